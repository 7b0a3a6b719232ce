import Papa from 'papaparse'
import { listWords } from '#content/steel-list-words.ts'
import type { End } from './list-row.ts'
import { withoutEscape } from './list-table.ts'
import { type GivenRow, type ReadLine, readTokens } from './read-line.ts'
import { type Token, tokensOf } from './read-tokens.ts'

type Title = keyof typeof listWords.columns
/** What a column holds; "other" has a title that we do not know, and "surplus" none where the others have one. */
type Column = { title?: Title | 'other' | 'surplus'; unit: '' | 'mm' | 'cm' | 'm' }
/** A cell with its place in its line. */
type Cell = { text: string; from: number; to: number }
/** A line, and its cells if it is the row of a table. Cells that several spaces separate are in their place below a title. */
export type TableLine = { text: string; cells: Cell[]; spaced?: boolean }

const titles = new Map(
  Object.entries(listWords.columns).flatMap(([title, list]) =>
    list.split(', ').map((words) => [plain(words), title as Title] as const),
  ),
)

/** Without signs and without the unit: "Length (mm)" is "length". */
function plain(title: string): string {
  const words = title.toLowerCase().replace(/[^a-z0-9#/ ]/g, ' ')
  return words
    .replace(/ (?:mm?|cm|kgs?|m2)(?= |$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A row with more is no row of a schedule. */
const mostCells = 40

/** Cuts a text into lines, and those of a table into cells at tabs, semicolons, bars, commas or several spaces. */
export function linesOf(text: string): TableLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|[\n\r\u2028]/)
  const separator = separatorOf(text, lines)
  if (!separator || separator === '  ')
    return lines.filter((line) => line.trim()).map((line) => spaced(line, separator))
  const options = { delimiter: separator, skipEmptyLines: 'greedy' } as const
  const parsed = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), options)
  // An inch sign is no quotation mark.
  const { data } = parsed.errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(text, { ...options, quoteChar: '\0' })
    : parsed
  return data.map((values) => {
    const line: TableLine = { text: '', cells: [] }
    for (const value of values.map((value) => withoutEscape(value).replace(/\s+/g, ' ').trim())) {
      if (value && line.text) line.text += '  '
      line.cells.push({ text: value, from: line.text.length, to: line.text.length + value.length })
      line.text += value
    }
    const filled = values.filter((value) => value.trim()).length
    return filled > 1 && filled <= mostCells ? line : { text: values.join(separator).trim(), cells: [] }
  })
}

function spaced(line: string, separator: string | undefined): TableLine {
  const cells = separator
    ? Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: text, index }) => ({
        text,
        from: index,
        to: index + text.length,
      }))
    : []
  return { text: line, cells: cells.length > 2 && cells.length <= mostCells ? cells : [], spaced: true }
}

function separatorOf(text: string, lines: readonly string[]): string | undefined {
  const separators = ['\t', ';', '|', ','].filter((sign) => text.includes(sign))
  const cells = (line: string, separator: string) =>
    line.split(separator === '  ' ? / {2,}/ : separator === ',' ? /,(?=\S)/ : separator)
  const first = lines.slice(0, 12)
  const head = [...separators, '  '].find((separator) =>
    first.some((line) => isHead(cells(line.replaceAll('"', ''), separator).map((text) => ({ text })))),
  )
  if (head) return head
  const others = separators.filter((sign) => sign !== ',' || text.includes('","'))
  const counted = [...others, '  '].map((separator) => ({
    separator,
    rows: lines.filter((line) => cells(line.trim(), separator).length > 2).length,
  }))
  const [most] = counted.filter(({ rows }) => rows > 0).sort((one, other) => other.rows - one.rows)
  return most?.separator
}

function isHead(cells: readonly Pick<Cell, 'text'>[]): boolean {
  const found = new Set(cells.map(({ text }) => titles.get(plain(text))))
  return (found.has('section') || found.has('description')) && (found.has('length') || found.has('quantity'))
}

/** Reads the rows of tables. Columns without a title are named by what most rows say. */
export function* readRows(lines: readonly TableLine[]): Generator<undefined, Map<TableLine, ReadLine | 'head'>> {
  const read = new Map<TableLine, ReadLine | 'head'>()
  let head: readonly Cell[] = []
  let rows: TableLine[] = []
  for (const line of lines) {
    if (line.cells.length === 0) continue
    if (isHead(line.cells)) {
      yield* readTable(head, rows, read)
      rows = []
      head = line.cells
      read.set(line, 'head')
    } else rows.push(line)
  }
  yield* readTable(head, rows, read)
  return read
}

function* readTable(
  head: readonly Cell[],
  rows: readonly TableLine[],
  read: Map<TableLine, ReadLine | 'head'>,
): Generator<undefined> {
  // A column that counts the rows holds no quantities, and a total next to a price is a price.
  const counts = (index: number) =>
    rows.length > 1 && rows.every(({ cells }, at) => cells[index]?.text === String(at + 1))
  const quantities = head.filter(({ text }) => titles.get(plain(text)) === 'quantity')
  const priced = head.some(({ text }) => /price|rate|cost|£/i.test(text))
  const named = head.map(({ text }, index): Column => {
    const unit = /\b(?:mm|cm|m)\b/i.exec(text)?.[0].toLowerCase() ?? ''
    const title = titles.get(plain(text)) ?? 'other'
    const ignored =
      (title === 'quantity' && quantities.length > 1 && counts(index)) ||
      (title === 'mass' && priced && !/kg|weight|wt|mass/i.test(text))
    return { title: ignored ? 'ignored' : title, unit: unit as Column['unit'] }
  })
  const placed = rows.map((line) => ({
    line,
    columns: head.length > 0 ? columnsAt(head, named, line) : line.cells.map((): Column => ({ unit: '' })),
  }))
  const numbered = head.length === 0 && counts(0)
  const given = (at: number): GivenRow => (numbered ? { next: at + 1, numbered } : { cells: true })
  for (const [at, { line, columns }] of placed.entries()) {
    if (at % 50 === 49) yield
    read.set(line, readCells(line, columns, given(at)))
  }

  const votes = new Map<string, number>()
  const roles = ['quantity', 'length'] as const
  for (const { line } of placed) {
    const found = read.get(line)
    if (found === 'head' || found?.kind !== 'row') continue
    for (const role of roles) {
      const place = found.spans[role]
      const at = line.cells.findIndex(({ from, to }) => place && from <= place[0] && place[1] <= to)
      const vote = `${line.cells.length} ${at} ${role}`
      if (at >= 0) votes.set(vote, (votes.get(vote) ?? 0) + 1)
    }
  }
  if (votes.size === 0 && head.length === 0) return
  for (const [at, { line, columns }] of placed.entries()) {
    if (at % 50 === 49) yield
    for (const [index, column] of columns.entries()) {
      const counts = roles.map((role) => votes.get(`${line.cells.length} ${index} ${role}`) ?? 0)
      if (!column.title && Math.max(...counts) > 0) column.title = roles[counts[0] === Math.max(...counts) ? 0 : 1]
      if (
        column.title === 'length' &&
        !column.unit &&
        isMetres(
          placed.map(
            ({ line, columns }) => line.cells[columns.findIndex(({ title }) => title === 'length')]?.text ?? '',
          ),
        )
      )
        column.unit = 'm'
    }
    const found = read.get(line)
    if (found === 'head' || found?.kind !== 'refused') continue
    const again = readCells(line, columns, given(at))
    if (head.length > 0 || again.kind === 'row') read.set(line, again)
  }
}

/** Lengths in metres: no number is longer than a bar, and one has decimals. */
function isMetres(lengths: readonly string[]): boolean {
  const numbers = lengths.filter(Boolean)
  return numbers.every((text) => /^\d\d?(?:\.\d+)?$/.test(text)) && numbers.some((text) => text.includes('.'))
}

/** The column of each cell: by its number, or where cells are missing, by its place below the title. */
function columnsAt(head: readonly Cell[], named: readonly Column[], { cells, spaced }: TableLine): Column[] {
  const surplus: Column = { title: 'surplus', unit: '' }
  if (!spaced || cells.length >= head.length) return cells.map((_, at) => ({ ...(named[at] ?? surplus) }))
  return cells.map((cell) => {
    const gaps = head.map(({ from, to }) => Math.max(from - cell.to, cell.from - to))
    return { ...(named[gaps.indexOf(Math.min(...gaps))] ?? surplus) }
  })
}

const nothing = /^(?:[-–—.=_/]*|n\/?a|none|nil)$/i

/** Puts the tokens of the cells in a row, which is read like any other line. What has a meaning by its column keeps it. */
function readCells({ text, cells }: TableLine, columns: readonly Column[], given: GivenRow): ReadLine {
  const filled = cells.flatMap((cell, at) => (nothing.test(cell.text) ? [] : { ...cell, ...columns[at] }))
  const of = (...names: Column['title'][]) => filled.filter(({ title }) => names.includes(title))
  const sections = of('section').length > 0
  const named = columns.some(({ title }) => title && title !== 'quantity' && title !== 'length')
  if (filled.length === 0 || (named && of('section', 'description', 'length').length === 0))
    return { kind: 'note', text }
  const tokens: Token[] = []
  const notes: string[] = []
  const row: GivenRow = { ...given }
  for (const { text, title, unit, from, to } of filled) {
    const misfit = () => (row.problem ??= { problem: 'cell', about: text, at: [from, to] })
    const role = title === 'quantity' || title === 'length' || title === 'mass' ? title : undefined
    const found = tokensOf(title === 'grade' ? text.replace(/^(?=\d{3}(?!\d))/, 'S') : text, from, role)
    const has = (...kinds: Token['is'][number][]) => found.every(({ is }) => kinds.some((kind) => is.includes(kind)))
    const isFinish =
      has('none', 'galvanised', 'powder coated', 'primed') && !columns.some(({ title }) => title === 'finish')
    if (title === 'mark') row.mark = text
    else if (title === 'note' && !isFinish) notes.push(text)
    else if (title === 'surplus') misfit()
    else if (title === 'ignored') continue
    else if (title === 'end1' || title === 'end2') {
      const [one, other] = row.ends ?? ['plain', 'plain']
      row.ends = title === 'end1' ? [endOf(text), other] : [one, endOf(text)]
    } else if (title === 'other' || (title === 'description' && sections)) {
      if (/[a-z]/i.test(text)) notes.push(text)
    } else {
      if (role === 'quantity' && !has('number', 'countAfter', 'each', 'numeral')) misfit()
      if (role === 'length' && !has('number', 'lengthAfter', 'each')) misfit()
      if (title === 'grade' && /\d/.test(text) && !has('grade', 'sign', 'fillers')) misfit()
      if (
        title === 'finish' &&
        !found.some(({ is }) =>
          ['none', 'galvanised', 'powder coated', 'primed'].some((kind) => is.includes(kind as Token['is'][number])),
        )
      )
        misfit()
      if (tokens.length > 0)
        tokens.push({ ...(found[0] as Token), is: ['cell'], text: ' ', families: [], role: undefined })
      for (const token of role === 'mass' ? found.filter(({ is }) => is.includes('number')) : found) {
        tokens.push(
          title === 'length' && token.is.includes('number') && !token.unit ? { ...token, unit: unit ?? '' } : token,
        )
      }
      if (title === 'holes' && has('number')) tokens.push(...tokensOf('holes', to))
    }
  }
  return readTokens(text, tokens, { ...row, note: notes.join('; ') })
}

/** A plain end, unless the cell names a plate. */
export function endOf(cell = ''): End {
  return (['end plate', 'base plate', 'fin plate'] as const).find((end) => end === cell.toLowerCase()) ?? 'plain'
}
