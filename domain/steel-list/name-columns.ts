import { listLimits } from '#content/steel-list.ts'
import { type SteelSection, steelSectionById } from '../steel-sections.ts'
import type { ListRow } from './list-row.ts'
import { fits, inMillimetres, isLength, isNear, isPlain } from './number-roles.ts'
import { type Column, nothing, readCells, type TableLine } from './read-columns.ts'
import type { Choice, Problem } from './read-phrases.ts'
import { type Kind, type Token, tokensOf } from './read-tokens.ts'

type Numbers = readonly (Token | undefined)[]
/** A row without its columns of numbers, and the numbers. Its length is 0 if they say it. */
type Row = { section: SteelSection; length: number; quantity: number; numbers: Numbers }
/** Which column is the length, and in metres where it has no unit, and which the quantity. */
type Way = { length?: number; isMetres: boolean; quantity?: number }
/** A way that may be meant, with the titles of all columns. */
type Naming = Way & { titles: ReadonlyMap<number, Column> }

/** A table with more columns of numbers is no list of pieces. */
const mostColumns = 8
/** More buttons would be no question. */
const mostAnswers = 4
/** So many rows tell what the columns are. */
const mostRows = 40
/** The share of the rows in which a column may be wrong. */
const fewRows = 0.2
/** Quantities are never 1, 2, 3, 4, 5. */
const sureNumbering = 5
const gradeNumbers = [235, 275, 355, 420, 460]
const besideNumbers: readonly Kind[] = ['countAfter', 'lengthAfter', 'each']

/** Names the columns of tables without a heading if their cells allow one meaning only. Otherwise their rows are questions. */
export function* nameColumns(lines: readonly TableLine[]): Generator<undefined, TableLine[]> {
  const named = new Map<TableLine, TableLine>()
  const bare = lines.filter(({ cells, columns }) => cells.length > 0 && columns.length === 0)
  for (const alike of Map.groupBy(bare, ({ cells }) => cells.length).values()) {
    const numbers: Numbers[] = []
    for (const { cells } of alike) {
      yield
      numbers.push(cells.map(({ text }) => numberIn(text)))
    }
    const columns = (alike[0]?.cells ?? []).flatMap((_, at) => (isOfNumbers(at, alike, numbers) ? at : []))
    if (columns.length === 0) continue
    const ignored = new Map(columns.map((at): [number, Column] => [at, { title: 'ignored' }]))
    const rows: (Row | undefined)[] = []
    for (const [at, line] of alike.entries()) {
      yield
      rows.push(rowOf(withTitles(line, ignored), numbers[at] ?? []))
    }
    const known = rows.flatMap((row) => row ?? []).slice(0, mostRows)
    const { sure, possible } = columns.length > mostColumns ? { possible: [] } : namingsOf(known, columns)
    for (const [at, line] of alike.entries()) {
      const doubt = sure ? undefined : doubtOf(line, numbers[at] ?? [], possible, alike[0]?.text ?? '')
      named.set(line, { ...withTitles(line, sure?.titles ?? (rows[at] ? ignored : new Map())), doubt })
    }
  }
  return lines.map((line) => named.get(line) ?? line)
}

/** The number of a cell that says nothing else. */
function numberIn(text: string): Token | undefined {
  const [number, ...words] = tokensOf(text)
  const isAlone = words.every(({ is }) => is.some((kind) => besideNumbers.includes(kind)))
  return number?.is.includes('number') && number.unit !== 'ft' && isAlone
    ? { ...number, is: [...number.is, ...words.flatMap(({ is }) => is)] }
    : undefined
}

function isOfNumbers(at: number, lines: readonly TableLine[], numbers: readonly Numbers[]): boolean {
  const filled = lines.filter(({ cells }) => !nothing.test(cells[at]?.text ?? '')).length
  return filled > 0 && numbers.filter((row) => row[at]).length >= filled * (1 - fewRows)
}

function withTitles(line: TableLine, titles: Naming['titles']): TableLine {
  return { ...line, columns: line.cells.map((_, at) => titles.get(at) ?? {}) }
}

function rowOf(line: TableLine, numbers: Numbers): Row | undefined {
  const read = readCells(line)
  const row = read.kind === 'row' ? read.row : read.kind === 'refused' ? read.draft : undefined
  const section = row && steelSectionById(row.section)
  return section && { section, length: row.length, quantity: row.quantity, numbers }
}

/** Every meaning that explains all columns, and the one that must be right. If none does, every meaning of some of them. */
function namingsOf(rows: readonly Row[], columns: readonly number[]): { sure?: Naming; possible: Naming[] } {
  const most = (at: number | undefined, test: (number: Token, row: Row) => boolean, few = fewRows) => {
    const tested = rows.flatMap((row) => {
      const number = at === undefined ? undefined : row.numbers[at]
      return number ? test(number, row) : []
    })
    return tested.length > 0 && tested.filter((isRight) => !isRight).length <= tested.length * few
  }
  const first = (at: number) => rows[0]?.numbers[at]?.value ?? 0
  const isNext = (at: number, number: Token | undefined, row: number) =>
    number?.value === first(at) + row && !number.is.includes('countAfter')
  const numbering = columns.filter(
    (at) => (rows.length > 1 || first(at) === 1) && rows.every(({ numbers }, row) => isNext(at, numbers[at], row)),
  )
  const isSureNumbering = (at: number) => numbering.includes(at) && first(at) === 1 && rows.length >= sureNumbering
  const lengths = columns.filter((at) => most(at, (number) => mayMeasure(number) && isLength(number)))
  const metres = columns.filter((at) => !lengths.includes(at) && most(at, (number) => mayMeasure(inMetres(number))))
  const quantities = columns.filter((at) => most(at, mayCount) && !isSureNumbering(at))
  const isMass = (at: number, masses: readonly MassOf[], few?: number) =>
    masses.some((massOf) => most(at, (number, row) => isNear(number, massOf(row, number)), few))

  const isMeasured = ({ length }: Way) => length !== undefined || rows.every((row) => row.length > 0)
  /** Whatever the lengths, three times as much steel is heavier as a rule. Few rows do not tell. */
  const growsWithSteel = (at: number, way: Way) => {
    const steel = rows.map((row) => [row.section.mass * quantityIn(way, row), row.numbers[at]?.value ?? 0] as const)
    const pairs = steel.flatMap(([less, light]) =>
      steel.flatMap(([more, heavy]) => (more > 3 * less ? heavy > light : [])),
    )
    return pairs.length < 20 || pairs.filter((isHeavier) => isHeavier).length > 0.6 * pairs.length
  }
  const titleOf = (at: number, way: Way): Column['title'] => {
    if (most(at, ({ unit }) => isWeight(unit))) return 'mass'
    if (numbering.includes(at)) return first(at) > 100 ? 'mark' : 'ignored'
    if (most(at, ({ is, value }) => is.includes('count') && gradeNumbers.includes(value))) return 'grade'
    if (isMass(at, [({ section }) => section.mass])) return 'mass'
    const isWeighed = isMeasured(way)
      ? isMass(at, massesOf(way))
      : isMass(at, massesOf(way), 0) && growsWithSteel(at, way)
    return isWeighed ? 'mass' : undefined
  }
  /** A bare 2.4 may be an area or a mass, unless a mass agrees with it. */
  const isSure = ({ length, isMetres, ...way }: Way, others: readonly number[]) =>
    length === undefined ||
    (!isMetres && most(length, (number) => number.unit !== '' || isPlain(number))) ||
    others.some((at) => isMass(at, massesOf({ ...way, length, isMetres })))

  const ways = [undefined, ...lengths, ...metres].flatMap((length) =>
    [undefined, ...quantities].flatMap((quantity) => {
      if (length !== undefined && length === quantity) return []
      const way: Way = { length, isMetres: length !== undefined && metres.includes(length), quantity }
      const others = columns.filter((at) => at !== length && at !== quantity)
      const titles = new Map(others.map((at): [number, Column] => [at, { title: titleOf(at, way) }]))
      const isExplained = others.every((at) => titles.get(at)?.title)
      if (length !== undefined) titles.set(length, { title: 'length', unit: way.isMetres ? 'm' : '' })
      if (quantity !== undefined) titles.set(quantity, { title: 'quantity' })
      return [{ ...way, titles, isExplained, isSure: isSure(way, others) }]
    }),
  )
  const explained = ways.filter(({ isExplained }) => isExplained)
  const meanings = Map.groupBy(explained.length > 0 ? explained : ways, (way) =>
    rows.map((row) => [quantityIn(way, row), lengthIn(way, row)].join()).join(' '),
  )
  const possible = [...meanings.values()]
    .flatMap((same) => same.at(-1) ?? [])
    .sort((one, other) => saysIn(other) - saysIn(one))
    .slice(0, mostAnswers)
  const [only] = possible
  return { sure: meanings.size === 1 && only?.isExplained && only.isSure ? only : undefined, possible }
}

/** How much a way says: length, quantity or both. */
const saysIn = ({ length, quantity }: Way) => Number(length !== undefined) + Number(quantity !== undefined)
const isWeight = (unit: Token['unit']) => unit.startsWith('k') || unit === 't'

function mayMeasure(number: Token): boolean {
  return !number.is.includes('countAfter') && !isWeight(number.unit) && fits(inMillimetres(number))
}

function mayCount({ is, value }: Token): boolean {
  return is.includes('count') && !is.includes('lengthAfter') && value > 0 && value <= listLimits.quantity
}

const inMetres = (number: Token): Token => (number.unit ? number : { ...number, unit: 'm' })

function lengthIn({ length = -1, isMetres }: Way, row: Row): number {
  const number = row.numbers[length]
  return number ? inMillimetres(isMetres ? inMetres(number) : number) : row.length
}

function quantityIn({ quantity = -1 }: Way, row: Row): number {
  return row.numbers[quantity]?.value ?? row.quantity
}

/** What a number would be as a mass, or NaN. */
type MassOf = (row: Row, number: Token) => number

/** The masses of a piece and of all pieces. Without a length, any mass of a piece that can be made. */
function massesOf(way: Way): MassOf[] {
  return [(_: Row) => 1, (row: Row) => quantityIn(way, row)].map((piecesIn) => (row, { is, unit, digits, value }) => {
    const mass = row.section.mass * piecesIn(row)
    const length = lengthIn(way, row)
    if (unit || is.includes('countAfter') || is.includes('lengthAfter')) return Number.NaN
    if (length > 0) return (mass * length) / 1000
    return !/\.\d{3}$/.test(digits) && fits((value / mass) * 1000) ? value : Number.NaN
  })
}

/** The question what the numbers of a line mean, which its table shares. */
function doubtOf({ cells }: TableLine, numbers: Numbers, possible: readonly Naming[], table: string): Problem {
  const about = cells.flatMap(({ text }, at) => (numbers[at] ? text : [])).join(', ')
  const choices = possible.flatMap(({ length = -1, quantity = -1, isMetres }): Choice[] => {
    const [measure, count] = [numbers[length], numbers[quantity]]
    const meant: Partial<ListRow> = {
      ...(measure && { length: inMillimetres(isMetres ? inMetres(measure) : measure) }),
      ...(count && { quantity: count.value }),
    }
    return measure || count ? [{ as: measure ? 'row' : 'quantity', ...meant }] : []
  })
  return { problem: 'columns', about, choices, table }
}
