import { pageLabel } from './navigation.ts'
import { read } from './read.ts'
import { listing } from './service-listing.ts'
import data from './sitemap.json' with { type: 'json' }

const { groups, ...page } = read('sitemap', data)

/** The services that name `group` as theirs. */
const servicesIn = (group: string) =>
  listing(({ listings: { sitemap } }) => (sitemap.group === group ? sitemap : undefined)).map(({ service, entry }) => ({
    url: service.path,
    description: entry.text,
  }))

export const sitemapPage = {
  ...page,
  groups: groups.map(({ entries, ...group }) => ({
    ...group,
    // Titles are the labels that menus and breadcrumb use, so that a page has one name.
    entries: (entries ?? servicesIn(group.title)).map((entry) => ({ ...entry, title: pageLabel(entry.url) })),
  })),
}

export type SitemapGroup = (typeof sitemapPage.groups)[number]
