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
  massesOf,
} from './lengths-and-masses.ts'
import { type Choice, choicesOf, type Item, type NumberItem, type Problem } from './read-phrases.ts'
import type { NumberRole, Span, Token } from './read-tokens.ts'

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
/** A number that is not part of the section. */
type FreeNumber = NumberItem & { isByWord: boolean }
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
/** "355" in a cell of its own. */
const gradeNumbers = [235, 275, 355, 420, 460]

/** Which of the other numbers is the length and which the quantity. Every one must be explained; a mass must agree. */
export function measuresOf(line: NumberLine, used: readonly NumberItem[], section?: SectionShape): Measures {
  const numbers = freeNumbers(line, used)
  const feet = numbers.find(({ unit }) => unit === 'ft')
  if (feet) return { doubts: [{ problem: 'feet', about: feet.digits, at: spanOf([feet]) }] }
  const ways = waysOf(numbers, section).filter(({ key, length }) => (line.key ? key === line.key : length))
  const [{ length, quantity, isSure } = { isSure: false }] = ways
  if (!length || ways.length > 1) return refusalOf(numbers, ways.length > 0)
  const mm = inMillimetres(length)
  const spans = [length, quantity].flatMap((number) => (number ? [spanOf([number])] : []))
  const masses = numbers.filter(({ role }) => role === 'mass')
  const [at] = spans
  const doubts: Problem[] = length.opening
    ? [{ problem: 'opening', about: `${length.digits} ${length.unit}`.trim(), at }]
    : []
  // In a column that is not the length's, a bare 2.4 may be an area or a mass.
  if (line.isTable && !isSure)
    doubts.push({ problem: 'lengthUnit', about: length.digits, at, choices: choicesOf('length', [mm]) })
  return { length: mm, quantity: quantity?.value, spans, masses, doubts }
}

/** The numbers besides the section, each with what it is by its column, its unit or its place. */
export function freeNumbers({ items }: Pick<NumberLine, 'items'>, used: readonly NumberItem[]): FreeNumber[] {
  let role: NumberRole | undefined
  return items.flatMap((item, at) => {
    if (item.type !== 'number') return []
    const next = items.slice(at + 1).find((other) => other.type === 'number')
    role = used.includes(item) ? undefined : roleOf(item, role, next)
    const isByWord = [items[at - 1], items[at + 1]].some((beside) => beside?.type === 'word')
    return used.includes(item) ? [] : { ...item, role, isByWord }
  })
}

function roleOf(item: NumberItem, before: NumberRole | undefined, next?: NumberItem): NumberRole | undefined {
  const { value, unit, joined, joins, first, role } = item
  const isBetween = joined ? before === 'length' : joins && next && isLength(next)
  const isPieces = unit === '' && Number.isInteger(value) && (first ? joins || value === 1 : isBetween)
  if (unit.startsWith('k') || unit === 't') return 'mass'
  if (role === 'quantity' || isPieces) return 'quantity'
  return unit !== '' || ((role === 'length' || joined) && isLength(item)) ? 'length' : undefined
}

/** Every way that explains all numbers. Only in a table without a heading, it may have no length. */
export function waysOf(numbers: readonly FreeNumber[], section?: SectionShape): Way[] {
  // "1 2 3 4 5 6 7 8 9 10"
  if (numbers.length > mostNumbers) return []
  const lengths = numbers.filter((number) => mayMeasure(number, numbers))
  const none = numbers.some(({ column }) => column !== undefined) ? [undefined] : []
  return [...lengths, ...none].flatMap((length) =>
    [undefined, ...numbers.filter(mayCount)].flatMap((quantity) => {
      const others = numbers.filter((number) => number !== length && number !== quantity)
      const masses = section ? massesOf(section.id, length ? inMillimetres(length) : 1000, quantity?.value) : []
      const isWeighed = others.some((other) => masses.slice(1).some((mass) => isNear(other, mass)))
      const isSure = !length || isWeighed || length.role === 'length' || isPlain(length)
      // In "203x133x25 UB 3300 4", 3300 is not both the length and the quantity, and 4 is not left over.
      if ((length && length === quantity) || !others.every((other) => isExplained(other, masses, length))) return []
      // "2 no 203x133x25 UB x 3300 82.8": the length, the quantity and a mass.
      return { length, quantity, others, steel: masses[2] ?? 0, key: [length?.column, quantity?.column].join(), isSure }
    }),
  )
}

/** Before the section, a number may be the quantity, unless there is one. */
function mayMeasure(number: FreeNumber, all: readonly FreeNumber[]): boolean {
  const { role, column, joins, first } = number
  const isFree = !first || joins || all.some(({ role }) => role === 'quantity')
  if (role) return role === 'length'
  return isPossibleLength(inMillimetres(number)) && (column !== undefined || (isLength(number) && isFree))
}

function mayCount({ role, column, is, value, joined, first, isByWord }: FreeNumber): boolean {
  const most = column === undefined ? leastMillimetres - 1 : listLimits.quantity
  if (role || value === 0) return role === 'quantity'
  return is.includes('count') && value <= most && !joined && !first && !isByWord
}

/** Whether a number that is neither the length nor the quantity can be something else. Without a length, masses are of a metre. */
function isExplained(other: FreeNumber, masses: readonly number[], length?: FreeNumber): boolean {
  const { role, column, is, value, digits, joined } = other
  // "x 82.8 kg" is a mass, and "x 82.8" and "4 no" are none.
  if (role || joined) return role === 'mass'
  // In the line "203x133x25 UB x 3300 82.8", 82.8 is a mass. A whole number below 100 is none.
  if (column === undefined) return length !== undefined && !is.includes('few') && agrees(other, masses)
  // 1, 2, 3 down a column, and 355 in a cell of its own.
  if (is.includes('numbering') || gradeNumbers.includes(value)) return true
  // Of UB 203x133x25, 82.8 beside 3300, and 25.1 beside no length.
  if (length || agrees(other, masses.slice(0, 1))) return agrees(other, masses)
  // 166 may be the mass of 6.6 m of it, but 2.400 is in metres.
  return !/\.\d{3}$/.test(digits) && masses.some((mass) => isPossibleLength((value / mass) * 1000))
}

/** What to ask about numbers that can be read in no way, or in several. */
function refusalOf(numbers: readonly FreeNumber[], hasWay: boolean): Measures {
  const lengths = numbers.filter((number) => mayMeasure(number, numbers)).map(inMillimetres)
  const pieces = numbers.flatMap(({ role, value }) => (role === 'quantity' ? value : []))
  const bare = numbers.filter(({ role }) => !role)
  const unclear = bare.find((number) => !mayMeasure(number, numbers)) ?? (hasWay ? bare[0] : undefined)
  const [length, ...otherLengths] = lengths
  const [quantity, ...otherPieces] = pieces
  return {
    length: otherLengths.length === 0 ? length : undefined,
    quantity: otherPieces.length === 0 ? quantity : undefined,
    doubts: [unclear ? unclearNumber(unclear, length, quantity) : severalNumbers(lengths, pieces)],
  }
}

function unclearNumber(number: FreeNumber, length?: number, quantity?: number): Problem {
  const { digits: about, value, first } = number
  const mayBeQuantity = quantity === undefined && value <= listLimits.quantity
  const pieces = choicesOf('quantity', mayBeQuantity ? [value] : [])
  const lineNumber: Choice[] = first && mayBeQuantity ? [{ as: 'lineNumber' }] : []
  // "x 6" may be six metres, or six pieces of a length that is missing.
  const lengths = choicesOf('length', [inMillimetres(number)].filter(isPossibleLength))
  const choices = length ? [...pieces, ...lineNumber] : [...lengths, ...pieces]
  return { problem: length || isLength(number) ? 'number' : 'lengthUnit', about, at: spanOf([number]), choices }
}

function severalNumbers(lengths: readonly number[], pieces: readonly number[]): Problem {
  const choices = pieces.length > 1 ? choicesOf('quantity', pieces) : choicesOf('length', lengths)
  const about = choices.map(({ quantity, length }) => quantity ?? length).join(', ')
  if (pieces.length > 1) return { problem: 'severalQuantities', about, choices }
  return lengths.length > 1 ? { problem: 'severalLengths', about, choices } : { problem: 'noLength', about: '' }
}

/** From the first to the last of the numbers and the family. */
export function spanOf(used: readonly NumberItem[], name?: Token): Span {
  const parts = name ? [...used, name] : used
  return [Math.min(...parts.map(({ from }) => from)), Math.max(...parts.map(({ to }) => to))]
}
