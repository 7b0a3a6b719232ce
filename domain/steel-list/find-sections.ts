import { listWords } from '#content/steel-list-words.ts'
import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { plateShape, sectionShapes } from '../steel-sections.ts'

/** A section as somebody wrote it. Without families, every family is meant. */
export type SoughtSection = { families?: readonly SectionFamily[]; sizes: readonly number[]; cold?: boolean }

/** Every section with the ways to write its sizes, and the sections by such a way. Built on first use. */
type Index = { forms: Map<SectionShape, number[][]>; sections: Map<string, SectionShape[]> }

let index: Index | undefined

function sectionIndex(): Index {
  if (index) return index
  const forms = new Map([...sectionShapes().values()].map((shape) => [shape, formsOf(shape)]))
  const written = [...forms].flatMap(([shape, ways]) =>
    [...new Set(ways.map((way) => way.join('x')))].map((way) => ({ way, shape })),
  )
  const sections = new Map<string, SectionShape[]>()
  for (const { way, shape } of written) sections.set(way, [...(sections.get(way) ?? []), shape])
  index = { forms, sections }
  return index
}

/** "203×133×25" is also written 203×133×25.1, 203 UB 25 or, where a size has one mass only, without it. The first is the name. */
function formsOf(shape: SectionShape): number[][] {
  const sizes = sizesOf(shape).map(Number)
  const [first = 0, second = 0, third = 0] = sizes
  if ('tw' in shape) return [sizes, [first, second, shape.mass], [first, third], [first, second]]
  if ('d' in shape) return [sizes, [Math.round(first), second], [Math.trunc(first), second]]
  if (shape.family === 'FLT') return [sizes, [second, first]]
  return [sizes, first === second ? [first, third] : [second, first, third]]
}

function sizesOf({ name }: SectionShape): string[] {
  return name.split(' ')[1]?.split('×') ?? []
}

/** The sections that are written so. Of two that differ only in how they are made, both. */
export function matchSections({ families, sizes, cold }: SoughtSection): SectionShape[] {
  if (families?.[0] === 'PL') {
    const plate = sizes.length === 2 ? plateShape(Math.max(...sizes), Math.min(...sizes)) : undefined
    return plate ? [plate] : []
  }
  const found = sectionIndex().sections.get(sizes.join('x')) ?? []
  return found.filter(
    (shape) =>
      (families ? families.includes(shape.family) : sizes.length === 3) &&
      (cold === undefined || ('cold' in shape && shape.cold === cold)),
  )
}

/** The nearest sections to one that does not exist, by the sum of relative differences. Another family or process counts as 15 %. */
export function nearestSections({ families, sizes, cold }: SoughtSection, count = 3): SectionShape[] {
  const nearest: { shape: SectionShape; distance: number }[] = []
  for (const [shape, forms] of families?.[0] === 'PL' ? [] : sectionIndex().forms) {
    const alike = forms.filter((form, at) => at === 0 || form.length === sizes.length)
    let distance = Math.min(...alike.map((form) => difference(form, sizes)))
    if (families && !families.includes(shape.family)) distance += 0.15
    if ('cold' in shape && shape.cold !== (cold ?? false)) distance += cold === undefined ? 0.01 : 0.15
    if (nearest.length === count && distance >= (nearest[count - 1]?.distance ?? 0)) continue
    nearest.push({ shape, distance })
    nearest.sort((one, other) => one.distance - other.distance)
    nearest.length = Math.min(nearest.length, count)
  }
  return nearest.map(({ shape }) => shape)
}

/** A number too many or too few counts as 10 %. */
function difference(form: readonly number[], sizes: readonly number[]): number {
  return form.reduce(
    (sum, size, at) => {
      const other = sizes[at] ?? size
      return sum + Math.abs(size - other) / Math.max(size, other)
    },
    Math.abs(form.length - sizes.length) / 10,
  )
}

/**
 * Sections for what has been typed so far: "203 25", "UC152", "100 shs 5". Every word must begin a name of the family, and every
 * number one of the section's sizes, in their order. Whole sizes come first, hot finished before cold formed.
 */
export function searchSections(typed: string, count = 8): SectionShape[] {
  const parts =
    typed
      .toLowerCase()
      .match(/[a-z]+|\d+(?:\.\d+)?/g)
      ?.slice(0, 12) ?? []
  const numbers = parts.filter((part) => /\d/.test(part))
  const words = parts.filter((part) => part !== 'x' && !numbers.includes(part))
  const families = words.map((word) =>
    Object.entries(listWords.families).flatMap(([family, list]) =>
      `, ${list}`.toLowerCase().includes(`, ${word}`) ? family : [],
    ),
  )
  const [width = 0, thickness = 0] = numbers.map(Number)
  const plate = words.length > 0 && numbers.length === 2 ? plateShape(width, thickness) : undefined
  return [...(plate ? [plate] : []), ...sectionShapes().values()]
    .flatMap((shape) => {
      const cold = 'cold' in shape && shape.cold
      const meant = words.every((word, at) => (word === 'cf' ? cold : families[at]?.includes(shape.family)))
      const rank = meant ? rankOf(sizesOf(shape), numbers) : -1
      return rank < 0 ? [] : [{ shape, rank: cold ? rank - 0.5 : rank }]
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({ shape }) => shape)
}

/** Negative if a number begins no size. */
function rankOf(sizes: readonly string[], numbers: readonly string[]): number {
  let next = 0
  let rank = 0
  for (const number of numbers) {
    const whole = sizes.indexOf(number, next)
    const at = whole >= 0 ? whole : sizes.findIndex((size, index) => index >= next && size.startsWith(number))
    if (at < 0) return -1
    rank += (sizes[at] === number ? 2 : 0) + (at === 0 ? 3 : 0)
    next = at + 1
  }
  return rank
}
