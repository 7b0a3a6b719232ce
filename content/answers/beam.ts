/** The beam that answers: what a width of opening settles before any engineer has sized anything, and the words. */

/** Millimetres. */
export const beamRules = {
  /** What the drawing shows at each end; the engineer may ask for more. */
  bearing: 150,
  /** Needles are set no further apart than this, and half of it from the ends. */
  needleCentres: 1000,
  needlesMin: 2,
  propsPerNeedle: 2,
} as const

/** Ways in, by length of beam in millimetres; the last has no limit. */
export const beamWays = [
  {
    upTo: 3300,
    name: 'Through the house',
    text: 'A beam of this length usually comes in through the house, carried or on a trolley as its weight allows.',
  },
  {
    upTo: 6300,
    name: 'A straight way in, or two pieces',
    text: 'A beam of this length needs a straight way in, by a window, a side gate or the lorry crane. Where there is none it is made in two, with the splice that your engineer designs.',
  },
  {
    upTo: Number.POSITIVE_INFINITY,
    name: 'By crane, or in pieces',
    text: 'A beam of this length comes off the lorry by crane, over the wall or the roof, or in pieces with the splices that your engineer designs.',
  },
] as const

/** Metres. */
export const beamInput = { min: 0.9, max: 7, step: 0.1, start: 3 } as const

export const beamWords = {
  input: 'Width of the clear opening',
  unit: 'm',
  valueText: '{opening} metres',
  resultLabel: 'What the drawing shows',
  labels: {
    opening: 'Clear opening',
    length: 'Beam, end to end',
    bearing: 'Bearing, each end',
    needles: 'Needles',
    way: 'The way in',
    section: 'Section',
    note: 'Note',
  },
  atLeast: 'at least {length}\u00a0mm',
  engineer: 'An engineer sizes it',
  outcome:
    'An opening of {opening}\u00a0m takes a beam at least {length}\u00a0mm long, with {bearing}\u00a0mm or more on a padstone at each end. While the wall comes out, {needles} needles on {props} props carry what is above, {centres}\u00a0mm apart.',
  guide:
    'A guide, not a design: an engineer sizes the beam, the bearing and the padstones, and wider openings may ask for longer bearings. Needles and props are set out for your wall, never further apart than 1\u00a0m here.',
  handOver: { opening: 'From the beam drawing:', service: { quote: 'structural-steel', contact: 'structural' } },
} as const
