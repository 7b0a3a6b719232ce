import { listLimits } from '#content/steel-list.ts'
import type { SectionShape } from '#content/steel-sections.ts'
import {
  agrees,
  inMillimetres,
  isLength,
  isPlain,
  isPossibleLength,
  type Masses,
  massesOf,
} from './lengths-and-masses.ts'
import { type Choice, choicesOf, type NumberItem, type Problem, spanOf } from './read-phrases.ts'
import type { Span } from './read-tokens.ts'

/** What the numbers of a line say besides its section. `spans` are the parts that name the length and the quantity. */
export type Measures = {
  length?: number
  quantity?: number
  masses?: readonly NumberItem[]
  spans?: readonly Span[]
  doubts: readonly Problem[]
}
/** A number that is not part of the section. `isClose` to the number before it, with one sign between them. */
export type FreeNumber = NumberItem & { isByWord: boolean; isClose: boolean }
/** One way to read the free numbers. In a table, `key` names its columns. It is not sure if the length could be something else. */
export type Way = {
  length?: FreeNumber
  quantity?: FreeNumber
  others: readonly FreeNumber[]
  key: string
  isSure: boolean
}
/** With more numbers than this, not every way is tried. */
const mostNumbers = 9

/** Which of the numbers is the length and which the quantity, in a table as in the way of that `key`. A mass must agree. */
export function measuresOf(numbers: readonly FreeNumber[], section?: SectionShape, key?: string): Measures {
  const ways = waysOf(numbers, section).filter((way) => (key ? way.key === key : way.length))
  const [{ length, quantity } = {}] = ways
  if (!length || ways.length > 1) return refusalOf(numbers, ways, section)
  return {
    length: inMillimetres(length),
    quantity: quantity?.value,
    spans: [length, ...(quantity ? [quantity] : [])].map((number) => spanOf([number])),
    masses: numbers.filter(({ role }) => role === 'mass'),
    doubts: [],
  }
}

/** Every way that explains all numbers. One of a table without a heading may have no length. */
export function waysOf(numbers: readonly FreeNumber[], section?: SectionShape): Way[] {
  if (numbers.length > mostNumbers) return []
  const grouped = groupedOf(numbers).flatMap((all) => waysIn(all, section))
  return [...grouped.filter(({ quantity }) => !quantity || quantity.role), ...waysIn(numbers, section)]
}

/**
 * The numbers with "4 815" as 4815, for each pair that may be one number. "x 2 400" may be two pieces, unless they are counted,
 * and "2 400" in front or "plot 2 400" another number and a length.
 */
function groupedOf(numbers: readonly FreeNumber[]): FreeNumber[][] {
  const isCounted = numbers.some(({ role }) => role === 'quantity')
  return numbers.flatMap((one, at) => {
    const next = numbers[at + 1]
    const isAlone = one.joined ? isCounted && !one.isClose : !one.first && !one.isByWord
    const isPair = next?.isClose && next.from === one.to + 1 && isAlone
    if (!isPair || !/^[1-9]\d? \d{3}$/.test(`${one.text} ${next.digits}`)) return []
    const value = one.value * 1000 + next.value
    return [numbers.toSpliced(at, 2, { ...next, from: one.from, first: one.first, value, digits: String(value) })]
  })
}

function waysIn(numbers: readonly FreeNumber[], section?: SectionShape): Way[] {
  const lengths = numbers.filter((number) => mayMeasure(number, numbers))
  return [...lengths, undefined].flatMap((length) =>
    [undefined, ...numbers.filter((number) => number !== length && mayCount(number))].flatMap((quantity) => {
      const others = numbers.filter((number) => number !== length && number !== quantity)
      const tried = length ? [inMillimetres(length)] : [1000, ...lengthsOf(others, section, quantity?.value)]
      const masses = tried
        .map((mm) => massesOf(section?.id, mm, quantity?.value))
        .find((masses) => others.every((other) => isExplained(other, masses, length)))
      if (!masses) return []
      const isWeighed = others.some((other) => isWeight(other, masses))
      const isSure = !length || length.role === 'length' || isPlain(length) || isWeighed
      return { length, quantity, others, key: [length?.column, quantity?.column].join(), isSure }
    }),
  )
}

/** Before the section, a whole number may number the line, unless there is a quantity. */
function mayMeasure(number: FreeNumber, all: readonly FreeNumber[]): boolean {
  const { role, kinds, first } = number
  if (role) return role === 'length'
  return isLength(number) && (!first || !kinds.includes('count') || all.some(({ role }) => role === 'quantity'))
}

function mayCount({ role, kinds, joined, first, isByWord }: FreeNumber): boolean {
  return role ? role === 'quantity' : kinds.includes('few') && !joined && !first && !isByWord
}

/** Whether a number that is neither the length nor the quantity can be something else. */
function isExplained(other: FreeNumber, masses: Masses, length?: FreeNumber): boolean {
  const { role, column, kinds, joined } = other
  // "x 82.8 kg" is a mass, and "x 82.8" and "4 no" are none.
  if (role || joined) return role === 'mass'
  // In the line "203x133x25 UB x 3300 82.8", 82.8 is a mass. A whole number below 100 is none.
  if (column === undefined) return length !== undefined && !kinds.includes('few') && agrees(other, masses)
  return kinds.includes('numbering') || agrees(other, masses)
}

/** Of "203x133x25 UB | 166", 166 may be the mass of 6.6 m, but 2.400 is in metres. */
function lengthsOf(masses: readonly FreeNumber[], section?: SectionShape, quantity?: number): number[] {
  const { metre, all } = massesOf(section?.id, 1000, quantity)
  const unsure = masses.filter(({ digits }) => !/^\d\d?\.\d{3}$/.test(digits))
  return unsure
    .flatMap(({ value }) => [value / metre, value / all].map((metres) => metres * 1000))
    .filter(isPossibleLength)
}

/** Whether a number confirms the length, as the mass of the piece or of all. */
function isWeight(other: FreeNumber, masses: Masses): boolean {
  const isRough = other.kinds.includes('numbering') || other.kinds.includes('few')
  return !isRough && agrees(other, { ...masses, metre: Number.NaN })
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
  const others = numbers.filter((other) => other !== number)
  const isPossibleQuantity = number.value <= listLimits.quantity && Number.isInteger(number.value)
  return (['length', 'quantity', 'lineNumber'] as const).flatMap((as) => {
    const isCount = isPossibleQuantity && (as === 'quantity' || number.first)
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
