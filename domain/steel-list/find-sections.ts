import { listWords } from '#content/steel-list-words.ts'
import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { plateShape, sectionShapes } from '../steel-sections.ts'

/** A section as somebody wrote it. Without families, every family is meant. */
export type SoughtSection = { families?: readonly SectionFamily[]; sizes: readonly number[]; cold?: boolean }

/** The ways to write the sizes of every section, and the same by their text. */
const forms = [...sectionShapes().values()].flatMap((shape) =>
  formsOf(shape).map((sizes, at) => ({ shape, sizes, isName: at === 0 })),
)
const written = Map.groupBy(forms, ({ sizes }) => sizes.join('x'))

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
  const found = written.get(sizes.join('x')) ?? []
  return [...new Set(found.map(({ shape }) => shape))].filter(
    (shape) =>
      (families ? families.includes(shape.family) : sizes.length === 3) &&
      (cold === undefined || ('cold' in shape && shape.cold === cold)),
  )
}

/** The nearest sections to one that does not exist, by the sum of relative differences. Another family or process counts as 15 %. */
export function nearestSections({ families, sizes, cold }: SoughtSection, count = 3): SectionShape[] {
  const all = families?.[0] === 'PL' ? [] : forms
  const sorted = all
    .filter(({ isName, sizes: form }) => isName || form.length === sizes.length)
    .map(({ shape, sizes: form }) => {
      const other = families && !families.includes(shape.family) ? 0.15 : 0
      const process = 'cold' in shape && shape.cold !== (cold ?? false) ? (cold === undefined ? 0.01 : 0.15) : 0
      return { shape, distance: difference(form, sizes) + other + process }
    })
    .sort((one, other) => one.distance - other.distance)
  return [...new Set(sorted.map(({ shape }) => shape))].slice(0, count)
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
