import { bars, galvanising, vehicles } from '#content/steel-handling.ts'
import { craneRadius } from '#content/steel-list.ts'
import { pieceMass } from '#content/steel-sections.ts'
import { liftOf } from '../steel-lift.ts'
import { steelProfileOutline } from '../steel-profile-outline.ts'
import { type SteelSection, steelSectionById } from '../steel-sections.ts'
import type { ListRow } from './list-row.ts'

type Vehicle = (typeof vehicles.list)[number]

export type ListAnswers = {
  /** One for each row; nothing for a section that does not exist. */
  rows: ReturnType<typeof answerRow>[]
  pieces: number
  mass: number
  surface: number
  /** Rows by their index. */
  heaviest?: { row: number; mass: number; lift: ReturnType<typeof liftOf> }
  longest?: { row: number; length: number; vehicle?: Vehicle }
  /** Loads by vehicle: the longest pieces first, the others where there is room. */
  deliveries: { vehicle: Vehicle; loads: number }[]
}

/** Everything the list says about its rows while somebody types. */
export function answerList(rows: readonly ListRow[]): ListAnswers {
  const all: ListAnswers = { rows: rows.map(answerRow), pieces: 0, mass: 0, surface: 0, deliveries: [] }
  const masses = new Map<Vehicle, number>()
  for (const [row, { quantity, length }] of rows.entries()) {
    const answer = all.rows[row]
    if (!answer) continue
    const { mass, total, surface, vehicle } = answer
    all.pieces += quantity
    all.mass += total
    all.surface += surface
    if (mass > (all.heaviest?.mass ?? 0)) all.heaviest = { row, mass, lift: liftOf(mass, length / 1000, craneRadius) }
    if (length > (all.longest?.length ?? 0)) all.longest = { row, length, vehicle }
    if (vehicle) masses.set(vehicle, (masses.get(vehicle) ?? 0) + total)
  }
  let room = 0
  for (const vehicle of vehicles.list.toReversed()) {
    const mass = (masses.get(vehicle) ?? 0) - room
    const loads = Math.max(0, Math.ceil(mass / vehicle.payload))
    room = loads * vehicle.payload - mass
    if (loads > 0) all.deliveries.push({ vehicle, loads })
  }
  return all
}

/** Kilograms and square metres. Plates, bolts and paint come on top. */
function answerRow({ section: id, quantity, length, ends, finish }: ListRow) {
  const section = steelSectionById(id)
  if (!section) return undefined
  const mass = pieceMass(section.mass, length)
  const stock = bars.lengths[section.family]
  const { width, height } = steelProfileOutline(section)
  const bath = galvanising.baths.find(
    (bath) => length <= bath.length && Math.min(width, height) <= bath.width && Math.max(width, height) <= bath.depth,
  )
  return {
    section,
    mass,
    total: mass * quantity,
    surface: (section.surface * length * quantity) / 1000,
    /** The smallest that takes the piece, if any does. */
    vehicle: vehicles.list.find(({ longest, payload }) => length <= longest && mass <= payload),
    /** The usual bar in mm, if the piece is longer: to be spliced, or ordered from the mill. */
    overStock: length > stock ? stock : undefined,
    ...(finish === 'galvanised' && { bath: bath?.name, vents: ventsOf(section, ends) }),
  }
}

/** Air must get out of a closed end and zinc in: holes in proportion to the diagonal, in even millimetres. */
function ventsOf(section: SteelSection, ends: ListRow['ends']) {
  const closed = ends.filter((end) => end !== 'plain').length
  if (!('cold' in section) || closed === 0) return undefined
  const diagonal = 'd' in section ? section.d : Math.hypot(section.h, section.b)
  const least = 2 * Math.ceil((diagonal * galvanising.ventShare) / 200)
  return { holes: closed * galvanising.ventsPerEnd, diameter: Math.max(galvanising.leastVent, least) }
}
