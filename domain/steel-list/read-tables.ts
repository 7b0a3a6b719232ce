import type { TableLine } from './cut-lines.ts'
import { inMillimetres } from './lengths-and-masses.ts'
import type { Way } from './number-roles.ts'
import { type ParsedLine, type ReadLine, readParsed } from './read-line.ts'
import { waysBeside } from './read-numbers.ts'
import type { Choice, Problem } from './read-phrases.ts'
import { type Column, countsFrom } from './table-heads.ts'
import { rowOf } from './table-row.ts'

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
