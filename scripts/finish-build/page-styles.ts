import { DomUtils, parseDocument } from 'htmlparser2'
import { transform } from 'lightningcss'
import type { BuiltPage } from './built-pages.ts'

const parse = (html: string) => parseDocument(html, { withStartIndices: true, withEndIndices: true })

function classesOf(html: string): string[] {
  return DomUtils.findAll(({ attribs }) => Boolean(attribs.class), parse(html).children).flatMap(
    ({ attribs }) => attribs.class?.split(/\s+/) ?? [],
  )
}

/** Whether a script writes the class, whole or as the start of a template such as `button--${look}`. */
function isWritten(name: string, text: string): boolean {
  const starts = [...name.matchAll(/-/g)].map(({ index }) => `${name.slice(0, index + 1)}\${`)
  return [name, ...starts].some((part) => text.includes(part))
}

/**
 * Leaves out of each page's styles the rules for classes that only other pages have. Fragments that a page names, its own scripts
 * and all others (`scripts`) may add elements to it.
 */
export function withOwnStyles(
  pages: readonly BuiltPage[],
  fragments: readonly BuiltPage[],
  scripts: string,
): BuiltPage[] {
  const all = new Set(pages.flatMap(({ html }) => classesOf(html)))
  return pages.map(({ path, html }) => {
    const page = parse(html)
    const parts = fragments.filter((fragment) => html.includes(`"${fragment.path}"`)).map((fragment) => fragment.html)
    const own = new Set([html, ...parts].flatMap(classesOf))
    const text = scripts + DomUtils.getElementsByTagName('script', page).map(DomUtils.textContent).join()
    const unusedSymbols = [...all].filter((name) => !own.has(name) && !isWritten(name, text))
    const styles = DomUtils.getElementsByTagName('style', page).flatMap(({ children }) => children)
    const lean = styles.reduceRight((rest, { startIndex, endIndex }) => {
      if (startIndex === null || endIndex === null) throw new Error(`No position of the styles of ${path}`)
      const code = Buffer.from(html.slice(startIndex, endIndex + 1))
      const css = transform({ filename: path, code, minify: true, unusedSymbols }).code
      return rest.slice(0, startIndex) + css + rest.slice(endIndex + 1)
    }, html)
    return { path, html: lean }
  })
}
