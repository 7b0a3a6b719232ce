import Papa from 'papaparse'
import { sectionsIn } from './find-sections.ts'
import { withoutEscape } from './list-table.ts'
import {
  type Column,
  columnsOf,
  isHead,
  itemTitle,
  mostCells,
  sectionTitles,
  titleOf,
  titlesIn,
} from './table-heads.ts'

export type Cell = { text: string; from: number; to: number }
/** A line. Those of a table have cells, a column for each, and perhaps a heading. */
export type TableLine = { text: string; cells: readonly Cell[]; columns: readonly Column[]; head?: string }

type Table = { text: string; cells: readonly Cell[]; lines: TableLine[] }

const wordyTitles: readonly Column['title'][] = ['finish', 'grade', 'note', 'ends', 'other']

/** Dashes and single spaces separate cells below a heading only, and commas also where all lines have the same number of them. */
const separators = ['\t', ';', '|', ',', '  ', ' - ', ' ']
export const ditto = /^-? ?(?:["”]|''|ditto|do)\.? ?-?$/i
/** What a scanner makes of a line or a spot. */
const stray = /(?<=\s)(?:[|_•·»«`.]+(?=\s|$)|~$)/g
/** Where a line of a pasted text ends. */
export const lineEnd = /\r\n|[\n\r\u2028]/
/** Two spaces in a line may be an accident. */
const leastCells = 3
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
  const titles = separator === ' ' ? titlesIn(line) : []
  // "Length required" is no heading.
  if (separator === ' ') return titles.length > 2 ? titles : []
  if (separator !== '  ') return line.split(separator).map((cell) => cell.trim())
  const cells = line.replace(stray, ' ').split(/\s\s+/).filter(Boolean)
  // "Qty Length" between other titles.
  return cells.flatMap((cell) => (cells.length > 1 && titlesIn(cell).length > 1 ? titlesIn(cell) : cell))
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
function placeColumns({ text, cells: head, lines }: Table, separator?: string): readonly TableLine[] {
  if (head.length === 0) return lines
  const all = lines.map((line) =>
    separator === ' ' ? { ...line, cells: cellsIn(line.text, wordsBelow(head, line.text)) } : line,
  )
  const named = columnsOf(
    head.map(({ text }) => text),
    all.filter(({ cells }) => cells.length > 0).map(({ cells }) => cells.map(({ text }) => text)),
  )
  const hasMark = named.some(({ title }) => title === 'mark')
  return all.map((line) => {
    const isPlaced = separator === '  ' && line.cells.length !== head.length
    let before = -1
    const columns = line.cells.map((cell, index): Column => {
      const gaps = isPlaced ? head.map(({ from, to }) => Math.max(from - cell.to, cell.from - to)) : []
      const at = isPlaced ? gaps.indexOf(Math.min(...gaps)) : index
      // Two cells below one title: only a section may have a gap.
      const column = (at === before ? undefined : named[at]) ?? { title: 'surplus' }
      before = sectionTitles.includes(column.title) ? -1 : at
      return column.title === 'item' ? { title: itemTitle(cell.text, hasMark) } : column
    })
    return { ...line, columns, head: text }
  })
}
