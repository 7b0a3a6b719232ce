import {
  angleSizes,
  flatSizes,
  hollowSizes,
  idOf,
  nameOf,
  openSections,
  plateSizes,
  type SectionShape,
  steelDensity,
} from '#content/steel-sections.ts'
import { outlineArea, outlinePerimeter, steelProfileOutline } from './steel-profile-outline.ts'

/** Kilograms per metre, and square metres of outside surface per metre. */
export type SteelSection = SectionShape & { mass: number; surface: number }

let shapes: Map<string, SectionShape> | undefined
const known = new Map<string, SteelSection>()

/** Every section except plates, by id. Built on first use, and without masses, so that it takes a few milliseconds. */
export function sectionShapes(): ReadonlyMap<string, SectionShape> {
  shapes ??= new Map(
    [...openSections, ...hollowShapes(), ...angleShapes(), ...flatShapes()].map((shape) => [shape.id, shape]),
  )
  return shapes
}

/** A section by its id. Plates are cut to any width, so theirs are made up on demand. */
export function steelSectionById(id: string): SteelSection | undefined {
  const found = known.get(id)
  if (found) return found
  const shape = sectionShapes().get(id) ?? plateById(id)
  const section = shape && weighed(shape)
  if (section) known.set(id, section)
  return section
}

/** A section that our own content names. Throws if there is none. */
export function namedSection(id: string): SteelSection {
  const section = steelSectionById(id)
  if (!section) throw new Error(`The section “${id}” is not in content/steel-sections.json.`)
  return section
}

function plateById(id: string): SectionShape | undefined {
  const [, b, t] = /^pl-(\d{2,4})x(\d{1,3}(?:\.5)?)$/.exec(id)?.map(Number) ?? []
  return b && t ? plateShape(b, t) : undefined
}

/** A plate of width b and thickness t, if there is such a thickness and the width can be cut. */
export function plateShape(b: number, t: number): SectionShape | undefined {
  const [narrowest = 0, widest = 0] = plateSizes.widths
  if (!plateSizes.thicknesses.includes(t) || b < Math.max(narrowest, t) || b > widest) return undefined
  return { ...named('PL', `${b}x${t}`), b, t }
}

function weighed(shape: SectionShape): SteelSection {
  const outline = steelProfileOutline(shape)
  const surface = outlinePerimeter(outline) / 1000
  const mass = 'mass' in shape ? shape.mass : published(shape, (outlineArea(outline) / 1e6) * steelDensity)
  return { ...shape, mass, surface }
}

/** Tables give hollow sections and angles to three figures. The mass of a flat or a plate is exact. */
function published({ family }: SectionShape, mass: number): number {
  return Number(family === 'FLT' || family === 'PL' ? mass.toFixed(6) : mass.toPrecision(3))
}

function hollowShapes(): SectionShape[] {
  return (['hot', 'cold'] as const).flatMap((process) =>
    Object.entries(hollowSizes[process]).flatMap(([size, walls]) => walls.map((t) => hollow(size, t, process))),
  )
}

function hollow(size: string, t: number, process: 'hot' | 'cold'): SectionShape {
  const cold = process === 'cold'
  const [h = 0, b] = size.split('x').map(Number)
  const family = b === undefined ? 'CHS' : h === b ? 'SHS' : 'RHS'
  const { id, name } = named(family, `${size}x${t}`)
  const both = { id: cold ? `${id}-cf` : id, name: cold ? `${name} CF` : name, t, cold }
  return family === 'CHS' ? { ...both, family, d: h } : { ...both, family, h, b: b ?? h }
}

function angleShapes(): SectionShape[] {
  return Object.entries(angleSizes).flatMap(([size, [r = 0, ...thicknesses]]) => {
    const [h = 0, b = 0] = size.split('x').map(Number)
    return thicknesses.map((t) => ({ ...named(h === b ? 'EA' : 'UA', `${size}x${t}`), h, b, t, r }))
  })
}

function flatShapes(): SectionShape[] {
  return flatSizes.widths.flatMap((b) =>
    flatSizes.thicknesses.filter((t) => t < b).map((t) => ({ ...named('FLT', `${b}x${t}`), b, t })),
  )
}

function named<Family extends SectionShape['family']>(family: Family, sizes: string) {
  return { id: idOf(family, sizes), family, name: nameOf(family, sizes) }
}
