import Papa from 'papaparse'
import { listWords } from '#content/steel-list-words.ts'
import type { End } from './list-row.ts'
import { withoutEscape } from './list-table.ts'
import { type GivenRow, type ReadLine, readTokens } from './read-line.ts'
import { type Kind, type Token, tokensOf } from './read-tokens.ts'

type Title = keyof typeof listWords.columns
/** "other" has a title that we do not know, and "surplus" none where the others have one. `texts` are its cells. */
type Column = {
  title?: Title | 'other' | 'surplus'
  unit: '' | 'mm' | 'cm' | 'm'
  /** So many rows without a heading have their quantity or their length here. */
  quantity: number
  length: number
}
/** A cell with its place in its line. */
type Cell = { text: string; from: number; to: number }
/** A line, and its cells if it is the row of a table. Cells that several spaces separate are in their place below a title. */
export type TableLine = { text: string; cells: Cell[]; spaced?: boolean }
type Row = { line: TableLine; columns: Column[] }

const titles = new Map(
  Object.entries(listWords.columns).flatMap(([title, list]) =>
    list.split(', ').map((words) => [plain(words), title as Title] as const),
  ),
)

/** Without signs and without the unit: "Length (mm)" is "length". */
function plain(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9#/]+/g) ?? []
  return words.filter((word, at) => at === 0 || !/^(?:mm?|cm|kgs?|m2)$/.test(word)).join(' ')
}

const cut = (line: string, separator: string) =>
  line.split(separator === ',' ? /,(?=\S)/ : separator).filter((cell) => cell || separator !== '  ')

/** Cuts a text into lines, and those of a table into cells at tabs, semicolons, bars, commas or several spaces. */
export function linesOf(text: string): TableLine[] {
  const plainText = text.replace(/^\ufeff/, '')
  const lines = plainText.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim())
  const separator = separatorOf(lines)
  if (!separator || separator === '  ')
    return lines
      .filter((line) => line.trim())
      .map((text) => ({ text, cells: separator ? cellsAt(text) : [], spaced: true }))
  const options = { delimiter: separator, skipEmptyLines: 'greedy' } as const
  const parsed = Papa.parse<string[]>(plainText, options)
  // An inch sign is no quotation mark.
  const { data } = parsed.errors.some(({ type }) => type === 'Quotes')
    ? Papa.parse<string[]>(plainText, { ...options, quoteChar: '\0' })
    : parsed
  return data.map((values) => {
    const line: TableLine = { text: '', cells: [] }
    for (const value of values.map((value) => withoutEscape(value).replace(/\s+/g, ' ').trim())) {
      if (value && line.text) line.text += '  '
      line.cells.push({ text: value, from: line.text.length, to: line.text.length + value.length })
      line.text += value
    }
    const filled = line.cells.filter(({ text }) => text).length
    return filled > 1 ? line : { text: values.join(separator).trim(), cells: [] }
  })
}

function cellsAt(line: string): Cell[] {
  const found = [...line.matchAll(/\S+(?: \S+)*/g)]
  return found.length > 2 ? found.map(({ 0: text, index }) => ({ text, from: index, to: index + text.length })) : []
}

/** The one of the heading, or else of the most rows. Commas separate the cells of quoted text only. */
function separatorOf(lines: readonly string[]): string | undefined {
  const counted = ['\t', ';', '|', ',', '  '].map((separator) => {
    const rows = lines.map((line) => cut(line.trim(), separator))
    if (rows.slice(0, 12).some(isHead)) return { separator, rows: Number.POSITIVE_INFINITY }
    const isQuoted = separator !== ',' || lines.some((line) => line.includes('","'))
    return { separator, rows: isQuoted ? rows.filter((cells) => cells.length > 2).length : 0 }
  })
  return counted.filter(({ rows }) => rows > 0).sort((one, other) => other.rows - one.rows)[0]?.separator
}

function isHead(cells: readonly string[]): boolean {
  const found = new Set(cells.map((text) => titles.get(plain(text))))
  return (found.has('section') || found.has('description')) && (found.has('length') || found.has('quantity'))
}

/** Reads the rows of tables. Columns without a title are named by what most rows say. */
export function* readRows(lines: readonly TableLine[]): Generator<undefined, Map<TableLine, ReadLine | 'head'>> {
  const read = new Map<TableLine, ReadLine | 'head'>()
  let head: readonly Cell[] = []
  let rows: TableLine[] = []
  for (const line of lines) {
    // A line with more cells is no row of a schedule.
    if (line.cells.length === 0 || line.cells.length > 40) continue
    if (isHead(line.cells.map(({ text }) => text))) {
      yield* readTable(head, rows, read)
      rows = []
      head = line.cells
      read.set(line, 'head')
    } else rows.push(line)
  }
  yield* readTable(head, rows, read)
  return read
}

function* readTable(head: readonly Cell[], lines: readonly TableLine[], read: Map<TableLine, ReadLine | 'head'>) {
  const rows = placed(head, lines)
  for (const { line, columns } of rows) {
    yield
    const found = readCells(line, columns)
    read.set(line, found)
    for (const role of ['quantity', 'length'] as const) {
      const span = found.kind === 'row' ? found.spans[role] : undefined
      const column = columns[line.cells.findIndex(({ from, to }) => span && from <= span[0] && span[1] <= to)]
      if (column) column[role]++
    }
  }
  for (const column of new Set(rows.flatMap(({ columns }) => columns)))
    if (!column.title && column.quantity + column.length > 0)
      column.title = column.quantity >= column.length ? 'quantity' : 'length'
  for (const { line, columns } of head.length > 0 ? [] : rows) {
    const found = read.get(line)
    if (found === 'head' || found?.kind !== 'refused') continue
    yield
    const again = readCells(line, columns)
    if (again.kind === 'row') read.set(line, again)
  }
}

const column = (title: Column['title'], unit: Column['unit'] = ''): Column => ({ title, unit, quantity: 0, length: 0 })

/** The columns of each row: by their number, or where cells are missing, by their place below a title. */
function placed(head: readonly Cell[], lines: readonly TableLine[]): Row[] {
  // A column that counts the rows holds no quantities, and a total next to a price is a price.
  const counts = (index: number) =>
    lines.length > 1 && lines.every(({ cells }, at) => cells[index]?.text === String(at + 1))
  const found = head.map(({ text }) => titles.get(plain(text)) ?? 'other')
  const several = found.filter((title) => title === 'quantity').length > 1
  const priced = head.some(({ text }) => /price|rate|cost|£/i.test(text))
  const named = head.map(({ text }, index) => {
    const title = found[index]
    const isPrice = title === 'mass' && priced && !/kg|weight|wt|mass/i.test(text)
    if (isPrice || (title === 'quantity' && several && counts(index))) return column('ignored')
    return column(title, (/\b(?:mm|cm|m)\b/i.exec(text)?.[0].toLowerCase() ?? '') as Column['unit'])
  })
  const unnamed = new Map<number, Column[]>()
  const surplus = column('surplus')
  return lines.map((line) => {
    const { cells, spaced } = line
    if (head.length === 0) {
      const columns =
        unnamed.get(cells.length) ?? cells.map((_, at) => column(at === 0 && counts(at) ? 'ignored' : undefined))
      unnamed.set(cells.length, columns)
      return { line, columns }
    }
    const columns = cells.map((cell, index) => {
      if (!spaced || cells.length >= head.length) return named[index] ?? surplus
      const gaps = head.map(({ from, to }) => Math.max(from - cell.to, cell.from - to))
      return named[gaps.indexOf(Math.min(...gaps))] ?? surplus
    })
    return { line, columns }
  })
}

const nothing = /^(?:[-–—.=_/]*|n\/?a|none|nil)$/i

/** Whether a cell says what its column is for. */
function fits(title: Column['title'], text: string, tokens: readonly Token[]): boolean {
  const isAll = (...kinds: Kind[]) => tokens.every(({ is }) => is.some((kind) => kinds.includes(kind)))
  if (title === 'quantity') return isAll('number', 'countAfter', 'each', 'numeral')
  if (title === 'length') return isAll('number', 'lengthAfter', 'each')
  if (title === 'grade') return !/\d/.test(text) || isAll('grade', 'sign', 'fillers')
  if (title === 'finish') return tokens.some(({ is }) => is.includes('coat') || is.includes('none'))
  return title !== 'surplus'
}

/** Puts the tokens of the cells in a row, which is read like any other line. What has a meaning by its column keeps it. */
function readCells({ text: line, cells }: TableLine, columns: readonly Column[]): ReadLine {
  const filled = cells.flatMap((cell, at) => (nothing.test(cell.text) ? [] : { ...cell, ...columns[at] }))
  const isNamed = columns.some(({ title = 'ignored' }) => !['quantity', 'length', 'ignored'].includes(title))
  const has = (...names: Column['title'][]) => filled.some(({ title }) => names.includes(title))
  if (filled.length === 0 || (isNamed && !has('section', 'description', 'length'))) return { kind: 'note', text: line }
  const tokens: Token[] = []
  const notes: string[] = []
  const row: GivenRow = {}
  for (const { text, title, unit = '', from, to } of filled) {
    const role = (['quantity', 'length', 'mass'] as const).find((role) => role === title)
    const found = tokensOf(title === 'grade' ? text.replace(/^(?=\d{3}(?!\d))/, 'S') : text, from, role)
    const isAll = (kinds: readonly Kind[]) => found.every(({ is }) => is.some((kind) => kinds.includes(kind)))
    const isCoat = isAll(['coat', 'none']) && !columns.some(({ title }) => title === 'finish')
    if (title === 'ignored') continue
    if (title === 'mark') row.mark = text
    else if (title === 'note' && !isCoat) notes.push(text)
    else if (title === 'end1') row.ends = [endOf(text), row.ends?.[1] ?? 'plain']
    else if (title === 'end2') row.ends = [row.ends?.[0] ?? 'plain', endOf(text)]
    else if (title === 'other' || (title === 'description' && has('section'))) {
      if (/[a-z]/i.test(text)) notes.push(text)
    } else {
      if (!fits(title, text, found)) row.problem ??= { problem: 'cell', about: text, at: [from, to] }
      if (title === 'surplus') continue
      if (tokens.length > 0) tokens.push({ ...(found[0] as Token), is: ['cell'], text: ' ', families: [] })
      for (const token of found) {
        const isNumber = token.is.includes('number')
        if (role !== 'mass' || isNumber)
          tokens.push(role === 'length' && isNumber && !token.unit ? { ...token, unit } : token)
      }
      if (title === 'holes' && isAll(['number'])) tokens.push(...tokensOf('holes', to))
    }
  }
  return readTokens(line, tokens, { ...row, note: notes.join('; ') })
}

/** A plain end, unless the cell names a plate. */
export function endOf(cell = ''): End {
  return (['end plate', 'base plate', 'fin plate'] as const).find((end) => end === cell.toLowerCase()) ?? 'plain'
}
