import type { ServiceFile } from './service-files.ts'

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
