import { listLimits } from '#content/steel-list.ts'
import type { SectionShape } from '#content/steel-sections.ts'
import { steelSectionById } from '../steel-sections.ts'
import { type Choice, choicesOf, type Item, type NumberItem, type Problem } from './read-phrases.ts'
import type { NumberRole, Span, Token } from './read-tokens.ts'

/** What the numbers of a line say, as far as they are understood. */
export type Numbers = {
  section?: SectionShape
  /** Made in both ways, and the line does not say which is meant. */
  hotOrCold?: boolean
  length?: number
  quantity?: number
  masses?: readonly NumberItem[]
  /** The parts of the line that name section, quantity and length. */
  spans?: readonly Span[]
  refusal?: Problem
}
/** A number as it is written. */
type Written = Pick<Token, 'digits' | 'value' | 'unit'>
export type NumberLine = { items: readonly Item[]; isTable: boolean }

/** Of more numbers, there are too many ways to try. */
const mostNumbers = 9
/** Without a unit, a smaller number may count pieces or metres, and a larger one is in millimetres. */
const leastMillimetres = 100
/** A mass in a list is often rounded: it may differ from the tables by this share. */
const nearMass = 0.03
/** A number that nothing calls a mass has to come nearer to be one. */
const nearUnnamedMass = 0.01

/** Which of the other numbers is the length and which the quantity. Every one must be explained; a mass must agree. */
export function rolesOf(line: NumberLine, used: readonly NumberItem[], section?: SectionShape): Numbers {
  const all = line.items.filter((item) => item.type === 'number')
  const numbers = all.filter((item) => !used.includes(item))
  const feet = numbers.find(({ unit }) => unit === 'ft')
  if (feet) return { refusal: { problem: 'feet', about: feet.digits, at: spanOf([feet]) } }
  const roles = new Map<NumberItem | undefined, NumberRole>()
  for (const [index, item] of all.entries()) {
    const role = used.includes(item) ? undefined : roleOf(item, roles.get(all[index - 1]), all[index + 1])
    if (role) roles.set(item, role)
  }
  const of = (role?: NumberRole) => numbers.filter((item) => roles.get(item) === role)
  const bare = of()
  const pieces = of('quantity').map(({ value }) => value)
  // Before the section, a number may be the quantity, unless there is one.
  const mayMeasure = (item: NumberItem) => isLength(item) && (!item.first || item.joins || pieces.length > 0)
  const counts = bare.filter((item) => mayCount(item, line))
  const measured = [...of('length'), ...bare.filter((item) => mayMeasure(item) && fits(inMillimetres(item)))]
  const ways = (numbers.length > mostNumbers ? [] : measured).flatMap((length) =>
    [undefined, ...of('quantity'), ...counts].flatMap((quantity) => {
      const others = numbers.filter((item) => item !== length && item !== quantity && roles.get(item) !== 'mass')
      const way: Way = { length, quantity, others, section }
      const isExplained = others.every((item) => !roles.has(item) && mayBeMass(item, way))
      return quantity !== length && isExplained ? [way] : []
    }),
  )
  const [way] = ways
  if (way && ways.length === 1) return readingOf(way, of('mass'), line.isTable)
  const possible = [...of('length'), ...bare.filter(mayMeasure)].map(inMillimetres)
  const unclear = bare.find((item) => !mayMeasure(item)) ?? (way && bare[0])
  return {
    length: possible.length === 1 ? possible[0] : undefined,
    quantity: pieces.length === 1 ? pieces[0] : undefined,
    refusal: unclear ? unclearNumber(unclear, possible, pieces) : severalNumbers(possible, pieces),
  }
}

/** One way to read the numbers. `others` would be masses of the section. */
type Way = { length: NumberItem; quantity?: NumberItem; others: readonly NumberItem[]; section?: SectionShape }

function readingOf({ length, quantity }: Way, masses: readonly NumberItem[], isTable: boolean): Numbers {
  const at = spanOf([length])
  const mm = inMillimetres(length)
  const read: Numbers = {
    length: mm,
    quantity: quantity?.value,
    spans: [length, ...(quantity ? [quantity] : [])].map((item) => spanOf([item])),
    masses,
  }
  // In a column that is not the length's, a bare 2.4 may be an area or a mass.
  if (!isTable || length.unit || length.role || isPlain(length)) return read
  return { ...read, refusal: { problem: 'lengthUnit', about: length.digits, at, choices: choicesOf('length', [mm]) } }
}

/** 3300 and 3.300 are lengths without a unit. */
export const isPlain = ({ digits }: Written) => /^[\d,]+$|\.\d{3}$/.test(digits)

function mayBeMass(item: NumberItem, { length, quantity, section }: Way): boolean {
  if (!section || item.joined) return false
  // A small number is only the mass that a name ends with: 25 of 203×133×25 UB.
  if (isSmall(item)) return 'tw' in section && Math.round(section.mass) === item.value && !item.first
  return agrees(item, section, inMillimetres(length), quantity?.value, nearUnnamedMass)
}

function mayCount(item: NumberItem, { items }: NumberLine): boolean {
  const at = items.indexOf(item)
  const isByWord = [items[at - 1], items[at + 1]].some((beside) => beside?.type === 'word')
  return isSmall(item) && item.value > 0 && !item.joined && !item.first && !isByWord
}

function isSmall({ digits, value }: NumberItem): boolean {
  return /^\d+$/.test(digits) && value < leastMillimetres
}

/** What a number says by its column, its unit or its place. */
function roleOf(item: NumberItem, before: NumberRole | undefined, next?: NumberItem): NumberRole | undefined {
  const { value, unit, joined, joins, first, role } = item
  const isBetween = joined ? before === 'length' : joins && next && isLength(next)
  const isPieces = unit === '' && Number.isInteger(value) && (first ? joins || value === 1 : isBetween)
  if (role === 'mass' || unit.startsWith('k') || unit === 't') return 'mass'
  if (role === 'quantity' || isPieces) return 'quantity'
  return unit !== '' || ((role === 'length' || joined) && isLength(item)) ? 'length' : undefined
}

function unclearNumber(item: NumberItem, lengths: readonly number[], pieces: readonly number[]): Problem {
  const { digits: about, value, first } = item
  const at = spanOf([item])
  const mayBeQuantity = pieces.length === 0 && value <= listLimits.quantity
  const quantity = choicesOf('quantity', mayBeQuantity ? [value] : [])
  if (lengths.length > 0) {
    const lineNumber: Choice[] = first && mayBeQuantity ? [{ as: 'lineNumber' }] : []
    return { problem: 'number', about, at, choices: [...quantity, ...lineNumber] }
  }
  // "x 6" may be six metres, or six pieces of a length that is missing.
  const length = choicesOf('length', [isLength(item) ? inMillimetres(item) : Math.round(value * 1000)].filter(fits))
  return { problem: isLength(item) ? 'number' : 'lengthUnit', about, at, choices: [...length, ...quantity] }
}

function severalNumbers(lengths: readonly number[], pieces: readonly number[]): Problem {
  const choices = pieces.length > 1 ? choicesOf('quantity', pieces) : choicesOf('length', lengths)
  const about = choices.map(({ quantity, length }) => quantity ?? length).join(', ')
  if (pieces.length > 1) return { problem: 'severalQuantities', about, choices }
  return lengths.length > 1 ? { problem: 'severalLengths', about, choices } : { problem: 'noLength', about: '' }
}

export function fits(length: number): boolean {
  return length >= listLimits.length.min && length <= listLimits.length.max
}

/** Without a unit, 3.3 is in metres, 3300 and 3,300 are in millimetres, and 6 could be either or a quantity. */
export function isLength({ value, unit, digits }: Written): boolean {
  return unit !== '' || value >= leastMillimetres || digits.includes('.')
}

export function inMillimetres({ value, unit, digits }: Written): number {
  const isMetres = unit === 'm' || (unit === '' && digits.includes('.') && value < leastMillimetres)
  return Math.round(value * (isMetres ? 1000 : unit === 'cm' ? 10 : 1))
}

/** Near the mass of a metre, of a piece or of all pieces. */
export function agrees(number: Written, section: SectionShape, length: number, quantity = 1, near = nearMass): boolean {
  const { mass = 0 } = steelSectionById(section.id) ?? {}
  const piece = (mass * length) / 1000
  const masses = number.unit === 'kg/m' ? [mass] : [mass, piece, piece * quantity]
  return masses.some((each) => isNear(number, each, near))
}

/** As a share of a mass, or as near as the last digit says. */
export function isNear({ digits, value, unit }: Written, mass: number, near = nearMass): boolean {
  const scale = unit === 't' ? 1000 : 1
  const rounding = (0.5 * scale) / 10 ** (digits.split('.')[1]?.length ?? 0)
  return Math.abs(value * scale - mass) <= Math.max(near * mass, rounding)
}

/** From the first to the last of the numbers and the family. */
export function spanOf(used: readonly NumberItem[], name?: Token): Span {
  const parts = name ? [...used, name] : used
  return [Math.min(...parts.map(({ from }) => from)), Math.max(...parts.map(({ to }) => to))]
}
