import type { Location, MetaDescriptor } from 'react-router'
import { plainPath } from '#app/layout/use-path.ts'
import { tagsForRobots } from './page-head.ts'

type Facts = { loaderData?: { head: MetaDescriptor[] }; location: Location }

/** A page's `meta`: its loader has made the tags at build, so that what makes them never reaches the browser. */
export function headFromLoader({ loaderData, location }: Facts): MetaDescriptor[] {
  const head = loaderData?.head ?? []
  return import.meta.env.SSR ? [...head, ...tagsForRobots(plainPath(location.pathname))] : head
}
