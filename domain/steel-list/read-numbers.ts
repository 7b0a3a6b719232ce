import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { commonFamilies, matchSections, type SoughtSection, usualOf } from './find-sections.ts'
import { freeNumbers, type Measures, measuresOf, type NumberLine, spanOf, type Way, waysOf } from './number-roles.ts'
import type { Item, NumberItem, Phrases, Problem } from './read-phrases.ts'
import type { Span, Token } from './read-tokens.ts'

/** What a line says in numbers. `hotOrCold`: made in both ways, and the line does not say which is meant. */
export type Numbers = Measures & { section?: SectionShape; hotOrCold?: boolean }
type Line = Phrases & NumberLine
/** The numbers that name a section, and the sections of that name. */
type Sized = { used: readonly NumberItem[]; shapes: readonly SectionShape[]; at: Span }

/** Above the depth of every beam: a larger number is a length. */
const noSize = 1100

const refused = (problem: Problem['problem']): Numbers => ({ refusal: { problem, about: '' } })

const familiesIn = ({ items }: Line) =>
  commonFamilies(items.filter((item) => item.type === 'family').map(({ families }) => families))

/** The sections that most numbers name. */
function widestSizes(line: Line): Sized[] {
  const sizes = chainsOf(line.items).flatMap((chain) => sizesIn(chain, familiesIn(line), line.cold))
  const widest = Math.max(...sizes.map(({ used }) => used.length))
  return sizes.filter(({ used }) => used.length === widest)
}

/** Every way to read the numbers besides the section, or nothing without a section. */
export function waysBeside(line: Line): Way[] | undefined {
  const [{ used, shapes } = { used: [], shapes: [] }] = widestSizes(line)
  const [section, ...others] = usualOf(shapes)
  return section && others.length === 0 ? waysOf(freeNumbers(line, used), section) : undefined
}

/** Every way to read the numbers; understood only if exactly one explains all of them. */
export function readNumbers(line: Line): Numbers {
  const { items, cold } = line
  const families = familiesIn(line)
  if (families?.length === 0) return refused('twoSections')
  const found = widestSizes(line).map(({ used, shapes, at }): Numbers => {
    const [section, ...others] = usualOf(shapes)
    const read = measuresOf(line, used, section)
    const spans = [at, ...(read.spans ?? [])]
    if (others.length === 0) return { ...read, spans, section, hotOrCold: shapes.length > 1 }
    const sizes = used.map(({ value }) => value)
    const sought = { families, sizes, cold }
    const several: Problem = { problem: 'severalSections', about: sizes.join('×'), at, sought }
    return { ...read, spans, refusal: read.refusal ?? several }
  })
  const readings = found.filter(({ refusal }) => !refusal)
  const ways = new Set(readings.map(({ section, length, quantity }) => [section?.id, length, quantity].join()))
  if (ways.size > 1) return refused('twoSections')
  const read = readings[0] ?? found[0]
  // Of "203x133x26" the first two sizes name a section, but the third is no quantity.
  const chains = chainsOf(items)
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
      const isSize =
        item.unit !== 'm' && item.column === undefined && (!item.role || (item.role === 'length' && item.joined))
      if (!isSize) chains.push({ numbers: [] })
      else if (item.joined || chain.family !== undefined) chain.numbers.push(item)
      else chains.push({ numbers: [item] })
    } else if (item.type === 'word' || chain.family !== chain.numbers.length) chains.push({ numbers: [] })
  }
  return chains.filter(({ numbers }) => numbers.length > 0)
}

/** The stretches of a chain that name a section. Those of a chain with a family touch it. */
function sizesIn({ numbers, family, name }: Chain, families: readonly SectionFamily[] | undefined, cold?: boolean) {
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
/** With the numbers that look like a size, for the answers. */
function unknownSection(line: Line, chains: readonly Chain[], sought: Partial<SoughtSection>): Numbers {
  const chain = chains.find(({ family }) => family !== undefined) ?? chains.find(({ numbers }) => numbers.length > 1)
  const used = (chain?.numbers ?? []).filter(({ value }) => value < noSize).slice(0, 3)
  if (used.length < (sought.families ? 1 : 3)) return refused('noSection')
  const sizes = used.map(({ value }) => value)
  const about = `${chain?.name?.text.toUpperCase() ?? ''} ${sizes.join('×')}`.trim()
  const at = spanOf(used, chain?.name)
  const refusal: Problem = { problem: 'unknownSection', about, at, sought: { ...sought, sizes } }
  return { ...measuresOf(line, used), refusal }
}
