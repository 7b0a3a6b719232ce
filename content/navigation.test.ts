import { expect, it } from 'vitest'
import { footerServices, notFoundServices, pageLabel, paths, servicesMenu } from './navigation.ts'
import { listing } from './service-listing.ts'
import { servicePaths, services } from './services.ts'
import { sitemapPage } from './sitemap.ts'

/** Spec 2: the groups of the Services menu. A service may join a group; those named stay, in this order. */
const menu = {
  Core: ['/steel-fabrication-kent', '/structural-steel-london', '/welding-services'],
  Specialized: ['/steel-construction-gravesend', '/onsite-steel-fabrication', '/steel-beam-installation'],
  Technical: ['/3d-modeling-services', '/crane-hire-services', '/emergency-steel-repair'],
  Architectural: ['/architectural-metalwork-london', '/steel-staircase-installation'],
  Construction: ['/industrial-steel-platforms', '/steel-building-extensions-kent'],
}

it('has the menu of the specification, and every service once', () => {
  expect(servicesMenu.map(({ group }) => group)).toEqual(Object.keys(menu))
  for (const { group, links } of servicesMenu) {
    const named: readonly string[] = menu[group]
    expect(links.map(({ href }) => href).filter((href) => named.includes(href))).toEqual(named)
  }
  const inMenu = servicesMenu.flatMap(({ links }) => links.map(({ href }) => href))
  expect(inMenu.toSorted()).toEqual(servicePaths.toSorted())
})

it('names a service alike in menu, breadcrumb and sitemap', () => {
  const links = servicesMenu.flatMap((group) => group.links)
  const entries = sitemapPage.groups.flatMap((group) => group.entries)
  for (const { path, name } of services) {
    expect(pageLabel(path)).toBe(name)
    expect(links.find(({ href }) => href === path)?.label).toBe(name)
    expect(entries.find(({ url }) => url === path)?.title).toBe(name)
  }
})

it('shows six services in the footer and four on the 404 page', () => {
  expect(footerServices).toHaveLength(6)
  expect(notFoundServices).toHaveLength(4)
})

it('has home first, services in the middle and the small print behind', () => {
  expect(paths[0]).toBe('/')
  expect(paths.slice(paths.indexOf('/faq') + 1, paths.indexOf('/privacy-policy'))).toEqual(servicePaths)
})

it('runs a list in the order of the services, and puts an entry where its place says', () => {
  const [first, second, third, fourth] = servicePaths
  const pathsOf = (places: Record<string, { place?: number }>) =>
    listing(({ path }) => places[path]).map(({ service }) => service.path)
  expect(pathsOf({ [`${third}`]: {}, [`${first}`]: {} })).toEqual([first, third])
  expect(
    pathsOf({ [`${first}`]: {}, [`${second}`]: {}, [`${third}`]: { place: 2 }, [`${fourth}`]: { place: 1 } }),
  ).toEqual([fourth, third, first, second])
})
