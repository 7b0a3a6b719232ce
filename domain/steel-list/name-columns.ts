import { inMillimetres, type Way } from './number-roles.ts'
import { type Column, countsFrom, rowOf, type TableLine } from './read-columns.ts'
import { type ParsedLine, type ReadLine, readParsed } from './read-line.ts'
import { waysBeside } from './read-numbers.ts'
import type { Choice, Problem } from './read-phrases.ts'

/** What the columns may be, as in one row. It is not sure if anything else is possible. */
type Meaning = { way: Way; isSure: boolean }

/** More buttons would be no question. */
const mostAnswers = 4
/** So many rows tell what the columns are. */
const mostRows = 40
/** The share of the rows that have to agree. */
const mostOfThem = 0.8
/** Fewer masses may grow or not by accident. */
const enoughRows = 12
/** Quantities are never 1, 2, 3, 4, 5. */
const sureNumbering = 5
/** Pieces are not numbered so high, but their marks are. */
const leastMark = 100

/** Reads tables without a heading. If most rows do not agree on one meaning of the columns, all of them are questions. */
export function* readTables(lines: readonly TableLine[]): Generator<undefined, Map<TableLine, ReadLine>> {
  const read = new Map<TableLine, ReadLine>()
  const bare = lines.filter(({ cells, columns }) => cells.length > 0 && columns.length === 0)
  for (const alike of Map.groupBy(bare, ({ cells }) => cells.length).values()) {
    const columns = countingColumns(alike)
    const rows: ParsedLine[] = []
    for (const line of alike) {
      yield
      rows.push(rowOf({ ...line, columns }))
    }
    const possible = meaningsOf(rows.slice(0, mostRows))
    const [
      {
        way: { key },
        isSure,
      } = { way: { key: '' }, isSure: false },
      ...others
    ] = possible
    for (const [at, row] of rows.entries()) {
      yield
      const isRead = isSure && others.length === 0 && waysBeside(row)?.some((way) => way.key === key)
      const doubt = isRead ? undefined : doubtOf(row, possible, alike[0]?.text ?? '')
      read.set(alike[at] as TableLine, readParsed(row, { key, doubt }))
    }
  }
  return read
}

function countingColumns(lines: readonly TableLine[]): Column[] {
  return (lines[0]?.cells ?? []).map((_, at): Column => {
    const first = countsFrom(lines, at)
    if (first === undefined) return {}
    if (first > leastMark) return { title: 'mark' }
    return first === 1 && lines.length >= sureNumbering ? { title: 'ignored' } : { isCounting: true }
  })
}

/** The meanings in which most rows can be read, or else those of any row. Several that say the same are one. */
function meaningsOf(rows: readonly ParsedLine[]): Meaning[] {
  const known = rows.map(waysBeside).filter((ways) => ways !== undefined)
  const once = known.flatMap((ways) => [...new Map(ways.map((way) => [way.key, way])).values()])
  const alike = [...Map.groupBy(once, ({ key }) => key).values()]
  const isMost = (ways: Way[]) =>
    ways.length >= known.length * mostOfThem && (ways[0]?.length || (ways.length === known.length && mayWeigh(ways)))
  const best = alike.some(isMost) ? alike.filter(isMost) : alike
  const said = best.map((ways): [string, Meaning][] =>
    ways.slice(0, 1).map((way) => {
      const isSure = isMost(ways) && ways.filter(({ isSure }) => isSure).length >= ways.length * mostOfThem
      return [rows.map((row) => Object.values(numbersIn(row, way)).join()).join(' '), { way, isSure }]
    }),
  )
  return [...new Map(said.flat()).values()]
}

/** Masses grow with the steel, though not as evenly. A few rows do not tell. */
function mayWeigh(ways: readonly Way[]): boolean {
  const rising = ways.toSorted((one, other) => one.steel - other.steel)
  const third = Math.floor(ways.length / 3)
  const growth = (weigh: (way: Way) => number) =>
    sumOf(rising.slice(-third), weigh) / sumOf(rising.slice(0, third), weigh)
  const kilograms = growth(({ others }) => sumOf(others, ({ value }) => value))
  return ways.length < enoughRows || kilograms > Math.sqrt(growth(({ steel }) => steel))
}

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + numberOf(item), 0)

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
    .map((numbers): Choice => ({ as: numbers.length ? 'row' : 'quantity', ...numbers }))
  return about.length > 0 ? { problem: 'columns', about: about.join(', '), choices, table } : undefined
}
