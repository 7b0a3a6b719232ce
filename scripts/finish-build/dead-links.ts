import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'

export type BuiltPage = { path: string; html: string }

/** The links of the pages to places of this site that have neither a page, with that anchor, nor a file. */
export function deadLinks(client: string, pages: readonly BuiltPage[], redirected: readonly string[] = []) {
  const parsed = pages.map(({ path, html }) => {
    const elements = DomUtils.getElementsByTagName('*', parseDocument(html))
    const anchors = new Set(elements.map(({ attribs }) => attribs.id))
    const links = elements.flatMap(({ name, attribs }) => (/^(a|use)$/.test(name) && attribs.href ? attribs.href : []))
    return { path, anchors, links: [...new Set(links)] }
  })
  const isDead = (from: string, href: string) => {
    const [before = '', anchor = ''] = href.split('#')
    const [address = ''] = before.split('?')
    const page = parsed.find(({ path }) => path === (address || from))
    if (redirected.includes(address)) return false
    return page ? anchor !== '' && !page.anchors.has(anchor) : !existsSync(join(client, address))
  }
  return parsed.flatMap(({ path, links }) =>
    links.filter((href) => /^[/#]/.test(href) && isDead(path, href)).map((href) => ({ path, href })),
  )
}
