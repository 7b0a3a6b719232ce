import type { MetaDescriptor } from 'react-router'

/** A page's `meta`: its loader has made the tags at build, so that what makes them never reaches the browser. */
export function headFromLoader({ loaderData }: { loaderData?: { head: MetaDescriptor[] } }): MetaDescriptor[] {
  return loaderData?.head ?? []
}
