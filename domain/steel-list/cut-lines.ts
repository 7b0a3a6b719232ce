import Papa from 'papaparse'
import { listWords } from '#content/steel-list-words.ts'
import { withoutEscape } from './list-table.ts'
import type { Token } from './read-tokens.ts'

type Title = keyof typeof listWords.columns
/** "other" has a title that we do not know, and "surplus" none where the others have one. */
export type Column = { title?: Title | 'other' | 'surplus'; unit?: Token['unit']; isCounting?: boolean }
/** A cell with its place in its line. */
type Cell = { text: string; from: number; to: number }
/** A line. Those of a table have cells, and a column for each. */
export type TableLine = { text: string; cells: readonly Cell[]; columns: readonly Column[] }

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

const cut = (line: string, separator: string) =>
  line.split(separator === ',' ? /,(?=\S)/ : separator).filter((cell) => cell || separator !== '  ')

/** Two cells are columns only if every line has two. Two spaces in one line may be an accident. */
function leastCells(lines: readonly string[], separator: string): number {
  const isPair = (line: string) => cut(line, separator).filter((cell) => cell.trim()).length === 2
  const isAccident = separator === '  ' && lines.length === 1 && !lines[0]?.trim().includes('   ')
  return lines.every(isPair) && !isAccident ? 2 : 3
}

/** Cuts a text into lines, and those of a table into cells at tabs, semicolons, bars, commas or several spaces. Headings are left out. */
export function cutLines(text: string): TableLine[] {
  const plainText = text.replace(/^\ufeff/, '')
  const rows = plainText.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim())
  const separator = separatorOf(rows)
  const isSpaced = separator === '  '
  const least = isSpaced ? leastCells(rows, separator) : Number.POSITIVE_INFINITY
  const lines = !separator || isSpaced ? rows.map((row) => spacedLine(row, least)) : parsedLines(plainText, separator)
  const tables: { head: readonly Cell[]; lines: TableLine[] }[] = [{ head: [], lines: [] }]
  for (const line of lines) {
    if (isHead(line.cells.map(({ text }) => text))) tables.push({ head: line.cells, lines: [] })
    else tables.at(-1)?.lines.push(line)
  }
  return tables.flatMap(({ head, lines }) => placeColumns(head, lines, isSpaced))
}

function parsedLines(text: string, delimiter: string): TableLine[] {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const
  const parsed = Papa.parse<string[]>(text, options)
  // An inch sign is no quotation mark.
  const isQuoted = !parsed.errors.some(({ type }) => type === 'Quotes')
  const { data } = isQuoted ? parsed : Papa.parse<string[]>(text, { ...options, quoteChar: '\0' })
  return data.map((values) => {
    let line = ''
    const cells = values.map((value) => {
      const text = withoutEscape(value).replace(/\s+/g, ' ').trim()
      line += text && line ? `  ${text}` : text
      return { text, from: line.length - text.length, to: line.length }
    })
    const filled = cells.filter(({ text }) => text).length
    // A line with more cells is no row of a schedule.
    const isRow = filled > 1 && cells.length <= 40
    return { text: filled > 1 ? line : values.join(delimiter).trim(), cells: isRow ? cells : [], columns: [] }
  })
}

function spacedLine(text: string, least: number): TableLine {
  const cells = [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }))
  return { text, cells: cells.length >= least && cells.length <= 40 ? cells : [], columns: [] }
}

/** The one of the heading, or else of the most rows. Commas separate the cells of quoted text only. */
function separatorOf(lines: readonly string[]): string | undefined {
  const counted = ['\t', ';', '|', ',', '  '].map((separator) => {
    const rows = lines.map((line) => cut(line.trim(), separator))
    if (rows.slice(0, 12).some(isHead)) return { separator, rows: Number.POSITIVE_INFINITY }
    const isQuoted = separator !== ',' || lines.some((line) => line.includes('","'))
    const least = separator === '\t' ? 2 : leastCells(lines, separator)
    return { separator, rows: isQuoted ? rows.filter((cells) => cells.length >= least).length : 0 }
  })
  return counted.filter(({ rows }) => rows > 0).sort((one, other) => other.rows - one.rows)[0]?.separator
}

/** The columns that the cells of a heading name. */
export const titlesIn = (cells: readonly string[]) => cells.flatMap((text) => titles.get(normalTitle(text)) ?? [])

function isHead(cells: readonly string[]): boolean {
  const found = new Set(titlesIn(cells))
  return (found.has('section') || found.has('description')) && found.size > 1
}

/** Gives the rows their columns: by their number, or where cells are missing, by their place below a title. */
function placeColumns(head: readonly Cell[], lines: readonly TableLine[], isSpaced: boolean): readonly TableLine[] {
  if (head.length === 0) return lines
  const rows = lines.filter(({ cells }) => cells.length > 0)
  const counts = (index: number) =>
    rows.length > 1 && countsFrom(rows.map(({ cells }) => cells[index]?.text ?? '')) === 1
  const found = head.map(({ text }) => titles.get(normalTitle(text)) ?? 'other')
  const several = found.indexOf('quantity') < found.lastIndexOf('quantity')
  const named = head.map(({ text }, index): Column => {
    const unit = (/\b(?:mm|cm|m)\b/i.exec(text)?.[0].toLowerCase() ?? '') as Token['unit']
    const isNumbering = found[index] === 'quantity' && counts(index)
    if (isNumbering && several) return { title: 'ignored' }
    // "No." over 1, 2, 3 may number the rows, unless another column does: a question.
    const isDoubtful = isNumbering && rows.length > 2 && /^n(?:o|r|umber)?\b/i.test(text.trim())
    return { title: isDoubtful && !head.some((_, at) => at !== index && counts(at)) ? 'surplus' : found[index], unit }
  })
  return lines.map((line) => {
    const isPlaced = isSpaced && line.cells.length < head.length
    const columns = line.cells.map((cell, index): Column => {
      const gaps = isPlaced ? head.map(({ from, to }) => Math.max(from - cell.to, cell.from - to)) : []
      const column = named[isPlaced ? gaps.indexOf(Math.min(...gaps)) : index] ?? { title: 'surplus' }
      return column.title === 'item' ? { title: itemTitle(cell.text, found.includes('mark')) } : column
    })
    return { ...line, columns }
  })
}

/** An item is the number of the line, but "S1" is a mark. */
function itemTitle(item: string, hasMark: boolean): Title {
  if (!/\p{L}/u.test(item)) return 'ignored'
  const isCode = item.length === 1 || (/\d/.test(item) && !/\s/.test(item))
  return !hasMark && isCode ? 'mark' : 'note'
}

/** The first number of cells that count on: 1, 2, 3. */
export function countsFrom(cells: readonly string[]): number | undefined {
  const first = Number(cells[0])
  const isCounting = cells.every((text, at) => text === `${first + at}`) && (cells.length > 1 || first === 1)
  return isCounting ? first : undefined
}
