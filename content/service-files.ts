// biome-ignore lint/style/noRestrictedImports: reads what the build decides by, which the browser never does
import { globSync, readFileSync } from 'node:fs'

export type ServiceFile = {
  /** Of its page, which is named after the file. */
  path: string
  name: string
  order: number
  quoteService: string
  contactService: string
  hidden?: { redirect: string } | undefined
}

/** Every file in content/services as it is on disk, unchecked: the facts that the checks need count them. */
export const serviceFiles = (root = '.') =>
  globSync('content/services/*.json', { cwd: root }).map((file): ServiceFile => {
    const path = `/${file.split(/[\\/.]/).at(-2)}`
    return { path, ...JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) }
  })

/** True for a service that the owner has not hidden. */
export const isShown = ({ hidden }: { hidden?: object | undefined }) => hidden === undefined

type Listed = Pick<ServiceFile, 'path' | 'name' | 'order' | 'hidden'>

/** What is wrong between a service and the others, by field. */
export function issuesBetween({ path, order, hidden }: Listed, all: readonly Listed[]) {
  const others = all.filter((service) => service.path !== path)
  const twin = others.find((service) => service.order === order)
  const target = others.find((service) => service.path === hidden?.redirect)
  const isLost = hidden && (hidden.redirect === path || target?.hidden)
  return [
    ...(isLost ? [{ path: ['hidden', 'redirect'], message: 'Choose a page that the site shows.' }] : []),
    ...(twin ? [{ path: ['order'], message: `${twin.name} has this position. Choose another.` }] : []),
  ]
}
