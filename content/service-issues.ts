import type { ServiceFile } from './service-files.ts'

type Listed = Pick<ServiceFile, 'path' | 'name' | 'order' | 'related' | 'hidden'>

/** What is wrong between a service and the others, by field. */
export function issuesBetween({ path, order, related, hidden }: Listed, all: readonly Listed[]) {
  const others = all.filter((service) => service.path !== path)
  const twin = others.find((service) => service.order === order)
  const unknown = [...related.keys()].filter((index) => !others.some((service) => service.path === related[index]))
  const target = others.find((service) => service.path === hidden?.redirect)
  const isLost = hidden && (hidden.redirect === path || target?.hidden)
  return [
    ...(isLost ? [{ path: ['hidden', 'redirect'], message: 'Choose a page that the site shows.' }] : []),
    ...(twin ? [{ path: ['order'], message: `${twin.name} has this position. Choose another.` }] : []),
    ...unknown.map((index) => ({ path: ['related', index], message: 'Choose the page of another service.' })),
  ]
}
