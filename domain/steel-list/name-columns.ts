import { listLimits } from '#content/steel-list.ts'
import { type SteelSection, steelSectionById } from '../steel-sections.ts'
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
type Naming = Way & { titles: ReadonlyMap<number, Column>; isExplained: boolean; isWeighed: boolean; isSure: boolean }

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
/** Fewer masses may agree with a length by accident. */
const sureMasses = 3
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
  const ways = waysOf(rows, columns)
  const explained = ways.filter(({ isExplained }) => isExplained)
  const weighed = explained.filter(({ isWeighed }) => isWeighed)
  const best = [weighed, explained].find(({ length }) => length > 0) ?? ways
  const meanings = Map.groupBy(best, (way) =>
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

/** Whether the numbers of a column pass, but for a few. */
function most(rows: readonly Row[], at: number, test: (number: Token, row: Row) => boolean, few = fewRows): boolean {
  const tested = rows.flatMap((row) => (row.numbers[at] ? test(row.numbers[at], row) : []))
  return tested.length > 0 && tested.filter((isRight) => !isRight).length <= tested.length * few
}

/** Every column as the length and as the quantity. */
function waysOf(rows: readonly Row[], columns: readonly number[]): Naming[] {
  const lengths = columns.filter((at) => most(rows, at, (number) => mayMeasure(number) && isLength(number)))
  const metres = columns.filter(
    (at) => !lengths.includes(at) && most(rows, at, (number) => mayMeasure(inMetres(number))),
  )
  const isSureNumbering = (at: number) => numberingFrom(rows, at) === 1 && rows.length >= sureNumbering
  // A 0 counts something else: holes.
  const quantities = columns.filter((at) => most(rows, at, mayCount, 0) && !isSureNumbering(at))
  return [undefined, ...lengths, ...metres].flatMap((length) =>
    [undefined, ...quantities].flatMap((quantity) => {
      const way = { length, isMetres: length !== undefined && metres.includes(length), quantity }
      return length !== undefined && length === quantity ? [] : namingOf(rows, columns, way)
    }),
  )
}

function namingOf(rows: readonly Row[], columns: readonly number[], way: Way): Naming {
  const { length, quantity, isMetres } = way
  const others = columns.filter((at) => at !== length && at !== quantity)
  const titles = new Map(others.map((at): [number, Column] => [at, { title: titleOf(rows, at, way) }]))
  const isExplained = others.every((at) => titles.get(at)?.title)
  if (length !== undefined) titles.set(length, { title: 'length', unit: isMetres ? 'm' : '' })
  if (quantity !== undefined) titles.set(quantity, { title: 'quantity' })
  const isOfAll = others.some((at) => isMass(rows, at, (row, number) => massOf(way, row, number, quantityIn(way, row))))
  const isOfPieces = others.some((at) => isMass(rows, at, (row, number) => massOf(way, row, number)))
  // A bare 2.4 may be an area or a mass, unless a mass agrees with it.
  const isPlainLength =
    length === undefined || (!isMetres && most(rows, length, (number) => number.unit !== '' || isPlain(number)))
  return {
    ...{ ...way, titles, isExplained, isSure: isPlainLength || isOfAll || isOfPieces },
    isWeighed: length !== undefined && !isMetres && isOfAll && rows.length >= sureMasses,
  }
}

/** The first number of a column that counts the rows. */
function numberingFrom(rows: readonly Row[], at: number): number | undefined {
  const first = rows[0]?.numbers[at]?.value ?? 0
  const isNext = ({ numbers }: Row, row: number) =>
    numbers[at]?.value === first + row && !numbers[at].is.includes('countAfter')
  return (rows.length > 1 || first === 1) && rows.every(isNext) ? first : undefined
}

/** What a column is that is neither the length nor the quantity. */
function titleOf(rows: readonly Row[], at: number, way: Way): Column['title'] {
  if (most(rows, at, ({ unit }) => isWeight(unit))) return 'mass'
  const first = numberingFrom(rows, at)
  if (first !== undefined) return first > 100 ? 'mark' : 'ignored'
  if (most(rows, at, ({ is, value }) => is.includes('count') && gradeNumbers.includes(value))) return 'grade'
  if (isMass(rows, at, ({ section }) => section.mass)) return 'mass'
  const isMeasured = way.length !== undefined || rows.every((row) => row.length > 0)
  const isWeighed = [(_: Row) => 1, (row: Row) => quantityIn(way, row)].some((piecesIn) =>
    isMass(rows, at, (row, number) => massOf(way, row, number, piecesIn(row)), isMeasured ? fewRows : 0),
  )
  return isWeighed && (isMeasured || growsWithSteel(rows, at, way)) ? 'mass' : undefined
}

/** Whatever the lengths, three times as much steel is heavier as a rule. Few rows do not tell. */
function growsWithSteel(rows: readonly Row[], at: number, way: Way): boolean {
  const steelIn = (row: Row) => row.section.mass * quantityIn(way, row)
  const valueIn = ({ numbers }: Row) => numbers[at]?.value ?? 0
  const pairs = rows.flatMap((less) =>
    rows.flatMap((more) => (steelIn(more) > 3 * steelIn(less) ? valueIn(more) > valueIn(less) : [])),
  )
  return pairs.length < 20 || pairs.filter((isHeavier) => isHeavier).length > 0.6 * pairs.length
}

function isMass(rows: readonly Row[], at: number, mass: (row: Row, number: Token) => number, few?: number): boolean {
  const isBare = ({ unit, is }: Token) => !unit && !is.includes('countAfter') && !is.includes('lengthAfter')
  return most(rows, at, (number, row) => isBare(number) && isNear(number, mass(row, number)), few)
}

/** What a number would be as a mass, or NaN. Without a length, any mass of a piece that can be made. */
function massOf(way: Way, row: Row, { digits, value }: Token, pieces = 1): number {
  const mass = row.section.mass * pieces
  const length = lengthIn(way, row)
  if (length > 0) return (mass * length) / 1000
  return !/\.\d{3}$/.test(digits) && fits((value / mass) * 1000) ? value : Number.NaN
}

const isWeight = (unit: Token['unit']) => unit.startsWith('k') || unit === 't'

function mayMeasure(number: Token): boolean {
  return !number.is.includes('countAfter') && !isWeight(number.unit) && fits(inMillimetres(number))
}

function mayCount({ is, value }: Token): boolean {
  return is.includes('count') && !is.includes('lengthAfter') && value > 0 && value <= listLimits.quantity
}

const inMetres = (number: Token): Token => (number.unit ? number : { ...number, unit: 'm' })

function lengthIn({ length = -1, isMetres }: Way, row: Pick<Row, 'numbers' | 'length'>): number {
  const number = row.numbers[length]
  return number ? inMillimetres(isMetres ? inMetres(number) : number) : row.length
}

function quantityIn({ quantity = -1 }: Way, row: Pick<Row, 'numbers' | 'quantity'>): number {
  return row.numbers[quantity]?.value ?? row.quantity
}

/** The question what the numbers of a line mean, which its table shares. */
function doubtOf({ cells }: TableLine, numbers: Numbers, possible: readonly Naming[], table: string): Problem {
  const about = cells.flatMap(({ text }, at) => (numbers[at] ? text : [])).join(', ')
  const choices = possible.flatMap((way): Choice[] => {
    const length = lengthIn(way, { numbers, length: 0 })
    const quantity = quantityIn(way, { numbers, quantity: 0 })
    const meant = { ...(length > 0 && { length }), ...(quantity > 0 && { quantity }) }
    return length + quantity > 0 ? [{ as: length > 0 ? 'row' : 'quantity', ...meant }] : []
  })
  return { problem: 'columns', about, choices, table }
}
