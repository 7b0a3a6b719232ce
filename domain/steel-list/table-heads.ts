import { listWords } from '#content/steel-list-words.ts'
import { sectionsIn } from './find-sections.ts'
import type { Token } from './read-tokens.ts'

type Title = keyof typeof listWords.columns
/** "other" has a title that we do not know. "surplus" has none where the others have one, or one that may mean the quantity. */
export type Column = { title?: Title | 'other' | 'surplus'; unit?: Token['unit']; isCounting?: boolean }

export type Cell = { text: string; from: number; to: number }
/** A line. Those of a table have cells, a column for each, and perhaps a heading. */
export type TableLine = {
  text: string
  cells: readonly Cell[]
  columns: readonly Column[]
  head?: string
  isCounted?: boolean
}

export type Table = { text: string; cells: readonly Cell[]; lines: TableLine[] }

const sectionTitles: readonly Column['title'][] = ['section', 'description']
const wordyTitles: readonly Column['title'][] = ['finish', 'grade', 'note', 'ends', 'other']
const titles = new Map(
  Object.entries(listWords.columns).flatMap(([title, list]) =>
    list.split(', ').map((words) => [normalTitle(words), title as Title] as const),
  ),
)

/** Without signs and without the unit: "Length (mm)" is "length", but "Total m" is no total in kilograms. */
function normalTitle(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9#/]+/g) ?? []
  return words
    .filter((word, at) => at === 0 || !(words[0] === 'total' ? /^kgs?$/ : /^(?:mm?|cm|kgs?|m2|knm?|gbp)$/).test(word))
    .join(' ')
}

/** "Price per tonne" is ignored, as "Price" is. "End bearing length" is not: it may be the length. */
function titleOf(text: string): Title | 'other' {
  const title = normalTitle(text)
  const words = title.split(' ').map((word) => titles.get(word))
  const isIgnored = words.includes('ignored') && words.every((word) => !word || word === 'ignored' || word === 'mass')
  return titles.get(title) ?? (isIgnored ? 'ignored' : 'other')
}

const mostTitleWords = 4
/** A line with more cells is no row of a table. */
export const mostCells = 40
const hasSize = /\d ?[x×*] ?\d/i
export const ditto = /^-? ?(?:["”]|''|ditto|do)\.? ?-?$/i
/** "203 x 133 x 25 UB" */
const mostSectionWords = 6
const mayCount = /^[1-9]\d{0,2}(?:\s?(?:no|nr|off|pcs?)\.?)?$/i

/** The titles of a line that says nothing else, "Drawing No. Item Length (mm)". */
export function titlesIn(line: string): string[] {
  const words = line.trim().split(/\s+/)
  const found: string[] = []
  for (let count = mostTitleWords; words.length > 0; count -= 1) {
    if (count === 0 || words.length > mostCells) return []
    if (!titles.has(normalTitle(words.slice(0, count).join(' ')))) continue
    found.push(words.splice(0, count).join(' '))
    count = mostTitleWords + 1
  }
  return found
}

/** Whether a line names the columns below it. The section may be above: "Mark, Length, No". */
export function isHead(cells: readonly string[]): boolean {
  const found = new Set(cells.filter(Boolean).map(titleOf))
  if (found.has('section') || found.has('description')) return found.size > (found.has('other') ? 2 : 1)
  return !found.has('other') && found.has('length') && (found.has('mark') || found.has('quantity'))
}

export function cellsIn(line: string, texts: readonly string[]): Cell[] {
  let to = 0
  return texts.map((text) => {
    const from = Math.max(to, line.indexOf(text, to))
    to = from + text.length
    return { text, from, to }
  })
}

/** The cells of a row below such titles: one word in each, and more in those of the section and in the last one. */
function wordsBelow(head: readonly Cell[], line: string): string[] {
  const words = line.trim().split(/\s+/)
  const at = head.findIndex(({ text }) => sectionTitles.includes(titleOf(text)))
  if (at < 0) return words.length === head.length ? words : []
  const after = head.length - at - 1
  const mayEnd = wordyTitles.includes(titleOf(head.at(-1)?.text ?? ''))
  for (let end = Math.min(words.length - after, at + mostSectionWords); end > at; end -= 1) {
    const section = words.slice(at, end).join(' ')
    const isSection = ditto.test(section) || sectionsIn(section).section
    const rest = words.slice(end)
    if (!isSection || (rest.length > after && !(mayEnd && after > 0))) continue
    const last = rest.slice(after - 1).join(' ')
    return [...words.slice(0, at), section, ...rest.slice(0, after - 1), last].slice(0, head.length)
  }
  return []
}

/** Gives the rows their columns: by their number, or where there are more or fewer cells, by their place below a title. */
export function placeColumns({ text, cells: head, lines }: Table, separator?: string): readonly TableLine[] {
  if (head.length === 0) return lines
  const all = lines.map((line) =>
    separator === ' ' ? { ...line, cells: cellsIn(line.text, wordsBelow(head, line.text)) } : line,
  )
  const named = columnsOf(
    head.map(({ text }) => text),
    all.filter(({ cells }) => cells.length > 0).map(({ cells }) => cells.map(({ text }) => text)),
  )
  const isSectioned = named.some(({ title }) => sectionTitles.includes(title))
  const hasMark = named.some(({ title }) => title === 'mark')
  return all.map((line) => {
    // A row whose cells are below two titles is not aligned with them.
    const isAcross = line.cells.some(
      (cell) => head.filter(({ from, to }) => from < cell.to && cell.from < to).length > 1,
    )
    const isPlaced =
      separator === '  ' && line.cells.length !== head.length && (line.cells.length < head.length || !isAcross)
    let before = -1
    const columns = line.cells.map((cell, index): Column => {
      const gaps = isPlaced ? head.map(({ from, to }) => Math.max(from - cell.to, cell.from - to)) : []
      const at = isPlaced ? gaps.indexOf(Math.min(...gaps)) : index
      // Two cells below one title: only a section may have a gap.
      const column = (at === before ? undefined : named[at]) ?? { title: 'surplus' }
      before = sectionTitles.includes(column.title) ? -1 : at
      return column.title === 'item' ? { title: itemTitle(cell.text, hasMark, isSectioned) } : column
    })
    return { ...line, columns, head: text, isCounted: named.some(({ title }) => title === 'quantity') }
  })
}

/** What the columns are: by their titles, and by their cells where a title may mean the quantity. */
function columnsOf(head: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  const found = head.map(titleOf)
  const cells = head.map((_, index) => rows.map((texts) => texts[index] ?? ''))
  const isCounting = cells.map((texts) => texts.length > 1 && countsFrom(texts) === 1)
  return head.map((text, index): Column => {
    const unit = (/\b(?:mm|cm|m)\b/i.exec(text)?.[0].toLowerCase() ?? '') as Token['unit']
    const title = found[index]
    const isSection = (title === 'mark' || title === 'grade') && !found.some((title) => sectionTitles.includes(title))
    if (isSection && cells[index]?.some((text) => hasSize.test(text) || sectionsIn(text).section))
      return { title: 'description' }
    // A column whose title we do not know may be the quantity, if there is none.
    const isUnknown = title === 'other' && !found.includes('quantity') && !isCounting[index]
    if (isUnknown && cells[index]?.every((text) => !text || mayCount.test(text))) return { title: 'surplus' }
    if (title !== 'quantity' || !/^n(?:o|r|umber)?\b/i.test(text.trim()) || !isCounting[index]) return { title, unit }
    // "No." over 1, 2, 3 is a row number next to a quantity. If alone, ask, unless another column counts too.
    if (found.indexOf(title) < found.lastIndexOf(title)) return { title: 'ignored' }
    return { title: rows.length > 2 && isCounting.filter(Boolean).length < 2 ? 'surplus' : title }
  })
}

/** An item is the number of the line, but "S1" is a mark, and other words may be the section. */
function itemTitle(item: string, hasMark: boolean, isSectioned: boolean): Column['title'] {
  if (!/\p{L}/u.test(item)) return 'ignored'
  const isCode = item.length === 1 || (/\d/.test(item) && !/\s/.test(item))
  if (!hasMark && isCode) return 'mark'
  return isSectioned ? 'note' : 'surplus'
}

/** The first number of cells that count on: 1, 2, 3. In tens, 10, 20, 30 is the same. */
export function countsFrom(cells: readonly string[]): number | undefined {
  const [first = 0, second] = cells.map(Number)
  const step = first === 10 && second === 20 ? 10 : 1
  const isCounting = cells.every((text, at) => text === `${first + at * step}`) && (cells.length > 1 || first === 1)
  return isCounting ? first / step : undefined
}
