import { listLimits } from '#content/steel-list.ts'
import type { SectionShape } from '#content/steel-sections.ts'
import {
  agrees,
  inMillimetres,
  isLength,
  isNear,
  isPlain,
  isPossibleLength,
  leastMillimetres,
  type Masses,
  massesOf,
} from './lengths-and-masses.ts'
import { type Choice, choicesOf, type Item, type NumberItem, type Problem, spanOf } from './read-phrases.ts'
import type { Span } from './read-tokens.ts'

/** What the numbers of a line say besides its section. `spans` are the parts that name the length and the quantity. */
export type Measures = {
  length?: number
  quantity?: number
  masses?: readonly NumberItem[]
  spans?: readonly Span[]
  doubts: readonly Problem[]
}
/** In a table without a heading, `key` is the way to read it. */
export type NumberLine = { items: readonly Item[]; isTable: boolean; key?: string }
/** A number that is not part of the section. `isClose` to the number before it, with one sign between them. */
export type FreeNumber = NumberItem & { isByWord: boolean; isClose: boolean }
/**
 * One way to read the free numbers, of which the `others` are masses. `key` names its columns, and `steel` is the mass of a metre of
 * all pieces. It is not sure if the length could be something else.
 */
export type Way = {
  length?: FreeNumber
  quantity?: FreeNumber
  others: readonly FreeNumber[]
  steel: number
  key: string
  isSure: boolean
}
/** Of more numbers, there are too many ways to try. */
const mostNumbers = 9
/** Of more numbers, no answers are tried, and no two are one. */
const mostAsked = 6
/** "355" in a cell of its own. */
const gradeNumbers = [235, 275, 355, 420, 460]

/** Which of the other numbers is the length and which the quantity. Every one must be explained; a mass must agree. */
export function measuresOf(line: NumberLine, numbers: readonly FreeNumber[], section?: SectionShape): Measures {
  const feet = numbers.find(({ unit }) => unit === 'ft')
  if (feet) return { doubts: [{ problem: 'feet', about: feet.digits, at: spanOf([feet]) }] }
  const ways = waysOf(numbers, section).filter(({ key, length }) => (line.key ? key === line.key : length))
  const [{ length, quantity, isSure } = { isSure: false }] = ways
  if (!length || ways.length > 1) return refusalOf(numbers, ways, section)
  const mm = inMillimetres(length)
  const spans = [length, quantity].flatMap((number) => (number ? [spanOf([number])] : []))
  const masses = numbers.filter(({ role }) => role === 'mass')
  // In a column that is not the length's, a bare 2.4 may be an area or a mass.
  const doubt: Problem = {
    problem: 'lengthUnit',
    about: length.digits,
    at: spans[0],
    choices: choicesOf('length', [mm]),
  }
  return { length: mm, quantity: quantity?.value, spans, masses, doubts: line.isTable && !isSure ? [doubt] : [] }
}

/** Every way that explains all numbers. Only in a table without a heading, it may have no length. */
export function waysOf(numbers: readonly FreeNumber[], section?: SectionShape): Way[] {
  // "1 2 3 4 5 6 7 8 9 10"
  if (numbers.length > mostNumbers) return []
  const none = numbers.some(({ column }) => column !== undefined) ? [undefined] : []
  return [...(numbers.length > mostAsked ? [] : groupedOf(numbers, section)), numbers].flatMap((all) =>
    [...all.filter((number) => mayMeasure(number, all)), ...none].flatMap((length) =>
      [undefined, ...all.filter(mayCount)].flatMap((quantity) => wayOf(all, section, length, quantity) ?? []),
    ),
  )
}

/** The numbers with "4 815" as 4815, for each pair that may be one number. */
function groupedOf(numbers: readonly FreeNumber[], section?: SectionShape): FreeNumber[][] {
  // Of "4 FLT 45 x 20 293", 20 is a size.
  const isWhole = section && section.family !== 'FLT' && section.family !== 'CHS'
  return numbers.flatMap((one, at) => {
    const next = numbers[at + 1]
    // "x 2 400" may be two pieces, unless they are counted.
    const isFree = !one.joined || (isWhole && !one.isClose && numbers.some(({ role }) => role === 'quantity'))
    const isPair = next?.isClose && next.from === one.to + 1 && !next.joined && isFree
    if (!isPair || one.unit || !/^[1-9]\d? \d{3}$/.test(`${one.digits} ${next.digits}`)) return []
    const value = one.value * 1000 + next.value
    const { from, first } = one
    return [numbers.toSpliced(at, 2, { ...next, from, first, value, digits: String(value) })]
  })
}

/** The numbers as that length and quantity, if all others are explained. */
function wayOf(
  numbers: readonly FreeNumber[],
  section?: SectionShape,
  length?: FreeNumber,
  quantity?: FreeNumber,
): Way | undefined {
  const others = numbers.filter((number) => number !== length && number !== quantity)
  const masses = massesOf(section?.id, length ? inMillimetres(length) : 1000, quantity?.value)
  const isWeighed = others.some((other) => isNear(other, masses.piece) || isNear(other, masses.all))
  const isSure = !length || isWeighed || length.role === 'length' || isPlain(length)
  // In "203x133x25 UB 3300 4", 3300 is not both the length and the quantity, and 4 is not left over.
  if ((length && length === quantity) || !others.every((other) => isExplained(other, masses, length))) return undefined
  // "2 no 203x133x25 UB x 3300 82.8": the length, the quantity and a mass.
  return { length, quantity, others, steel: masses.all, key: [length?.column, quantity?.column].join(), isSure }
}

/** Before the section, a number may be the quantity, unless there is one. */
function mayMeasure(number: FreeNumber, all: readonly FreeNumber[]): boolean {
  const { role, column, joins, first } = number
  const isFree = !first || joins || all.some(({ role }) => role === 'quantity')
  if (role) return role === 'length'
  return isPossibleLength(inMillimetres(number)) && (column !== undefined || (isLength(number) && isFree))
}

function mayCount({ role, column, kinds, value, joined, first, isByWord }: FreeNumber): boolean {
  const most = column === undefined ? leastMillimetres - 1 : listLimits.quantity
  if (role || value === 0) return role === 'quantity'
  return kinds.includes('count') && value <= most && !joined && !first && !isByWord
}

/** Whether a number that is neither the length nor the quantity can be something else. Without a length, masses are of a metre. */
function isExplained(other: FreeNumber, masses: Masses, length?: FreeNumber): boolean {
  const { role, column, kinds, value, digits, joined } = other
  // "x 82.8 kg" is a mass, and "x 82.8" and "4 no" are none.
  if (role || joined) return role === 'mass'
  // In the line "203x133x25 UB x 3300 82.8", 82.8 is a mass. A whole number below 100 is none.
  if (column === undefined) return length !== undefined && !kinds.includes('few') && agrees(other, masses)
  // 1, 2, 3 down a column, and 355 in a cell of its own.
  if (kinds.includes('numbering') || gradeNumbers.includes(value)) return true
  // Of UB 203x133x25, 82.8 beside 3300, and 25.1 beside no length.
  if (length || isNear(other, masses.metre)) return agrees(other, masses)
  // 166 may be the mass of 6.6 m of it, but 2.400 is in metres.
  return !/\.\d{3}$/.test(digits) && [masses.piece, masses.all].some((mass) => isPossibleLength((value / mass) * 1000))
}

/** What to ask about numbers that can be read in no way, or in several. */
function refusalOf(numbers: readonly FreeNumber[], ways: readonly Way[], section?: SectionShape): Measures {
  const measured = numbers.filter((number) => mayMeasure(number, numbers))
  const unclear = numbers.filter((number) => !number.role && (ways.length > 1 || !measured.includes(number)))
  const lengths = measured.map(inMillimetres)
  const pieces = numbers.flatMap(({ role, value }) => (role === 'quantity' ? value : []))
  const [length] = lengths.length === 1 ? lengths : []
  const [quantity] = pieces.length === 1 ? pieces : []
  const [first] = unclear
  if (!first) return { length, quantity, doubts: [severalNumbers(lengths, pieces)] }
  const choices = ways.length > 1 ? ways.map((way) => choiceOf('row', way)) : answersTo(first, numbers, section)
  const problem = lengths.length > 0 || isLength(first) ? 'number' : 'lengthUnit'
  const asked = ways.length > 1 ? unclear : [first]
  const about = asked.map(({ digits }) => digits).join(' ')
  return { length, quantity, doubts: [{ problem, about, at: spanOf(asked), choices }] }
}

const choiceOf = (as: Choice['as'], { length, quantity }: Partial<Way>): Choice => ({
  as,
  ...(length && { length: inMillimetres(length) }),
  ...(quantity && { quantity: quantity.value }),
})

/** What an unclear number may be, if that explains all numbers. */
function answersTo(number: FreeNumber, numbers: readonly FreeNumber[], section?: SectionShape): Choice[] {
  if (numbers.length > mostAsked) return []
  const others = numbers.filter((other) => other !== number)
  const mayCount = number.value <= listLimits.quantity && Number.isInteger(number.value)
  return (['length', 'quantity', 'lineNumber'] as const).flatMap((as) => {
    const isCount = mayCount && (as === 'quantity' || number.first)
    if (as === 'length' ? !isPossibleLength(inMillimetres(number)) : !isCount) return []
    const meant = as === 'lineNumber' ? [] : [{ ...number, role: as }]
    const [way, ...more] = waysOf([...meant, ...others], section)
    if (way?.length && more.length === 0) return choiceOf(as, way)
    // "x 6" may be six metres, or six pieces of a length that is missing.
    const isAlone = as === 'quantity' && others.every(({ role }) => role === 'mass')
    return isAlone ? choiceOf(as, { quantity: number }) : []
  })
}

function severalNumbers(lengths: readonly number[], pieces: readonly number[]): Problem {
  const choices = pieces.length > 1 ? choicesOf('quantity', pieces) : choicesOf('length', lengths)
  const about = choices.map(({ quantity, length }) => quantity ?? length).join(', ')
  if (pieces.length > 1) return { problem: 'severalQuantities', about, choices }
  return lengths.length > 1 ? { problem: 'severalLengths', about, choices } : { problem: 'noLength', about: '' }
}
