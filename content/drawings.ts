/** What each drawing shows, as its text alternative. Its lettering is part of the artwork, in app/drawings. */
export const drawingTitles = {
  'site-splice':
    'A 6 metre beam in two pieces, 4.5 and 1.5 metres, bolted together on site, with the splice plates drawn larger below',
  'lift-plan':
    'Lift plan in elevation, seen from behind the lorry: a lorry-mounted crane on outriggers 6.6 metres apart lowers beam B12, 131 kilograms with its slings, between two columns at a radius of 12 metres, over a boundary wall. The chart allows 2,400 kilograms',
  'spans-to-scale':
    'Three openings drawn to one scale beside a standing person: 2.4 metres under a lintel, 6 metres under a steel goalpost frame, 20 metres under a portal frame',
} as const

export type DrawingId = keyof typeof drawingTitles

/** Text of the interactive drawings; {names} are replaced by the current figures. */
export const stairFlightCopy = {
  title:
    'Side view of a steel stair that climbs {totalRise} millimetres in {risers} risers of {rise} and {goings} goings of {going}, at a pitch of {pitch} degrees',
  totalRise: 'Total rise {totalRise}',
  goings: '{goings} goings of {going} = {run}',
  goingsShort: '{goings} × {going} = {run}',
  pitch: '{pitch}°',
} as const

export const craneReachCopy = {
  title:
    'Side view of a lorry-mounted crane that reaches {radius} metres from the centre of its column, where its chart allows {load} kilograms, hook and slings included',
  titleBeyond:
    'Side view of a lorry-mounted crane at the end of its chart; {radius} metres lie beyond its reach, where a mobile crane takes over',
  radius: 'Radius {radius} m',
  load: '{load} kg',
  unit: 'm',
  tonnes: '{load} t',
  beyond: ['Mobile', 'crane'],
} as const

export const platformBaysCopy = {
  title:
    'Side view of a steel platform in four bays, each with a typical use; a floor designed for {load} kilograms per square metre is enough for {count} of the four',
  upTo: 'up to {load} kg/m²',
} as const

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
