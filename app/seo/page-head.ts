import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'
import { business } from '#content/business.ts'
import { type PagePath, unlistedPaths } from '#content/navigation.ts'
import type { Seo } from '#content/page-copy.ts'
import { siteUrl } from '#content/site.ts'
import { type PageGraph, pageGraph, pageUrl } from './structured-data.ts'

type Facts = { path: PagePath; seo: Seo } & Pick<PageGraph, 'type' | 'page'> & { nodes?: readonly Thing[] }

/** A page's share image, by its path: `/about` is `/images/share/about.jpg`. */
function shareImage(path: string): string {
  return `${siteUrl}/images/share/${path === '/' ? 'home' : path.slice(1)}.jpg`
}

/** Tags that only robots read, by page. They are written into the HTML at build and never travel in the loader data. */
const robotTags = new Map<string, MetaDescriptor[]>()

/** Every head tag of a page, from its content. Gives those a browser needs; share tags and structured data are kept aside. */
export function pageHead({ path, seo, ...graph }: Facts): MetaDescriptor[] {
  const { title, description, keywords } = seo
  const url = pageUrl(path)
  const image = shareImage(path)
  robotTags.set(path, [
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { 'script:ld+json': pageGraph({ path, title, description, ...graph }) as never },
  ])
  return [
    { title },
    { name: 'description', content: description },
    ...(unlistedPaths.includes(path) ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
  ]
}

/** What `pageHead` kept aside for a page; only there is any while the site is built. */
export function tagsForRobots(path: string): MetaDescriptor[] {
  return robotTags.get(path) ?? []
}
