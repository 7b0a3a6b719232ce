/** The strip of sections at true scale: how pieces are lifted in, and the words. The sections are in steel-sections.ts. */

/**
 * Kilograms that a crew lifts by hand. The first three are guideline figures of the HSE (L23, INDG143): 25 kg for one man, close
 * to the body at waist height; two-thirds of the sum for two people; half of it for three. Four carry more only on straps or
 * a trolley, after an assessment of that very lift.
 */
export const handLimits = [
  { people: 1, kilograms: 25 },
  { people: 2, kilograms: 33 },
  { people: 3, kilograms: 37 },
  { people: 4, kilograms: 100, assessed: true },
] as const satisfies readonly { people: number; kilograms: number; assessed?: true }[]

/** Metres: what is longer is never carried by one person alone. */
export const longForOne = 3

/** Metres. Bars are usually rolled to 12 m and over; longer pieces are a conversation. */
export const sectionInput = { min: 0.5, max: 12, step: 0.1, start: 3, radius: 8, section: 'ub-203x133x25' } as const

export const sectionWords = {
  /** Anchor on the fabrication page. */
  id: 'sections',
  mark: 'Sections at true scale',
  title: 'What the names on your drawing look like',
  lead: 'Beams, columns, channels: depth, width, kg per metre. Tubes and angles: sides and thickness. Pick one, type a length, and read what it weighs and how it goes in.',
  outOfRange: 'Type a length from {min} to {max}\u00a0m.',
  pick: 'Section',
  input: 'Length',
  unit: 'm',
  radiusInput: 'Radius, if a crane lifts it in',
  radiusValueText: '{radius} metres',
  resultLabel: 'What it weighs, and how it goes in',
  families: {
    UB: 'Universal beams',
    UC: 'Universal columns',
    PFC: 'Parallel flange channels',
    SHS: 'Square hollow sections',
    EA: 'Equal angles',
  },
  labels: {
    section: 'Section',
    length: 'Length',
    weight: 'Weight',
    lift: 'Lifted in',
    note: 'Note',
  },
  perMetre: '{mass}\u00a0kg/m',
  perMetreUnit: 'kg/m',
  kilograms: '{weight}\u00a0kg',
  outcome: '{length}\u00a0m of {section} weighs {weight}\u00a0kg.',
  lifts: {
    hand: {
      name: 'By hand, {people}',
      people: ['', 'one person', 'two people', 'three people'],
      text: 'That is within the HSE’s guideline figures for {people} (25\u00a0kg for one man), held close and at waist height.',
    },
    assessed: {
      name: 'By hand, four people, assessed first',
      text: 'That is past the HSE’s guideline figures for lifting by hand, so the lift is assessed first: four people with straps or a beam trolley, and a material lift to raise it.',
    },
    lorry: {
      name: 'By lorry crane',
      text: 'Too heavy to carry. The lorry crane lifts it in: at a radius of {radius}\u00a0m its chart allows {load}\u00a0kg, chains included.',
    },
    mobile: {
      name: 'By mobile crane, 20–100\u00a0t',
      text: 'Too heavy to carry, and more than the lorry crane may lift at a radius of {radius}\u00a0m. A mobile crane comes, 20 to 100\u00a0tonnes.',
    },
  },
  guide:
    'A guide to weight, not to strength: an engineer chooses the section. Weights of BS\u00a04-1, EN\u00a010365, EN\u00a010210 and EN\u00a010056; plates, bolts and paint come on top.',
  handOver: { opening: 'From the strip of sections:', service: { quote: 'steel-fabrication', contact: 'fabrication' } },
} as const
