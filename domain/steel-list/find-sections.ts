import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { plateShape, sectionShapes } from '../steel-sections.ts'
import type { Kind } from './find-words.ts'
import { hasKind, tokensOf } from './read-tokens.ts'

/** A section as somebody wrote it. Without families, every family is meant. */
export type SoughtSection = { families?: readonly SectionFamily[]; sizes: readonly number[]; cold?: boolean }

const shapesByForm = Map.groupBy(
  [...sectionShapes().values()].flatMap((shape) => formsOf(shape).map((sizes) => ({ shape, text: sizes.join('x') }))),
  ({ text }) => text,
)

/** "203×133×25" is also written 203×133×25.1, 203 UB 25 or, where a size has one mass only, without it. */
function formsOf(shape: SectionShape): number[][] {
  const sizes = shape.name.split(' ')[1]?.split('×').map(Number) ?? []
  const [first = 0, second = 0, third = 0] = sizes
  if ('tw' in shape) return [sizes, [first, second, shape.mass], [first, third], [first, second]]
  if ('d' in shape) return [sizes, [Math.round(first), second], [Math.trunc(first), second]]
  if (shape.family === 'FLT') return [sizes, [second, first]]
  return [sizes, first === second ? [first, third] : [second, first, third]]
}

/** The sections that are written so. Of two that differ only in how they are made, both. */
export function matchSections({ families, sizes, cold }: SoughtSection): SectionShape[] {
  if (families?.[0] === 'PL') {
    const plate = sizes.length === 2 ? plateShape(Math.max(...sizes), Math.min(...sizes)) : undefined
    return plate ? [plate] : []
  }
  const found = shapesByForm.get(sizes.join('x')) ?? []
  return [...new Set(found.map(({ shape }) => shape))].filter(
    (shape) =>
      (!families || families.includes(shape.family)) &&
      (cold === undefined || ('cold' in shape && shape.cold === cold)),
  )
}

/** Those that are hot finished, if there are any: that is what is meant without a word. */
export function usualOf(shapes: readonly SectionShape[]): readonly SectionShape[] {
  const hot = shapes.filter((shape) => !('cold' in shape) || !shape.cold)
  return hot.length > 0 ? hot : shapes
}

const sectionKinds: readonly Kind[] = ['number', 'family', 'cross', 'cold', 'hot', 'diameter', 'thickness']

/** The section that a text names which says nothing else, "203 25" or "100x50x5 RHS cold formed", or those it may mean. */
export function sectionsIn(typed: string): { section?: SectionShape; near: readonly SectionShape[] } {
  const tokens = tokensOf(typed)
  const sizes = tokens.filter(({ kinds }) => kinds.includes('number')).map(({ value }) => value)
  const families = commonFamilies(tokens.flatMap(({ kinds, families }) => (kinds.includes('family') ? [families] : [])))
  const [made] = tokens.flatMap(({ kinds }) => kinds.filter((kind) => kind === 'cold' || kind === 'hot'))
  const sought = { families, sizes, cold: made && made === 'cold' }
  const isSection = tokens.every((token) => hasKind(token, ...sectionKinds))
  if (!isSection || sizes.length < (families ? 1 : 2)) return { near: [] }
  const matches = usualOf(matchSections(sought))
  const [section, ...others] = matches
  // Without a family, "50x3" may be a flat or what is left of something else.
  const isNamed = families || sizes.length === 3 || (section && 'tw' in section)
  if (section && others.length === 0 && isNamed) return { section, near: [] }
  return { near: matches.length > 0 ? matches : nearestSections(sought) }
}

/** The families that all names share: "RSA" and "equal angle" are equal angles. Without names, nothing. */
export function commonFamilies(named: readonly (readonly SectionFamily[])[]): readonly SectionFamily[] | undefined {
  return named.length > 0 ? named.reduce((both, each) => both.filter((one) => each.includes(one))) : undefined
}

/**
 * The three sections nearest to one that does not exist, by the sum of relative differences, which are `most`. Another family counts
 * as 15 %.
 */
export function nearestSections(
  { families, sizes, cold }: SoughtSection,
  most = Number.POSITIVE_INFINITY,
): SectionShape[] {
  const differenceOf = (shape: SectionShape) => {
    const forms = formsOf(shape).filter((form, at) => at === 0 || form.length === sizes.length)
    const other = families && !families.includes(shape.family) ? 0.15 : 0
    return other + Math.min(...forms.map((form) => difference(form, sizes)))
  }
  const all = families?.[0] === 'PL' ? [] : [...sectionShapes().values()]
  return all
    .filter((shape) => cold === undefined || !('cold' in shape) || shape.cold === cold)
    .map((shape) => ({ shape, difference: differenceOf(shape) }))
    .filter(({ difference }) => difference <= most)
    .sort((one, other) => one.difference - other.difference)
    .slice(0, 3)
    .map(({ shape }) => shape)
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
