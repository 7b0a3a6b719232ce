import type { SectionShape } from '#content/steel-sections.ts'
import { matchSections, usualOf } from './find-sections.ts'
import { inMillimetres, isLength } from './lengths-and-masses.ts'
import { type FreeNumber, type Measures, measuresOf, type Way, waysOf } from './number-roles.ts'
import { type Item, type NumberItem, type Phrases, type Problem, spanOf } from './read-phrases.ts'
import type { NumberRole, Token } from './read-tokens.ts'

/** What a line says in numbers. `hotOrCold`: made in both ways, and the line does not say which is meant. */
export type Numbers = Measures & { section?: SectionShape; hotOrCold?: boolean }
type Line = Phrases & { key?: string }

/** Above the depth of every beam: a larger number is a length. */
const noSize = 1100
/** Next to a quantity, a larger number is a length in millimetres. */
const leastAlone = 1000

const refused = (problem: Problem['problem']): Numbers => ({ doubts: [{ problem, about: '' }] })

/** Every way to read the numbers besides the section, or nothing without a section. */
export function waysBeside(line: Line): Way[] | undefined {
  const [{ used, shapes } = { used: [], shapes: [] }] = widestSizes(line)
  const [section, ...others] = usualOf(shapes)
  return section && others.length === 0 ? waysOf(freeNumbers(line, used), section) : undefined
}

/** Every way to read the numbers; understood only if exactly one explains all of them. */
export function readNumbers(line: Line): Numbers {
  const { families, cold } = line
  if (families?.length === 0) return refused('twoSections')
  const found = widestSizes(line).map(({ used, shapes, at }): Numbers => {
    const [section, ...others] = usualOf(shapes)
    const read = measuresOf(freeNumbers(line, used), section, line.key)
    const spans = [at, ...(read.spans ?? [])]
    if (others.length === 0) return { ...read, spans, section, hotOrCold: shapes.length > 1 }
    const sizes = used.map(({ value }) => value)
    const sought = { families, sizes, cold }
    const several: Problem = { problem: 'severalSections', about: sizes.join('×'), at, sought }
    return { ...read, spans, doubts: [...read.doubts, several] }
  })
  const readings = found.filter(({ doubts }) => doubts.length === 0)
  const different = new Set(readings.map(({ section, length, quantity }) => [section?.id, length, quantity].join()))
  if (different.size > 1) return refused('twoSections')
  const read = readings[0] ?? found[0]
  // Of "203x133x26" the first two sizes name a section, but the third is no quantity.
  const third = read?.doubts.find(({ problem }) => problem === 'number')?.at?.[0]
  const isUnknown = chainsOf(line.items).some(({ numbers: [, , size] }) => size?.joined && size.from === third)
  return read && !isUnknown ? read : unknownSection(line)
}

/** The numbers besides the section, each with what it is by its column, its unit or its place. */
function freeNumbers({ items }: Line, used: readonly NumberItem[]): FreeNumber[] {
  let before: FreeNumber | undefined
  return items.flatMap((item, at) => {
    if (item.type !== 'number') return []
    const [last, next] = [items[at - 1], items[at + 1]]
    const isByWord = last?.type === 'word' || next?.type === 'word'
    const isClose = last?.type === 'number' && last.to + 1 === item.from
    const free = { ...item, role: roleOf(item, before, next), isByWord, isClose }
    before = used.includes(item) ? undefined : free
    return before ?? []
  })
}

function roleOf(item: NumberItem, before?: FreeNumber, next?: Item): NumberRole | undefined {
  const { value, unit, joined, joins, first, role } = item
  // Of "4100 x 1", 4100 is the length.
  const isMeasured = before?.role === 'length' || (before && isLength(before) && inMillimetres(before) >= leastAlone)
  const isBetween = joined ? isMeasured : joins && next?.type === 'number' && isLength(next)
  const isInFront = (joins && value < leastAlone) || value === 1
  if (unit.startsWith('k') || unit === 't') return 'mass'
  if (role === 'quantity') return role
  if (unit === '' && Number.isInteger(value) && (first ? isInFront : isBetween)) return 'quantity'
  return unit !== '' || ((role === 'length' || joined) && isLength(item)) ? 'length' : undefined
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
      const isSize =
        item.unit !== 'm' && item.column === undefined && (!item.role || (item.role === 'length' && item.joined))
      if (!isSize) chains.push({ numbers: [] })
      else if (item.joined || chain.family !== undefined) chain.numbers.push(item)
      else chains.push({ numbers: [item] })
    } else if (item.type === 'word' || chain.family !== chain.numbers.length) chains.push({ numbers: [] })
  }
  return chains.filter(({ numbers }) => numbers.length > 0)
}

/** The stretches of chains that name a section, with the sections of that name. Only those of the most numbers count. */
function widestSizes(line: Line) {
  const sizes = chainsOf(line.items).flatMap((chain) => sizesIn(chain, line))
  const widest = Math.max(...sizes.map(({ used }) => used.length))
  return sizes.filter(({ used }) => used.length === widest)
}

/** The two or three numbers that may be a size, which touch the family of their chain. */
function sizesIn({ numbers, family, name }: Chain, { families, cold }: Line) {
  const isPlate = families?.[0] === 'PL'
  const lengths = families ? [2, 3] : [3]
  const stretches = numbers.flatMap((_, from) => lengths.map((length) => ({ from, to: from + length })))
  return stretches.flatMap(({ from, to }) => {
    if (to > numbers.length || (family !== undefined && (family < from || family > to))) return []
    const isWhole = to - from === 3
    const used = isPlate ? plateOf(numbers.slice(from, to)) : numbers.slice(from, to)
    const sizes = used.map(({ value }) => value)
    const isSplit = family !== undefined && from < family
    // Of "4 x 300 plate 12", either is the thickness, and "200x10 plate x 300" may be 200 mm or 300 mm wide.
    const isUnclear = isSplit && [numbers[from], numbers[family]].every((number) => number?.kinds.includes('few'))
    const isJoined = isSplit && numbers[to]?.joined
    if (isPlate && (isUnclear || isJoined || (!isWhole && from !== family && used[0]?.joined))) return []
    // "2 x 203 UB 25" is a beam, but of "80 x 35 flat 12" the flat is 80 × 35.
    const isInside = isSplit && from > 0 && family < to
    const shapes = matchSections({ families, sizes, cold }).filter((shape) => {
      if (family === undefined) return isPlate || isWhole || shape.family === 'CHS' || shape.family === 'FLT'
      return isPlate || !isInside || 'tw' in shape
    })
    return shapes.length > 0 ? [{ used, shapes, at: spanOf(used, name) }] : []
  })
}

/** The width and the thickness of a plate. Of three sizes, the last that is no thickness is its length. */
function plateOf(sizes: readonly NumberItem[]): NumberItem[] {
  const thin = Math.min(...sizes.map(({ value }) => value))
  return [...sizes.filter(({ value }) => value !== thin).slice(0, 1), ...sizes.filter(({ value }) => value === thin)]
}

/** With the numbers that look like a size, for the answers. */
function unknownSection(line: Line): Numbers {
  const { families, cold } = line
  const chains = chainsOf(line.items)
  const chain = chains.find(({ family }) => family !== undefined) ?? chains.find(({ numbers }) => numbers.length > 1)
  const used = (chain?.numbers ?? []).filter(({ value }) => value < noSize).slice(0, 3)
  if (used.length < (families ? 1 : 3)) return refused('noSection')
  const sizes = used.map(({ value }) => value)
  const about = `${chain?.name?.text.toUpperCase() ?? ''} ${sizes.join('×')}`.trim()
  const sought = { families, cold, sizes }
  const unknown: Problem = { problem: 'unknownSection', about, at: spanOf(used, chain?.name), sought }
  const read = measuresOf(freeNumbers(line, used))
  return { ...read, doubts: [unknown, ...read.doubts] }
}
