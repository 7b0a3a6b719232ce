import data from './steel-sections.json' with { type: 'json' }

/** The range of steel sections in the UK. Lengths are in millimetres, masses in kilograms per metre; `sources` names the standards. */

/** Kilograms per cubic metre. */
export const steelDensity = 7850

type Named<Family extends string> = {
  id: string
  family: Family
  /** As it is written on a drawing. */
  name: string
}

/** Depth h, width b, web tw, flange tf, root radius r. The mass is the published one. */
export type OpenSection = Named<'UB' | 'UC' | 'PFC'> & {
  mass: number
  h: number
  b: number
  tw: number
  tf: number
  r: number
}

/** Depth h, width b, wall t. Hot finished unless `cold`, that is cold formed. */
type BoxSection = Named<'SHS' | 'RHS'> & { h: number; b: number; t: number; cold: boolean }

type TubeSection = Named<'CHS'> & { d: number; t: number; cold: boolean }

/** Long leg h, short leg b, thickness t, root radius r; the toe radius is half of that. */
type AngleSection = Named<'EA' | 'UA'> & { h: number; b: number; t: number; r: number }

type FlatSection = Named<'FLT' | 'PL'> & { b: number; t: number }

export type SectionShape = OpenSection | BoxSection | TubeSection | AngleSection | FlatSection
export type SectionFamily = SectionShape['family']

/** The name has the mass in whole kilograms; half a kilogram goes up, except where the row says otherwise. */
type Row = [mass: number, h: number, b: number, tw: number, tf: number, r: number, inName?: number]

const open = data.open as unknown as Record<OpenSection['family'], Record<string, Row[]>>

/** Beams, columns and channels. */
export const openSections: readonly OpenSection[] = (Object.keys(open) as OpenSection['family'][]).flatMap((family) =>
  Object.entries(open[family]).flatMap(([size, rows]) =>
    rows.map(([mass, h, b, tw, tf, r, inName = Math.round(mass)]) => {
      const sizes = `${size}x${inName}`
      return { id: idOf(family, sizes), family, name: nameOf(family, sizes), mass, h, b, tw, tf, r }
    }),
  ),
)

/** Thicknesses by size: "100x100" is square, "100x50" rectangular, "114.3" round. */
export const hollowSizes: Record<'hot' | 'cold', Record<string, number[]>> = data.hollow

/** By size: the root radius, then the thicknesses. */
export const angleSizes: Record<string, number[]> = data.angles

/** Flats come in these sizes. Plates are cut to any width between the two. */
export const { flats: flatSizes, plates: plateSizes } = data

/** `idOf('UB', '203x133x25')` is "ub-203x133x25". */
export function idOf(family: SectionFamily, sizes: string): string {
  return `${family.toLowerCase()}-${sizes}`
}

/** `nameOf('UB', '203x133x25')` is "UB 203×133×25". */
export function nameOf(family: SectionFamily, sizes: string): string {
  return `${family} ${sizes.replaceAll('x', '×')}`
}
