/** The stair drawing: the limits of Approved Document K (England, 2013 edition), how we choose within them, and its copy. */

/**
 * Lengths in millimetres, angles in degrees. `phrase`: the kind within a sentence. `easyRise`: risers are added until each is this
 * high or less, where the range allows it. `flightMax`: risers between two landings. Only a private stair limits the pitch.
 */
export const stairKinds = {
  private: {
    label: 'Private: one dwelling',
    phrase: 'a private stair',
    rise: { min: 150, max: 220 },
    going: { min: 220, max: 300 },
    pitchMax: 42,
    easyRise: 190,
    flightMax: 16,
    flightNote: 'Past 16 risers we put in a landing, though Approved Document K requires one only outside a house.',
  },
  utility: {
    label: 'Utility: escape, maintenance',
    phrase: 'a utility stair',
    rise: { min: 150, max: 190 },
    going: { min: 250, max: 400 },
    pitchMax: undefined,
    easyRise: 190,
    flightMax: 16,
    flightNote: 'Outside a house a utility stair has at most 16 risers between landings.',
  },
  general: {
    label: 'General access: all users, daily',
    phrase: 'a general access stair',
    rise: { min: 150, max: 170 },
    going: { min: 250, max: 400 },
    pitchMax: undefined,
    easyRise: 170,
    flightMax: 12,
    flightNote: 'Outside a house a general access stair has at most 12 risers between landings; 16 in small premises.',
  },
}

export const stairRules = {
  /** Twice the rise plus the going, in millimetres: the range of the guidance, and the comfortable middle we aim at. */
  sum: { min: 550, max: 700 },
  sumAim: 610,
  /** Goings are whole multiples of this. */
  goingStep: 5,
} as const

/** Floor to floor in millimetres. The start comes out in whole numbers: 14 risers of 190. */
export const stairInput = { min: 1000, max: 4000, step: 10, start: 2660, kind: 'private' } as const

export const stairCopy = {
  title: 'Will a stair fit between your floors?',
  input: 'Total rise, finished floor to finished floor',
  unit: 'mm',
  valueText: '{value} millimetres',
  kindLabel: 'Which stair?',
  labels: {
    kind: 'Stair',
    total: 'Total rise',
    risers: 'Risers',
    rise: 'Rise',
    going: 'Going',
    pitch: 'Pitch',
    sum: '2 × rise + going',
    flights: 'Risers per flight',
    run: 'Length',
    note: 'Note',
  },
  range: '{min}–{max}',
  allowed: 'allowed: {range}',
  atMost: '{max}° at most',
  follows: 'Follows from rise and going',
  outcome:
    'The stair climbs {total}\u00a0mm in {risers} risers of {rise}\u00a0mm, within the limits of Approved Document\u00a0K for {kind}.',
  flights: 'It has {count} flights of {flights} risers, with a landing between them.',
  flightJoin: ' and ',
  step: '{total}\u00a0mm is a single step. Approved Document K allows its height for {kind}; a flight starts at two risers.',
  noFit:
    '{total}\u00a0mm cannot be shared out into equal risers of {min}–{max}\u00a0mm, the range for {kind}. You need a ramp, or a change of floor level.',
  guide: 'A guide based on Approved Document\u00a0K. Building Control decides; an engineer sizes the steel.',
  firstLine: 'From the stair drawing:',
} as const

/** Text of the drawing. */
export const stairFlightCopy = {
  title:
    'Side view of a steel stair that climbs {totalRise} millimetres in {risers} risers of {rise} and {goings} goings of {going}, at a pitch of {pitch} degrees',
  totalRise: 'Total rise {totalRise}',
  goings: '{goings} goings of {going} = {run}',
  goingsShort: '{goings} × {going} = {run}',
  pitch: '{pitch}°',
} as const
