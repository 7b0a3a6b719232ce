import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The names of the blocks whose classes a style sheet selects or defines: `card` of `.card__title`, `.card--dark` or `@utility card`. */
function blocksOf(sheet: string): string[] {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  // What precedes a brace: a selector, or a rule's name and condition.
  const preludes = css.split('{').map((text) => text.slice(Math.max(text.lastIndexOf(';'), text.lastIndexOf('}')) + 1))
  return preludes
    .flatMap((prelude) => prelude.match(/(?<=\.|@utility )[a-z]\w*(?:-\w+)*/g) ?? [])
    .map((name) => name.split('__', 1)[0] ?? '')
}

it('has the classes of each block in one style sheet, so that none reaches into a component from outside', () => {
  const sheets = new Map<string, Set<string>>()
  for (const sheet of globSync('app/**/*.css'))
    for (const block of blocksOf(sheet)) sheets.set(block, (sheets.get(block) ?? new Set()).add(sheet))
  expect(sheets.size).toBeGreaterThan(100)
  const shared = [...sheets]
    .filter(([, files]) => files.size > 1)
    .map(([block, files]) => `.${block} in ${[...files].join(', ')}`)
  expect(shared).toEqual([])
})
