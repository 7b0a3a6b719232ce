import Papa from 'papaparse'
import { listWords } from '#content/steel-list-words.ts'
import { sectionsIn } from './find-sections.ts'
import { withoutEscape } from './list-table.ts'
import type { Token } from './read-tokens.ts'

type Title = keyof typeof listWords.columns
/** "other" has a title that we do not know. "surplus" has none where the others have one, or one that may mean the quantity. */
export type Column = { title?: Title | 'other' | 'surplus'; unit?: Token['unit']; isCounting?: boolean }
export type Cell = { text: string; from: number; to: number }
/** A line. Those of a table have cells, a column for each, and perhaps a heading. */
export type TableLine = { text: string; cells: readonly Cell[]; columns: readonly Column[]; head?: string }

type Table = { text: string; cells: readonly Cell[]; lines: TableLine[] }

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
    .filter((word, at) => at === 0 || !(words[0] === 'total' ? /^kgs?$/ : /^(?:mm?|cm|kgs?|m2)$/).test(word))
    .join(' ')
}

const titleOf = (text: string) => titles.get(normalTitle(text)) ?? 'other'

/** Dashes and single spaces separate cells below a heading only, and commas also where all lines have the same number of them. */
const separators = ['\t', ';', '|', ',', '  ', ' - ', ' ']
export const ditto = /^-? ?(?:["”]|''|ditto|do)\.? ?-?$/i
/** Where a line of a pasted text ends. */
export const lineEnd = /\r\n|[\n\r\u2028]/
/** Two spaces in a line may be an accident. */
const leastCells = 3
/** A line with more cells is no row of a table. */
const mostCells = 40
const mostTitleWords = 4
const mayCount = /^[1-9]\d{0,2}(?:\s?(?:no|nr|off|pcs?)\.?)?$/i
/** "203 x 133 x 25 UB" */
const mostSectionWords = 6

/** Cuts a text into lines, and those of a table into cells. Headings are left out. */
export function cutLines(text: string): TableLine[] {
  const rows = text.split(lineEnd).filter((line) => line.trim())
  const separator = separatorOf(rows)
  const lines =
    separator?.trim() || separator === '\t'
      ? parsedLines(text, separator)
      : rows.map((text) => ({ text, texts: separator ? cut(text, separator) : [] }))
  const tables: Table[] = [{ text: '', cells: [], lines: [] }]
  for (const { text, texts } of lines) {
    const isRow = texts.filter(Boolean).length >= (separator === '  ' ? leastCells : 2) && texts.length <= mostCells
    const cells = isRow ? cellsIn(text, texts) : []
    if (isHead(cells.map(({ text }) => text))) tables.push({ text, cells, lines: [] })
    else tables.at(-1)?.lines.push({ text, cells, columns: [] })
  }
  return tables.flatMap((table) => placeColumns(table, separator))
}

function cellsIn(line: string, texts: readonly string[]): Cell[] {
  let to = 0
  return texts.map((text) => {
    const from = Math.max(to, line.indexOf(text, to))
    to = from + text.length
    return { text, from, to }
  })
}

function parsedLines(text: string, delimiter: string) {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const
  const parsed = Papa.parse<string[]>(text, options)
  // An inch sign and a ditto mark are no quotation marks.
  const hasQuotes = /(?:^|[\t;|,])"/m.test(text) && !/[\t;|]"(?:[\t;|]|$)/m.test(text)
  const isQuoted = hasQuotes && !parsed.errors.some(({ type }) => type === 'Quotes')
  const { data } = isQuoted ? parsed : Papa.parse<string[]>(text, { ...options, quoteChar: '\0' })
  return data.map((values) => {
    const texts = values.map((value) => withoutEscape(value).replace(/\s+/g, ' ').trim())
    return { text: isQuoted ? Papa.unparse([texts], { delimiter }) : texts.join(delimiter), texts }
  })
}

/** The one of a heading near the top, or else of the most rows. */
function separatorOf(lines: readonly string[]): string | undefined {
  const isQuoted = lines.some((line) => line.includes('","'))
  const byCommas = new Set(lines.map((line) => (line.includes(', ') ? 0 : line.split(',').length)))
  const isCsv = isQuoted || (lines.length > 1 && byCommas.size === 1 && !byCommas.has(0))
  const counted = separators.map((separator) => {
    if (lines.slice(0, 12).some((line) => isHead(cut(line, separator))))
      return { separator, rows: Number.POSITIVE_INFINITY }
    const isAlone = separator === ',' ? isCsv : separator !== ' ' && separator !== ' - '
    const least = separator === '\t' || (separator === ',' && isQuoted) ? 2 : leastCells
    return { separator, rows: isAlone ? lines.filter((line) => cut(line, separator).length >= least).length : 0 }
  })
  return counted.filter(({ rows }) => rows > 0).sort((one, other) => other.rows - one.rows)[0]?.separator
}

function cut(line: string, separator: string): string[] {
  if (separator === ' ') return titlesIn(line)
  const cells = line.split(separator).map((cell) => cell.trim())
  return cells.filter((cell) => cell || separator !== '  ')
}

/** The titles of a line that says nothing else, "Drawing No. Item Length (mm)". */
function titlesIn(line: string): string[] {
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

/** The cells of a row below such titles: one word in each, and more in those of the section and in the last one. */
function wordsBelow(head: readonly Cell[], line: string): string[] {
  const words = line.trim().split(/\s+/)
  const at = head.findIndex(({ text }) => sectionTitles.includes(titleOf(text)))
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

function isHead(cells: readonly string[]): boolean {
  const found = new Set<Column['title']>(cells.map(titleOf).filter((title) => title !== 'other'))
  return sectionTitles.some((title) => found.has(title)) && found.size > 1
}

/** Gives the rows their columns: by their number, or where cells are missing, by their place below a title. */
function placeColumns({ text, cells: head, lines }: Table, separator?: string): readonly TableLine[] {
  if (head.length === 0) return lines
  const all = lines.map((line) =>
    separator === ' ' ? { ...line, cells: cellsIn(line.text, wordsBelow(head, line.text)) } : line,
  )
  const named = columnsOf(
    head.map(({ text }) => text),
    all.filter(({ cells }) => cells.length > 0),
  )
  const hasMark = named.some(({ title }) => title === 'mark')
  return all.map((line) => {
    const isPlaced = separator === '  ' && line.cells.length < head.length
    const columns = line.cells.map((cell, index): Column => {
      const gaps = isPlaced ? head.map(({ from, to }) => Math.max(from - cell.to, cell.from - to)) : []
      const column = named[isPlaced ? gaps.indexOf(Math.min(...gaps)) : index] ?? { title: 'surplus' }
      return column.title === 'item' ? { title: itemTitle(cell.text, hasMark) } : column
    })
    return { ...line, columns, head: text }
  })
}

/** What the columns are: by their titles, and by their cells where a title may mean the quantity. */
function columnsOf(head: readonly string[], rows: readonly TableLine[]): Column[] {
  const found = head.map(titleOf)
  const cells = head.map((_, index) => rows.map(({ cells }) => cells[index]?.text ?? ''))
  const isCounting = cells.map((texts) => texts.length > 1 && countsFrom(texts) === 1)
  return head.map((text, index): Column => {
    const unit = (/\b(?:mm|cm|m)\b/i.exec(text)?.[0].toLowerCase() ?? '') as Token['unit']
    const title = found[index]
    // A column whose title we do not know may be the quantity, if there is none.
    const isUnknown = title === 'other' && !found.includes('quantity') && !isCounting[index]
    if (isUnknown && cells[index]?.every((text) => !text || mayCount.test(text))) return { title: 'surplus' }
    if (title !== 'quantity' || !/^n(?:o|r|umber)?\b/i.test(text.trim()) || !isCounting[index]) return { title, unit }
    // "No." over 1, 2, 3 is a row number next to a quantity. If alone, ask, unless another column counts too.
    if (found.indexOf(title) < found.lastIndexOf(title)) return { title: 'ignored' }
    return { title: rows.length > 2 && isCounting.filter(Boolean).length < 2 ? 'surplus' : title }
  })
}

/** An item is the number of the line, but "S1" is a mark. */
function itemTitle(item: string, hasMark: boolean): Title {
  if (!/\p{L}/u.test(item)) return 'ignored'
  const isCode = item.length === 1 || (/\d/.test(item) && !/\s/.test(item))
  return !hasMark && isCode ? 'mark' : 'note'
}

/** The first number of cells that count on: 1, 2, 3. In tens, 10, 20, 30 is the same. */
export function countsFrom(cells: readonly string[]): number | undefined {
  const [first = 0, second] = cells.map(Number)
  const step = first === 10 && second === 20 ? 10 : 1
  const isCounting = cells.every((text, at) => text === `${first + at * step}`) && (cells.length > 1 || first === 1)
  return isCounting ? first / step : undefined
}
