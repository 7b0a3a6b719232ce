import { DomUtils, parseDocument } from 'htmlparser2'
import { transform } from 'lightningcss'
import type { BuiltPage } from './built-pages.ts'

const parse = (html: string) => parseDocument(html, { withStartIndices: true, withEndIndices: true })

function classesOf(html: string): string[] {
  return DomUtils.findAll(({ attribs }) => Boolean(attribs.class), parse(html).children).flatMap(
    ({ attribs }) => attribs.class?.split(/\s+/) ?? [],
  )
}

/** Whether a script or fragment writes the class, whole or as the start of a template such as `button--${look}`. */
function isWritten(name: string, text: string): boolean {
  const starts = [...name.matchAll(/-/g)].map(({ index }) => `${name.slice(0, index + 1)}\${`)
  return [name, ...starts].some((part) => text.includes(part))
}

/**
 * Leaves out of each page's styles the rules for classes that only other pages have. `shared` is text in which a class may appear
 * that any page shows later: scripts and fragments.
 */
export function withOwnStyles(pages: readonly BuiltPage[], shared: string): BuiltPage[] {
  const classes = new Map(pages.map(({ path, html }) => [path, new Set(classesOf(html))]))
  const all = new Set([...classes.values()].flatMap((names) => [...names]))
  return pages.map(({ path, html }) => {
    const page = parse(html)
    const scripts = shared + DomUtils.getElementsByTagName('script', page).map(DomUtils.textContent).join()
    const unusedSymbols = [...all].filter((name) => !classes.get(path)?.has(name) && !isWritten(name, scripts))
    const styles = DomUtils.getElementsByTagName('style', page).flatMap(({ children }) => children)
    const lean = styles.reduceRight((text, { startIndex, endIndex }) => {
      if (startIndex === null || endIndex === null) throw new Error(`No position of the styles of ${path}`)
      const code = Buffer.from(html.slice(startIndex, endIndex + 1))
      const own = transform({ filename: path, code, minify: true, unusedSymbols }).code
      return text.slice(0, startIndex) + own + text.slice(endIndex + 1)
    }, html)
    return { path, html: lean }
  })
}
