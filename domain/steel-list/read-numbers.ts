import type { SectionFamily } from '#content/steel-sections.ts'
import { commonFamilies, matchSections, type SoughtSection, usualOf } from './find-sections.ts'
import { type NumberLine, type Numbers, rolesOf, spanOf } from './number-roles.ts'
import type { Item, NumberItem, Phrases, Problem } from './read-phrases.ts'
import type { Token } from './read-tokens.ts'

type Line = Phrases & NumberLine

/** Above the depth of every beam: a larger number is a length. */
const noSize = 1100

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
    const spans = [at, ...(read.spans ?? [])]
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
/** With the numbers that look like a size, for the answers. */
function unknownSection(line: Line, chains: readonly Chain[], sought: Partial<SoughtSection>): Numbers {
  const chain = chains.find(({ family }) => family !== undefined) ?? chains.find(({ numbers }) => numbers.length > 1)
  const used = (chain?.numbers ?? []).filter(({ value }) => value < noSize).slice(0, 3)
  if (used.length < (sought.families ? 1 : 3)) return refused('noSection')
  const sizes = used.map(({ value }) => value)
  const about = `${chain?.name?.text.toUpperCase() ?? ''} ${sizes.join('×')}`.trim()
  const at = spanOf(used, chain?.name)
  const refusal: Problem = { problem: 'unknownSection', about, at, sought: { ...sought, sizes } }
  return { ...rolesOf(line, used), refusal }
}
