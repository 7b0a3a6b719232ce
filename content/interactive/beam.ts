import { safetyFigures } from '../safety-figures.ts'

/** The beam drawing: what the width of an opening settles before an engineer has sized anything, and its copy. */

/** How a beam gets into the house, by its length in millimetres. The last entry has no limit. */
export const beamWays = [
  {
    upTo: 3300,
    name: 'Through the house',
    text: 'A beam of this length usually comes in through the house on a beam trolley.',
  },
  {
    upTo: 6300,
    name: 'Straight access, or two pieces',
    text: 'A beam of this length needs straight access through a window or a side gate, or a lift by lorry-mounted crane. Where neither is possible, we make it in two pieces with the splice that your engineer designs.',
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    name: 'By crane, or in pieces',
    text: 'A beam of this length comes off the lorry by crane, over the wall or the roof, or in pieces with the splices that your engineer designs.',
  },
] as const

/** Metres. */
export const beamInput = { min: 0.9, max: 7, step: 0.1, start: 3 } as const

export const beamCopy = {
  title: 'How long is the beam for your opening?',
  input: 'Width of the clear opening',
  unit: 'm',
  valueText: '{value} metres',
  labels: {
    opening: 'Clear opening',
    length: 'Beam, end to end',
    bearing: 'Bearing, each end',
    propping: 'Needles and props',
    way: 'Access',
    section: 'Section',
    note: 'Note',
  },
  atLeast: 'at least {length}\u00a0mm',
  engineer: 'An engineer sizes it',
  propping: 'From the propping design',
  outcome: safetyFigures.beam.outcome,
  guide:
    'An illustration, not a design. An engineer sizes the beam, the bearings and the padstones, and a wider opening may need longer bearings. The needles and props are drawn to show the method only: never set out propping from this drawing.',
  firstLine: 'From the beam drawing:',
} as const

/** Text of the drawing. */
export const beamOpeningCopy = {
  title:
    'Illustration: both ends of a steel beam, one on a padstone, one on a steel post, and between them the wall it is for: a clear opening of {opening} metres and the beam over it, {beam} metres long',
  opening: 'Clear opening {opening} m',
  beam: 'Beam {beam} m',
  section: ['Depth and weight:', 'your engineer decides'],
  padstone: 'Padstone',
  dryPack: 'Dry pack',
  stiffener: 'Stiffener',
  capPlate: 'Cap plate',
  post: 'Post',
} as const
