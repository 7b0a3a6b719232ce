import { versioned } from '#app/pictures/versioned.ts'
import { business } from '#content/business.ts'
import { type PagePath, unlistedPaths } from '#content/navigation.ts'
import { pictureFacts } from '#content/pictures.ts'
import { pageUrl, siteUrl } from '#content/site.ts'
import { type Seo, sharePicture } from './site-pages.ts'
import { type PageGraph, pageGraph } from './structured-data.ts'

export type HeadFacts = { path: PagePath; seo: Seo } & Pick<PageGraph, 'type' | 'page' | 'nodes'>

/** The head tags of the page for addresses that have none. */
export type MissingPage = { path: 'missing'; title: string; description: string }

/** Every head tag of a page, from its content. `/about` has the share image `/images/share/about.jpg`. */
export function pageHead(facts: HeadFacts | MissingPage) {
  if (facts.path === 'missing') {
    const meta = [
      { name: 'description', content: facts.description },
      { name: 'robots', content: 'noindex' },
    ]
    return { title: facts.title, canonical: undefined, meta, graph: undefined }
  }
  const { path, seo, ...graph } = facts
  const { title, description, keywords } = seo
  const url = pageUrl(path)
  const unlisted = unlistedPaths.includes(path)
  const image = versioned(`${siteUrl}/images/share/${path === '/' ? 'home' : path.slice(1)}.jpg`)
  return {
    title,
    canonical: url,
    meta: [
      { name: 'description', content: description },
      ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
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
      { property: 'og:image:alt', content: pictureFacts(sharePicture(path)).alt },
      // X takes its title, text and picture from the tags above.
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    // None on a page that search engines may not list.
    graph: unlisted ? undefined : pageGraph({ path, title, description, ...graph }),
  }
}
