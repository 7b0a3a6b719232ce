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
type FreeNumber = NumberItem & { isByWord: boolean; isBeside: boolean; isGrouped?: boolean }
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
/** Next to a quantity, a larger number is a length in millimetres. */
const leastAlone = 1000
/** "355" in a cell of its own. */
const gradeNumbers = [235, 275, 355, 420, 460]

/** Which of the other numbers is the length and which the quantity. Every one must be explained; a mass must agree. */
export function measuresOf(line: NumberLine, used: readonly NumberItem[], section?: SectionShape): Measures {
  const numbers = freeNumbers(line, used)
  const feet = numbers.find(({ unit }) => unit === 'ft')
  if (feet) return { doubts: [{ problem: 'feet', about: feet.digits, at: spanOf([feet]) }] }
  const ways = waysOf(numbers, section).filter(({ key, length }) => (line.key ? key === line.key : length))
  const [{ length, quantity, isSure } = { isSure: false }] = ways
  if (!length || ways.length > 1) return refusalOf(numbers, ways, section)
  const mm = inMillimetres(length)
  const spans = [length, quantity].flatMap((number) => (number ? [spanOf([number])] : []))
  const masses = numbers.filter(({ role }) => role === 'mass')
  const doubts = openingIn([length])
  // In a column that is not the length's, a bare 2.4 may be an area or a mass.
  if (line.isTable && !isSure)
    doubts.push({ problem: 'lengthUnit', about: length.digits, at: spans[0], choices: choicesOf('length', [mm]) })
  return { length: mm, quantity: quantity?.value, spans, masses, doubts }
}

/** The only length must not be that of an opening. */
function openingIn([length, ...others]: readonly FreeNumber[]): Problem[] {
  if (!length?.opening || others.length > 0) return []
  return [{ problem: 'opening', about: `${length.digits} ${length.unit}`.trim(), at: spanOf([length]) }]
}

/** The numbers besides the section, each with what it is by its column, its unit or its place. */
export function freeNumbers({ items }: Pick<NumberLine, 'items'>, used: readonly NumberItem[]): FreeNumber[] {
  let role: NumberRole | undefined
  let before: NumberItem | undefined
  return items.flatMap((item, at) => {
    if (item.type !== 'number') return []
    const next = items.slice(at + 1).find((other) => other.type === 'number')
    role = used.includes(item) ? undefined : roleOf(item, role, before, next)
    before = used.includes(item) ? undefined : item
    const isByWord = [items[at - 1], items[at + 1]].some((beside) => beside?.type === 'word')
    const isBeside = items[at - 1]?.type === 'number'
    return used.includes(item) ? [] : { ...item, role, isByWord, isBeside }
  })
}

function roleOf(
  item: NumberItem,
  roleBefore?: NumberRole,
  before?: NumberItem,
  next?: NumberItem,
): NumberRole | undefined {
  const { value, unit, joined, joins, first, role } = item
  // Of "4100 x 1", 4100 is the length.
  const isAfterLength =
    roleBefore === 'length' || (before !== undefined && inMillimetres(before) >= leastAlone && isLength(before))
  const isBetween = joined ? isAfterLength : joins && next && isLength(next)
  const isPieces =
    unit === '' && Number.isInteger(value) && (first ? (joins && value < leastAlone) || value === 1 : isBetween)
  if (unit.startsWith('k') || unit === 't') return 'mass'
  if (role === 'quantity' || isPieces) return 'quantity'
  return unit !== '' || ((role === 'length' || joined) && isLength(item)) ? 'length' : undefined
}

/** Every way that explains all numbers. Only in a table without a heading, it may have no length. */
export function waysOf(numbers: readonly FreeNumber[], section?: SectionShape): Way[] {
  return [numbers, ...groupedOf(numbers)].flatMap((all) => {
    // "1 2 3 4 5 6 7 8 9 10"
    if (all.length > mostNumbers) return []
    const lengths = all.filter((number) => mayMeasure(number, all))
    const none = all.some(({ column }) => column !== undefined) ? [undefined] : []
    return [...lengths, ...none].flatMap((length) =>
      [undefined, ...all.filter(mayCount)].flatMap((quantity) => wayOf(all, length, quantity, section) ?? []),
    )
  })
}

/** The numbers with "4 815" as 4,815, where a pair of them can be one. */
function groupedOf(numbers: readonly FreeNumber[]): FreeNumber[][] {
  return numbers.flatMap((number, at) => {
    const { value, digits, unit, joined, from, to, first } = number
    const next = numbers[at + 1]
    const isPair = next?.isBeside && next.from === to + 1 && !next.joined && /^\d{3}$/.test(next.digits)
    if (!next || !isPair || joined || unit || !/^\d{1,2}$/.test(digits) || value === 0) return []
    const role = next.role ?? (number.role === 'length' ? 'length' : undefined)
    const one = {
      ...next,
      value: value * 1000 + next.value,
      digits: digits + next.digits,
      from,
      first,
      role,
      isGrouped: true,
    }
    return [numbers.toSpliced(at, 2, one)]
  })
}

/** The numbers as that length and quantity, if all others are explained. */
function wayOf(
  numbers: readonly FreeNumber[],
  length: FreeNumber | undefined,
  quantity: FreeNumber | undefined,
  section?: SectionShape,
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

function mayCount({ role, column, is, value, joined, first, isByWord }: FreeNumber): boolean {
  const most = column === undefined ? leastMillimetres - 1 : listLimits.quantity
  if (role || value === 0) return role === 'quantity'
  return is.includes('count') && value <= most && !joined && !first && !isByWord
}

/** Whether a number that is neither the length nor the quantity can be something else. Without a length, masses are of a metre. */
function isExplained(other: FreeNumber, masses: Masses, length?: FreeNumber): boolean {
  const { role, column, is, value, digits, joined } = other
  // "x 82.8 kg" is a mass, and "x 82.8" and "4 no" are none.
  if (role || joined) return role === 'mass'
  // In the line "203x133x25 UB x 3300 82.8", 82.8 is a mass. A whole number below 100 is none.
  if (column === undefined) return length !== undefined && !is.includes('few') && agrees(other, masses)
  // 1, 2, 3 down a column, and 355 in a cell of its own.
  if (is.includes('numbering') || gradeNumbers.includes(value)) return true
  // Of UB 203x133x25, 82.8 beside 3300, and 25.1 beside no length.
  if (length || isNear(other, masses.metre)) return agrees(other, masses)
  // 166 may be the mass of 6.6 m of it, but 2.400 is in metres.
  return !/\.\d{3}$/.test(digits) && [masses.piece, masses.all].some((mass) => isPossibleLength((value / mass) * 1000))
}

/** What to ask about numbers that can be read in no way, or in several. */
function refusalOf(numbers: readonly FreeNumber[], ways: readonly Way[], section?: SectionShape): Measures {
  const measured = numbers.filter((number) => mayMeasure(number, numbers))
  const pieces = numbers.flatMap(({ role, value }) => (role === 'quantity' ? value : []))
  const bare = numbers.filter(({ role }) => !role)
  const unclear = bare.find((number) => !measured.includes(number)) ?? (ways.length > 0 ? bare[0] : undefined)
  const [length, ...others] = measured.map(inMillimetres)
  const known = {
    length: others.length === 0 ? length : undefined,
    quantity: pieces.length === 1 ? pieces[0] : undefined,
  }
  const grouped = ways.find(({ length }) => length?.isGrouped)?.length
  const about = grouped?.digits ?? unclear?.digits ?? ''
  // "2 400" is a length, or a quantity and a length.
  const rows = ways.flatMap(({ length, quantity }): Choice[] =>
    length ? [{ as: 'row', length: inMillimetres(length), quantity: quantity?.value ?? 1 }] : [],
  )
  const choices = grouped ? rows : unclear ? answersTo(unclear, numbers, section) : []
  const problem = grouped || length || (unclear && isLength(unclear)) ? 'number' : 'lengthUnit'
  const at = spanOf(grouped ? [grouped] : unclear ? [unclear] : numbers)
  const doubt: Problem =
    grouped || unclear ? { problem, about, at, choices } : severalNumbers(measured.map(inMillimetres), pieces)
  return { ...known, doubts: [doubt, ...openingIn(measured)] }
}

/** What an unclear number may be, if that explains all numbers. */
function answersTo(number: FreeNumber, numbers: readonly FreeNumber[], section?: SectionShape): Choice[] {
  const others = numbers.filter((other) => other !== number)
  const readAs = (as: 'length' | 'quantity' | 'lineNumber'): Choice[] => {
    const meant = as === 'lineNumber' ? [] : [{ ...number, role: as }]
    const [{ length, quantity = undefined } = {}, ...more] = waysOf([...meant, ...others], section)
    if (length && more.length === 0)
      return [{ as, length: inMillimetres(length), ...(quantity && { quantity: quantity.value }) }]
    // "x 6" may be six metres, or six pieces of a length that is missing.
    return as === 'quantity' && others.every(({ role }) => role === 'mass') ? [{ as, quantity: number.value }] : []
  }
  const mayCount = number.value <= listLimits.quantity && Number.isInteger(number.value)
  return [
    ...(isPossibleLength(inMillimetres(number)) ? readAs('length') : []),
    ...(mayCount ? readAs('quantity') : []),
    ...(mayCount && number.first ? readAs('lineNumber') : []),
  ]
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
