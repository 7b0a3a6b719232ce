/** The steel profile picker: input limits and copy. The profiles are in content/steel-profiles.ts. */

import { safetyFigures } from '../safety-figures.ts'

const { onePerson, twoPeople, lifts } = safetyFigures.lifting

/** Kilograms that people may lift by hand: the figure that holds for everyone. */
export const handLimits = [
  { people: 1, kilograms: onePerson },
  { people: 2, kilograms: twoPeople },
] as const

/** `hoist`: kilograms that go in on a beam trolley and up by a hoist. `longForOne`: metres that one person may carry alone. */
export const { hoist: hoistLimit, longForOne } = safetyFigures.lifting

/** Metres. Bars are usually rolled to 12 m and over; ask us about longer ones. */
export const profilePickerInput = {
  min: 0.5,
  max: 12,
  step: 0.1,
  start: 3,
  radius: 8,
  section: 'ub-203x133x25',
} as const

export const profilePickerCopy = {
  /** Anchor on the fabrication page. */
  id: 'sections',
  title: 'What the names on your drawing look like',
  outOfRange: 'Type a length from {min} to {max}\u00a0m.',
  pick: 'Section',
  input: 'Length',
  unit: 'm',
  radiusInput: 'Radius, if a crane lifts it in',
  radiusValueText: '{radius} metres',
  resultLabel: 'Weight, and how we lift it in',
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
    lift: 'How we lift it',
    note: 'Note',
  },
  tables: 'Show all weights and uses',
  perMetre: '{mass}\u00a0kg/m',
  perMetreUnit: 'kg/m',
  kilograms: '{weight}\u00a0kg',
  outcome: '{length}\u00a0m of {section} weighs {weight}\u00a0kg.',
  lifts: { ...lifts, hand: { ...lifts.hand, people: ['', 'one person', 'two people'] } },
  guide:
    'A guide to weight, not to strength: an engineer chooses the section. It is not a lift plan or a risk assessment either. Weights are from BS\u00a0EN\u00a010365, EN\u00a010210 and EN\u00a010056, without plates, bolts and paint.',
  handOver: { opening: 'From the section picker:' },
  /** What opens the steel list, whose copy is in content/steel-list.ts. */
  list: {
    title: 'More than one piece? Make a list',
    text: 'Type the pieces or paste your engineer’s schedule. You see the weight, the transport and a budget price, and you can send us the list.',
    open: 'Start a list',
    failed: {
      title: 'The list did not load.',
      text: 'Copy your text, check your connection and reload the page. Or type the pieces in the quote form.',
    },
  },
  paste: {
    label: 'Paste a steel list',
    hint: 'From an email, Excel or a PDF. One piece per line: 4 no 203x133x25 UB x 3300.',
    read: 'Read these lines',
    file: 'Open a CSV or text file',
  },
} as const
