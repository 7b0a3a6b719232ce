import type { Page } from '@playwright/test'

/** A page as it is sent, before any script has run: what robots and link checkers see. */
export type PageHtml = {
  path: string
  status: number
  titles: string[]
  /** Content by `name` or `property`; several of one name make several entries. */
  metas: [name: string, content: string][]
  canonicals: string[]
  /** Texts of the JSON-LD scripts. */
  graphs: string[]
  /** Labels of the breadcrumb, first to last. */
  crumbs: string[]
  ids: string[]
  /** `href` of every link, as written. */
  links: string[]
  /** Address of every file the page may load, as written. */
  files: string[]
}

/** Fetches pages of the site under test and takes them apart with the browser's own parser. */
export async function readPages(page: Page, paths: readonly string[]): Promise<PageHtml[]> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  return page.evaluate(async (wanted) => {
    function takeApart(path: string, status: number, html: string) {
      const sent = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...sent.querySelectorAll(selector)]
      const attribute = (selector: string, name: string) => all(selector).map((each) => each.getAttribute(name) ?? '')
      const text = (selector: string) => all(selector).map(({ textContent }) => textContent.trim())
      const candidates = attribute('[srcset]', 'srcset').flatMap((set) => set.split(', '))
      return {
        path,
        status,
        titles: text('head title'),
        metas: all('meta[name], meta[property]').map((meta): [string, string] => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
        canonicals: attribute('link[rel=canonical]', 'href'),
        graphs: text('script[type="application/ld+json"]'),
        crumbs: text('nav[aria-label=Breadcrumb] li'),
        ids: attribute('[id]', 'id'),
        links: attribute('a[href]', 'href'),
        files: [
          ...attribute('img[src], script[src], source[src]', 'src'),
          ...attribute('link[href]:not([rel=canonical])', 'href'),
          ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
        ],
      }
    }
    return Promise.all(
      wanted.map(async (path) => {
        const answer = await fetch(path, { redirect: 'manual' })
        return takeApart(path, answer.status, await answer.text())
      }),
    )
  }, paths)
}
