import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { BuiltPage } from './built-pages.ts'

/** The links of the pages to addresses of this site that have neither a page nor a file. */
export function deadLinks(client: string, pages: readonly BuiltPage[]): string[] {
  return pages.flatMap(({ path, html }) => {
    const links = DomUtils.getElementsByTagName('a', parseDocument(html)).flatMap(({ attribs }) => attribs.href ?? [])
    return [...new Set(links)]
      .filter((href) => href.startsWith('/'))
      .filter((href) => {
        const address = href.replace(/[?#].*$/, '')
        return !pages.some((page) => page.path === address) && !existsSync(join(client, address))
      })
      .map((href) => `${path} links to ${href}`)
  })
}
