import type { PictureId } from './pictures.ts'
import { openSections } from './steel-sections.ts'

const profile = openSections.find((section) => section.id === 'ub-203x133x25')
if (!profile) throw new Error('UB 203×133×25 is missing from content/steel-sections.json')

/** Kilograms per cubic metre. */
const steelDensity = 7850

const finPlate = {
  /** From the face of the web. */
  width: 100,
  height: 150,
  thickness: 10,
  /** Its centre line, from the left-hand end of the beam. */
  at: 1590,
  /** Hole centres from the face of the web, and from the top of the plate. */
  holes: { fromWeb: 50, fromTop: [40, 110] },
  /** Leg length of the fillet weld down each side. */
  weld: 8,
} as const

const length = 3180
const beamMass = (profile.mass * length) / 1000
const finPlateMass = (finPlate.width * finPlate.height * finPlate.thickness * steelDensity) / 1e9

/**
 * The beam that home follows from the model to the site and that the specimen documents describe, in millimetres and
 * kilograms. The drawings in app/drawings show the same figures.
 */
export const pieceB12 = {
  mark: 'B12',
  profile,
  section: profile.name,
  massPerMetre: profile.mass,
  length,
  grade: 'S355JR',
  finish: 'Blast, prime',
  /** In the web, the same at both ends. */
  holes: { diameter: 22, bolt: 'M20', fromEnd: 40, fromTop: [60, 130] },
  finPlate,
  /** Holes are not deducted. */
  mass: { beam: beamMass, finPlate: finPlateMass, total: Math.round(beamMass + finPlateMass) },
} as const

export const pieceLength = `${length.toLocaleString('en-GB')}\u00a0mm`

const { mark, holes, mass } = pieceB12

/** What the seven pictures show, in the order of the work. */
export const pieceSteps = [
  { picture: 'b12-1-model', title: 'Modelled', text: 'Every hole and plate is in the model before the saw starts.' },
  { picture: 'b12-2-sawn', title: 'Sawn', text: `Cut square on the band saw, ${pieceLength} long.` },
  {
    picture: 'b12-3-drilled',
    title: 'Drilled',
    text: `Two holes of ${holes.diameter}\u00a0mm in the web at each end, for ${holes.bolt} bolts.`,
  },
  { picture: 'b12-4-welded', title: 'Welded', text: 'A fin plate goes on the web, welded on both sides.' },
  { picture: 'b12-5-primed', title: 'Primed', text: `Blasted and primed. Its mark, ${mark}, goes back on in white.` },
  {
    picture: 'b12-6-loaded',
    title: 'Loaded',
    text: `${mass.total}\u00a0kg. It goes on the lorry in the order of erection.`,
  },
  {
    picture: 'b12-7-bolted',
    title: 'Bolted in',
    text: `Four ${holes.bolt} bolts hold it. Now the next piece can follow.`,
  },
] as const satisfies readonly { picture: PictureId; title: string; text: string }[]
