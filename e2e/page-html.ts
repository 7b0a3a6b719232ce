import type { APIRequestContext } from '@playwright/test'
import { DomUtils, parseDocument } from 'htmlparser2'

/** Fetches pages of the site under test as they are sent, before any script has run: what robots and link checkers see. */
export function readPages(request: APIRequestContext, paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      return takeApart(path, answer.status(), await answer.text())
    }),
  )
}

export type PageHtml = ReturnType<typeof takeApart>

function takeApart(path: string, status: number, html: string) {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children)
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name))
  const values = (attribute: string, among = elements) => among.flatMap(({ attribs }) => attribs[attribute] ?? [])
  const links = named('link')
  const breadcrumb = named('nav').filter(({ attribs }) => attribs['aria-label'] === 'Breadcrumb')
  const candidates = values('srcset').flatMap((set) => set.split(', '))
  return {
    path,
    status,
    titles: named('title')
      .filter(({ parent }) => parent && 'name' in parent && parent.name === 'head')
      .map(DomUtils.textContent),
    /** Content by `name` or `property`; several of one name make several entries. */
    metas: named('meta').map(({ attribs }): [string, string] => [
      attribs.name ?? attribs.property ?? '',
      attribs.content ?? '',
    ]),
    canonicals: values(
      'href',
      links.filter(({ attribs }) => attribs.rel === 'canonical'),
    ),
    /** Texts of the JSON-LD scripts. */
    graphs: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(DomUtils.textContent),
    /** Labels of the breadcrumb, first to last. */
    crumbs: DomUtils.getElementsByTagName('li', breadcrumb).map((item) => DomUtils.textContent(item).trim()),
    ids: values('id'),
    /** Pictures that an element names, and the props of islands. */
    pictures: values('data-picture'),
    props: values('props', named('astro-island')),
    styles: named('style').map(DomUtils.textContent).join(''),
    /** `href` of every link, as written. */
    links: values('href', named('a')),
    /** Address of every file the page may load, as written. */
    files: [
      ...values('src', named('img', 'script', 'source')),
      ...values(
        'href',
        links.filter(({ attribs }) => attribs.rel !== 'canonical'),
      ),
      ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ],
  }
}
