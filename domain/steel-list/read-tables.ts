import { sectionsIn } from './find-sections.ts'
import type { Kind } from './find-words.ts'
import { inMillimetres, plainNumber } from './lengths-and-masses.ts'
import { endIn } from './list-row.ts'
import type { Way } from './number-roles.ts'
import { type GivenRow, type ParsedLine, parseTokens, type ReadLine, readParsed } from './read-line.ts'
import { waysBeside } from './read-numbers.ts'
import type { Choice, Problem } from './read-phrases.ts'
import { cellBorder, hasKind, type Token, tokensOf } from './read-tokens.ts'
import { type Cell, type Column, countsFrom, type TableLine } from './table-heads.ts'

/** What the columns may be, as in one row. It is not sure if anything else is possible. */
type Meaning = { way: Way; isSure: boolean }

/** A question has no more answers than this. */
const mostAnswers = 4
/** Only the first 40 rows decide what the columns are. */
const mostRows = 40
/** The share of the rows that have to agree. */
const mostOfThem = 0.8
/** Quantities are never 1, 2, 3, 4, 5. */
const sureNumbering = 5
/** Pieces are not numbered so high, but their marks are. */
const leastMark = 100

const skipped: readonly Column['title'][] = ['ignored', 'thickness', 'mark', 'end1', 'end2']
const massTitles: readonly Column['title'][] = ['mass', 'perMetre']
const nothing = /^(?:[-–—.=_/]*|n\/?a|none|nil)$/i
const paintKinds = ['word', 'vagueFinish', 'none', 'references', 'number', 'code', 'places', 'joins', 'sign'] as const
const areAll = (tokens: readonly Token[], ...kinds: Kind[]) => tokens.every((token) => hasKind(token, ...kinds))

/** Whether a cell says what its column is for. */
function suitsColumn(title: Column['title'], tokens: readonly Token[]): boolean {
  const isSingle = tokens.filter((token) => hasKind(token, 'number')).length < 2
  if (title === 'quantity') return isSingle && areAll(tokens, 'number', 'countAfter', 'each', 'numeral')
  if (title === 'length') return isSingle && areAll(tokens, 'number', 'lengthAfter', 'each')
  if (title === 'grade') return tokens.every((token) => hasKind(token, 'grade') || !/\d/.test(token.text))
  if (title === 'finish') return tokens.some((token) => hasKind(token, 'coat', 'none'))
  return title !== 'surplus'
}

/** What becomes of a cell, in a row with a section and in a table with a column for the finish. */
function roleOfCell({ title }: Column, tokens: readonly Token[], hasSection: boolean, hasFinish: boolean) {
  const isAside = (title === 'other' && !areAll(tokens, 'grade')) || (title === 'description' && hasSection)
  // "Painted black" and "RAL 7016" are finishes that we do not price.
  const isPaint = tokens.some((token) => hasKind(token, 'vagueFinish') || /^RAL/i.test(token.text))
  const isOtherFinish = title === 'finish' && isPaint && areAll(tokens, ...paintKinds)
  const isRemark = isOtherFinish || (title === 'note' && (hasFinish || !areAll(tokens, 'coat', 'none')))
  if (skipped.includes(title)) return 'skip'
  if (isAside || isRemark) return isRemark || tokens.some(({ text }) => /[a-z]/i.test(text)) ? 'note' : 'skip'
  if (massTitles.includes(title)) return 'mass'
  return suitsColumn(title, tokens) ? 'tokens' : 'wrong'
}

/** Puts the cells in a row, which is read like any other line. What has a meaning by its column keeps it. */
export function rowOf({ text: line, cells, columns, isCounted = false }: TableLine): ParsedLine {
  const filled = wholeSizes(
    cells.flatMap((cell, at) => (nothing.test(cell.text) ? [] : { ...cell, ...columns[at], column: at })),
  )
  const textIn = (name: Column['title']) => filled.findLast(({ title }) => title === name)?.text ?? ''
  const tokens: Token[] = []
  const notes: string[] = []
  const given: GivenRow = { mark: textIn('mark'), masses: [] }
  if (textIn('end1') || textIn('end2')) given.ends = [endIn(textIn('end1')), endIn(textIn('end2'))]
  const hasSection = textIn('section') !== ''
  const hasFinish = columns.some(({ title }) => title === 'finish')
  for (const { text, title, unit = '', from, to, column, isCounting } of filled) {
    const isDecimal = title === 'length' || massTitles.includes(title)
    const plain = isDecimal ? plainNumber(text) : title === 'grade' ? text.replace(/^(?=\d{3}(?!\d))/, 'S') : text
    const found = tokensOf(plain, from)
    const role = roleOfCell({ title }, found, hasSection, hasFinish)
    if (role === 'note') notes.push(text)
    if (role === 'mass') given.masses.push(...found.filter(({ kinds }) => kinds.includes('number')))
    if (role === 'wrong') given.problem = wrongCell(found, { text, from, to }, isCounted, given.problem)
    if (role !== 'tokens') continue
    const isAlone =
      !title && found[0]?.kinds.includes('number') && areAll(found.slice(1), 'countAfter', 'lengthAfter', 'each')
    const withColumn = (token: Token): Token => {
      if (!token.kinds.includes('number')) return token
      if (isAlone) return { ...token, column, kinds: isCounting ? [...token.kinds, 'numbering'] : token.kinds }
      if (title === 'length') return { ...token, role: title, unit: token.unit || unit }
      return { ...token, role: title === 'quantity' ? title : undefined }
    }
    if (tokens.length > 0) tokens.push(...tokensOf(cellBorder, from))
    tokens.push(...found.map(withColumn))
    if (title === 'holes' && areAll(found, 'number')) tokens.push(...tokensOf('holes', to))
  }
  const parsed = parseTokens(line, tokens, { ...given, note: notes.join('; ') })
  const uncounted: Problem = { problem: 'quantity', about: '', choices: [{ as: 'quantity', quantity: 1 }] }
  return isCounted ? { ...parsed, uncounted } : parsed
}

/** With "203x133 UB" and "25" as one cell, where a size is in two columns. */
function wholeSizes<One extends Cell & Column>(cells: readonly One[]): One[] {
  const size = cells.findLast(({ title }) => title === 'section')
  const end = cells.find(({ title, text }) => {
    const isEnd = size && (title === 'thickness' || title === 'perMetre') && !sectionsIn(size.text).section
    return isEnd && sectionsIn(`${size.text} x ${text}`).section
  })
  if (!size || !end) return [...cells]
  const whole = { ...size, text: `${size.text} x ${end.text}` }
  return cells.flatMap((cell) => (cell === end ? [] : cell === size ? whole : cell))
}

/** A cell that does not fit its column. Where there is no quantity, each of these numbers may be it. */
function wrongCell([first]: readonly Token[], cell: Cell, isCounted: boolean, before?: Problem): Problem {
  const at = [cell.from, cell.to] as const
  if (before?.problem === 'cell') return before
  if (isCounted || !first?.kinds.includes('count')) return { problem: 'cell', about: cell.text, at }
  const others = before?.problem === 'number' ? before : undefined
  const choice: Choice = { as: 'quantity', quantity: first.value }
  const choices = others ? [choice, ...(others.choices ?? [])] : [choice, { as: 'lineNumber' } as const]
  return { problem: 'number', about: [others?.about, cell.text].filter(Boolean).join(', '), at, choices }
}

/** Reads the rows of tables. Without a heading, if most rows do not agree on one meaning of the columns, all of them are questions. */
export function* readTables(lines: readonly TableLine[]): Generator<undefined, Map<TableLine, ReadLine>> {
  const read = new Map<TableLine, ReadLine>()
  const [bare = [], named = []] = [true, false].map((isBare) =>
    lines.filter(({ cells, columns }) => cells.length > 0 && (columns.length === 0) === isBare),
  )
  for (const line of named) {
    yield
    read.set(line, readParsed(rowOf(line)))
  }
  const counting = countingColumns(bare)
  for (const alike of Map.groupBy(bare, ({ cells }) => cells.length).values()) {
    const columns = countingColumns(alike).map((column, at) => ({ ...column, ...counting[at] }))
    const rows: ParsedLine[] = []
    for (const line of alike) {
      yield
      rows.push(rowOf({ ...line, columns }))
    }
    const possible = meaningsOf(rows.slice(0, mostRows))
    const [only] = possible
    // The only number beside a section may be the mass of several pieces.
    const isSure = only?.isSure && (columns.length > 2 || only.way.length?.role)
    const key = possible.length === 1 && isSure ? only.way.key : undefined
    for (const [at, row] of rows.entries()) {
      yield
      const ways = waysBeside(row)
      // "2 No" in a cell says what it is.
      const own = ways?.length === 1 && ways[0]?.length && ways[0].isSure && ways[0].quantity?.role ? ways[0].key : key
      const doubt = ways?.some((way) => way.key === own) ? undefined : doubtOf(row, possible, alike[0]?.text ?? '')
      read.set(alike[at] as TableLine, readParsed(row, own, doubt))
    }
  }
  return read
}

function countingColumns(lines: readonly TableLine[]): Column[] {
  return (lines[0]?.cells ?? []).map((_, at): Column => {
    const filled = lines.flatMap(({ cells }) => cells[at]?.text || [])
    const first = countsFrom(filled)
    // The item of a single row is in front of its quantity.
    if (first === undefined || (filled.length === 1 && lines[0]?.cells.slice(0, at).some(({ text }) => text))) return {}
    if (first > leastMark) return { title: 'mark' }
    return first === 1 && filled.length >= sureNumbering ? { title: 'ignored' } : { isCounting: true }
  })
}

/** The meanings in which most rows can be read, or else those of any row. */
function meaningsOf(rows: readonly ParsedLine[]): Meaning[] {
  const known = rows.map(waysBeside).filter((ways) => ways !== undefined)
  const once = known.flatMap((ways) => [...new Map(ways.map((way) => [way.key, way])).values()])
  const alike = [...Map.groupBy(once, ({ key }) => key).values()]
  const most = alike.filter((ways) => ways.length >= known.length * mostOfThem)
  return (most.length > 0 ? most : alike).flatMap((ways) => {
    const isSure = most.length > 0 && ways.filter(({ isSure }) => isSure).length >= ways.length * mostOfThem
    return ways.slice(0, 1).map((way) => ({ way, isSure }))
  })
}

/** What the numbers of a row are, if its columns are as in that way. */
function numbersIn({ items }: ParsedLine, { length, quantity }: Way): { length?: number; quantity?: number } {
  const numbers = items.flatMap((item) => (item.type === 'number' && item.column !== undefined ? item : []))
  const measured = numbers.find(({ column }) => column === length?.column)
  const counted = numbers.find(({ column }) => column === quantity?.column)
  return {
    ...(measured && { length: inMillimetres(measured) }),
    ...(counted && { quantity: counted.value }),
  }
}

/** The question what the numbers of a row mean, which its table shares. */
function doubtOf(row: ParsedLine, possible: readonly Meaning[], table: string): Problem | undefined {
  const about = row.items.flatMap((item) => (item.type === 'number' && item.column !== undefined ? item.digits : []))
  const meant = possible.map(({ way }) => numbersIn(row, way)).filter((numbers) => Object.keys(numbers).length > 0)
  const choices = meant
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
    .slice(0, mostAnswers)
    .map((numbers): Choice => ({ as: numbers.length === undefined ? 'quantity' : 'row', ...numbers }))
  return about.length > 0 ? { problem: 'columns', about: about.join(', '), choices, table } : undefined
}
