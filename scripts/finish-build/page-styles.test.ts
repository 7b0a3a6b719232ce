import { expect, it } from 'vitest'
import { withOwnStyles } from './page-styles.ts'

const html = (classes: string, css = '', script = '') =>
  `<head><style>${css}</style></head><body><p class="${classes}">é</p><script>${script}</script></body>`
const css = '@layer components{.own{color:red}.other{color:#00f}.other>i,.own .other{top:0}p:not(.other){left:0}}'

/** The styles of the first page. */
function stylesOf(pages: readonly string[], { scripts = '', fragment = '' } = {}): string {
  const [first] = withOwnStyles(
    pages.map((text, index) => ({ path: `/${index}`, html: text })),
    [{ path: '/fragments/part', html: fragment }],
    scripts,
  )
  return first?.html.match(/<style>(.*)<\/style>/)?.[1] ?? ''
}

it('drops the rules for classes that only other pages have', () => {
  expect(stylesOf([html('own', css), html('other')])).toBe('@layer components{.own{color:red}p:not(.other){left:0}}')
})

it('changes nothing else in the page', () => {
  const [page] = withOwnStyles([{ path: '/', html: html('own', '.own{color:red}', 'let x = "<style>"') }], [], '')
  expect(page?.html).toBe(html('own', '.own{color:red}', 'let x = "<style>"'))
})

it.each([
  ['a script of the page', html('own', css, 'box.className = "other"'), {}],
  ['a script that any page may load', html('own', css), { scripts: 'className:`d-thin other`' }],
  ['a fragment that the page loads', html('own', css, 'load("/fragments/part")'), { fragment: html('other') }],
])('keeps the rules for a class in %s', (_, page, later) => {
  expect(stylesOf([page, html('other')], later)).toContain('.other>i')
})

it('drops the rules for a class in a fragment that only other pages load', () => {
  expect(stylesOf([html('own', css), html('other')], { fragment: html('other') })).not.toContain('.other>i')
})

it('keeps the rules for classes that a script puts together', () => {
  const styles = '.button--small{top:0}.button__icon{top:0}'
  const script = `className:\`button button--\${e}\``
  expect(stylesOf([html('', styles), html('button--small button__icon')], { scripts: script })).toBe(
    '.button--small{top:0}',
  )
})
