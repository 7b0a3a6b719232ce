import { listLimits } from '#content/steel-list.ts'
import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { steelSectionById } from '../steel-sections.ts'
import { commonFamilies, matchSections, type SoughtSection, usualOf } from './find-sections.ts'
import { type Choice, choicesOf, type Item, type NumberItem, type Phrases, type Problem } from './read-phrases.ts'
import type { NumberRole, Span, Token } from './read-tokens.ts'

/** The parts of a line that name section, quantity and length. */
export type Spans = { section?: Span; quantity?: Span; length?: Span }
/** What the numbers of a line say, as far as they are understood. */
export type Numbers = {
  section?: SectionShape
  /** Made in both ways, and the line does not say which is meant. */
  hotOrCold?: boolean
  length?: number
  quantity?: number
  masses?: readonly NumberItem[]
  spans?: Spans
  refusal?: Problem
}
type Line = Phrases & { isTable: boolean }

const refused = (problem: Problem['problem']): Numbers => ({ refusal: { problem, about: '' } })

/** Every way to read the numbers; understood only if exactly one explains all of them. */
export function readNumbers(line: Line): Numbers {
  const { items, cold } = line
  const families = commonFamilies(items.filter((item) => item.type === 'family').map(({ families }) => families))
  if (families?.length === 0) return refused('twoSections')
  const chains = chainsOf(items)
  const windows = chains.flatMap((chain) => windowsOf(chain, families, cold))
  const widest = Math.max(...windows.map(({ used }) => used.length))
  const wide = windows.filter(({ used }) => used.length === widest)
  const found = wide.map(({ used, shapes, at }): Numbers => {
    const [section, ...others] = usualOf(shapes)
    const read = rolesOf(line, used, section)
    const spans = { ...read.spans, section: at }
    if (others.length === 0) return { ...read, spans, section, hotOrCold: shapes.length > 1 }
    const sizes = used.map(({ value }) => value)
    const sought = { families, sizes, cold }
    return { refusal: { problem: 'severalSections', about: sizes.join('×'), at, sought }, ...read, spans }
  })
  const readings = found.filter(({ refusal }) => !refusal)
  const ways = new Set(readings.map(({ section, length, quantity }) => [section?.id, length, quantity].join()))
  if (ways.size > 1) return refused('twoSections')
  const read = readings[0] ?? found[0]
  // Of "203x133x26" the first two sizes name a section, but the third is no quantity.
  const third = read?.refusal?.problem === 'number' ? read.refusal.at?.[0] : undefined
  const isUnknown = chains.some(({ numbers: [, , size] }) => size?.joined && size.from === third)
  return read && !isUnknown ? read : unknownSection(line, chains, { families, cold })
}

/** Numbers written as one size: joined by ×, around a family, or after it with spaces. `family` is where it is. */
type Chain = { numbers: NumberItem[]; family?: number; name?: Token }

function chainsOf(items: readonly Item[]): Chain[] {
  const chains: Chain[] = [{ numbers: [] }]
  for (const item of items) {
    const chain = chains.at(-1) ?? { numbers: [] }
    if (item.type === 'family') {
      if (chain.family === undefined) Object.assign(chain, { family: chain.numbers.length, name: item })
      else chains.push({ numbers: [], family: 0, name: item })
    } else if (item.type === 'number') {
      if ((item.role && !(item.role === 'length' && item.joined)) || item.unit === 'm') chains.push({ numbers: [] })
      else if (item.joined || chain.family !== undefined) chain.numbers.push(item)
      else chains.push({ numbers: [item] })
    } else if (item.type === 'word' || chain.family !== chain.numbers.length) chains.push({ numbers: [] })
  }
  return chains.filter(({ numbers }) => numbers.length > 0)
}

/** The stretches of a chain that name a section. Those of a chain with a family touch it. */
function windowsOf({ numbers, family, name }: Chain, families: readonly SectionFamily[] | undefined, cold?: boolean) {
  const stretches = numbers.flatMap((_, from) => [from + 2, from + 3].map((to) => ({ from, to })))
  return stretches.flatMap(({ from, to }) => {
    if (to > numbers.length || (!families && to - from < 3) || (family !== undefined && (from > family || to < family)))
      return []
    const used = families?.[0] === 'PL' ? plateOf(numbers.slice(from, to)) : numbers.slice(from, to)
    const shapes = matchSections({ families, sizes: used.map(({ value }) => value), cold }).filter((shape) => {
      if (shape.family === 'PL' && from < (family ?? 0) && numbers[to]?.joined) return false
      if (shape.family === 'PL') return to - from === 3 || from === family || !used[0]?.joined
      // Without a family next to it, only a whole size names a section.
      if (family === undefined) return to - from === 3 || shape.family === 'CHS' || shape.family === 'FLT'
      // "2 x 203 UB 25" is a beam, but of "80 x 35 flat 12" the flat is 80 × 35.
      return from === 0 || from >= family || to <= family || 'tw' in shape
    })
    return shapes.length > 0 ? [{ used, shapes, at: spanOf(used, name) }] : []
  })
}

/** The width and the thickness of a plate. Of three sizes, the last that is no thickness is its length. */
function plateOf(sizes: readonly NumberItem[]): NumberItem[] {
  const thin = Math.min(...sizes.map(({ value }) => value))
  return [...sizes.filter(({ value }) => value !== thin).slice(0, 1), ...sizes.filter(({ value }) => value === thin)]
}

/** From the first to the last of the numbers and the family. */
function spanOf(used: readonly NumberItem[], name?: Token): Span {
  const parts = name ? [...used, name] : used
  return [Math.min(...parts.map(({ from }) => from)), Math.max(...parts.map(({ to }) => to))]
}

/** With the numbers that look like a size, for the answers. */
function unknownSection(line: Line, chains: readonly Chain[], sought: Partial<SoughtSection>): Numbers {
  const chain = chains.find(({ family }) => family !== undefined) ?? chains.find(({ numbers }) => numbers.length > 1)
  const used = (chain?.numbers ?? []).filter(({ value }) => value < 1100).slice(0, 3)
  if (used.length < (sought.families ? 1 : 3)) return refused('noSection')
  const sizes = used.map(({ value }) => value)
  const about = `${chain?.name?.text.toUpperCase() ?? ''} ${sizes.join('×')}`.trim()
  const at = spanOf(used, chain?.name)
  const refusal: Problem = { problem: 'unknownSection', about, at, sought: { ...sought, sizes } }
  return { ...rolesOf(line, used), refusal }
}

/** Which of the other numbers is the length and which the quantity. Every one must be explained; a mass must agree. */
function rolesOf({ items, isTable }: Line, used: readonly NumberItem[], section?: SectionShape): Numbers {
  const all = items.filter((item) => item.type === 'number')
  const numbers = all.filter((item) => !used.includes(item))
  const feet = numbers.find(({ unit }) => unit === 'ft')
  if (feet) return { refusal: { problem: 'feet', about: feet.digits, at: spanOf([feet]) } }
  const roles = new Map<NumberItem | undefined, NumberRole>()
  for (const [index, item] of numbers.entries()) {
    const role = roleOf(item, roles.get(all[all.indexOf(item) - 1]), numbers[index + 1])
    if (role) roles.set(item, role)
  }
  const of = (role?: NumberRole) => numbers.filter((item) => roles.get(item) === role)
  const bare = of()

  const isNamed = ({ value }: NumberItem) => section && 'tw' in section && Math.round(section.mass) === value
  const besides = (item: NumberItem) => [-1, 1].map((by) => items[items.indexOf(item) + by]?.type ?? 'sign')
  const isCell = (item: NumberItem) => isTable && besides(item).every((type) => type === 'sign')
  const isSmall = (item: NumberItem) => /^\d+$/.test(item.digits) && item.value < (isCell(item) ? 1000 : 100)
  const counts = bare.filter((item) => {
    const isApart = !item.joined && !besides(item).includes('word') && (!item.first || isTable)
    return isSmall(item) && item.value > 0 && isApart
  })
  const measured = [...of('length'), ...bare.filter((item) => isLength(item) && fits(inMillimetres(item)))]
  // A line with more numbers is no piece of steel.
  const ways = (numbers.length > 9 ? [] : measured).flatMap((length) =>
    [undefined, ...of('quantity'), ...counts].flatMap((quantity) => {
      const others = numbers.filter((item) => item !== length && item !== quantity && roles.get(item) !== 'mass')
      const [mm, pieces] = [inMillimetres(length), quantity?.value]
      const isMass = (item: NumberItem) => {
        if (!section || item.joined || roles.has(item)) return false
        // Without columns, a small number is only what the section's name says.
        return isTable || !isSmall(item) ? agrees(item, section, mm, pieces, 0.01) : isNamed(item) && !item.first
      }
      if (quantity === length || !others.every(isMass)) return []
      const isProof = (item: NumberItem) => section && !agrees({ ...item, unit: 'kg/m' }, section, mm)
      const isPlain =
        (/^[\d,]+$|\.\d{3}$/.test(length.digits) && !isNamed(length)) || (length.value < 100 && others.some(isProof))
      const isCounted = quantity?.role || (pieces ?? 1) < 100
      const isMeasured = length.unit || length.role || isPlain
      // A small whole number may count holes.
      const isWeighed = others.every((item) => !/^1?\d$/.test(item.digits) || isNamed(item))
      const isSure = !isTable || (isCounted && isMeasured && isWeighed)
      const spans: Spans = { length: spanOf([length]), quantity: quantity && spanOf([quantity]) }
      return [{ read: { length: mm, quantity: pieces, spans, masses: of('mass') }, isSure, length }]
    }),
  )
  const [way] = ways
  if (way && ways.length === 1) {
    const { read, isSure, length } = way
    // Without a heading, a bare 2.4 may be an area or a mass.
    const { digits: about } = length
    const choices = choicesOf('length', [inMillimetres(length)])
    return isSure ? read : { ...read, refusal: { problem: 'lengthUnit', about, at: spanOf([length]), choices } }
  }
  const possible = [...of('length'), ...bare.filter(isLength)].map(inMillimetres)
  const unclear = bare.find((item) => !isLength(item)) ?? (way && bare[0])
  const pieces = of('quantity').map(({ value }) => value)
  return {
    length: possible.length === 1 ? possible[0] : undefined,
    quantity: pieces.length === 1 ? pieces[0] : undefined,
    refusal: unclear ? unclearNumber(unclear, possible, pieces) : severalNumbers(possible, pieces),
  }
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
  const quantity = pieces.length > 0 ? [] : choicesOf('quantity', [value])
  if (lengths.length > 0) {
    const lineNumber: Choice[] = first && quantity.length > 0 ? [{ as: 'lineNumber' }] : []
    return { problem: 'number', about, at, choices: [...quantity, ...lineNumber] }
  }
  // "x 6" may be six metres, or six pieces of a length that is missing.
  const length = choicesOf('length', [Math.round(value * 1000)].filter(fits))
  return { problem: 'lengthUnit', about, at, choices: [...length, ...quantity] }
}

function severalNumbers(lengths: readonly number[], pieces: readonly number[]): Problem {
  const choices = pieces.length > 1 ? choicesOf('quantity', pieces) : choicesOf('length', lengths)
  const about = choices.map(({ quantity, length }) => quantity ?? length).join(', ')
  if (pieces.length > 1) return { problem: 'severalQuantities', about, choices }
  return lengths.length > 1 ? { problem: 'severalLengths', about, choices } : { problem: 'noLength', about: '' }
}

function fits(length: number): boolean {
  return length >= listLimits.length.min && length <= listLimits.length.max
}

/** Without a unit, 3.3 is in metres, 3300 and 3,300 are in millimetres, and 6 could be either or a quantity. */
function isLength({ value, unit, digits }: NumberItem): boolean {
  return unit !== '' || value >= 100 || digits.includes('.')
}

function inMillimetres({ value, unit, digits }: NumberItem): number {
  const isMetres = unit === 'm' || (unit === '' && digits.includes('.') && value < 100)
  return Math.round(value * (isMetres ? 1000 : unit === 'cm' ? 10 : 1))
}

/** Near the mass of a metre, of a piece or of all pieces: as a share of it, or as near as the last digit says. */
export function agrees(
  { digits, value, unit }: Pick<Token, 'digits' | 'value' | 'unit'>,
  section: SectionShape,
  length: number,
  quantity = 1,
  near = 0.03,
): boolean {
  const { mass = 0 } = steelSectionById(section.id) ?? {}
  const scale = unit === 't' ? 1000 : 1
  const rounding = (0.5 * scale) / 10 ** (digits.split('.')[1]?.length ?? 0)
  const piece = (mass * length) / 1000
  const masses = unit === 'kg/m' ? [mass] : [mass, piece, piece * quantity]
  return masses.some((each) => Math.abs(value * scale - each) <= Math.max(near * each, rounding))
}
