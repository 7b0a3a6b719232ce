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

/** Kilograms, for kilograms per metre and a length in millimetres. */
export const pieceMass = (metre: number, length: number) => (metre * length) / 1000

/** `idOf('UB', '203x133x25')` is "ub-203x133x25". */
export function idOf(family: SectionFamily, sizes: string): string {
  return `${family.toLowerCase()}-${sizes}`
}

/** `nameOf('UB', '203x133x25')` is "UB 203×133×25". */
export function nameOf(family: SectionFamily, sizes: string): string {
  return `${family} ${sizes.replaceAll('x', '×')}`
}

/** The sections that the fabrication page shows, and what each is used for. */
export const shownSections = [
  { id: 'ub-127x76x13', use: 'Short lintels, trimmers' },
  { id: 'ub-178x102x19', use: 'Door openings, loft floors' },
  { id: 'ub-203x133x25', use: 'Knock-throughs, floors' },
  { id: 'ub-254x146x31', use: 'Wider openings, goalposts' },
  { id: 'ub-305x165x40', use: 'Extensions, shopfronts' },
  { id: 'ub-457x191x67', use: 'Portal rafters, main beams' },
  { id: 'uc-152x152x23', use: 'Goalpost legs, posts' },
  { id: 'uc-203x203x46', use: 'Columns, shallow beams' },
  { id: 'uc-254x254x73', use: 'Columns through several floors' },
  { id: 'pfc-150x75x18', use: 'Trimmers round stairwells' },
  { id: 'pfc-200x75x23', use: 'Stringers, edge beams' },
  { id: 'pfc-260x75x28', use: 'Platform edges, stringers' },
  { id: 'shs-80x80x5', use: 'Balustrade posts, canopies' },
  { id: 'shs-100x100x5', use: 'Corner posts, wind posts' },
  { id: 'shs-150x150x8', use: 'Columns left on show' },
  { id: 'ea-60x60x6', use: 'Bracing, gate frames' },
  { id: 'ea-100x100x10', use: 'Brick supports, cleats' },
] as const

export const profileCopy = {
  families: {
    UB: 'Universal beams',
    UC: 'Universal columns',
    PFC: 'Parallel flange channels',
    SHS: 'Square hollow sections',
    EA: 'Equal angles',
  },
  tables: 'UB 203×133×25 weighs 25.1 kg a metre: names, weights, uses',
  use: 'Use',
  perMetreUnit: 'kg/m',
} as const
