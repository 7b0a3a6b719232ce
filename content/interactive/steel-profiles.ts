/** The sections of the fabrication page, how pieces of steel are lifted in, and what opens the steel list, whose copy is in content/steel-list.ts. */

import { safetyFigures } from '../safety-figures.ts'

const { onePerson, twoPeople, lifts } = safetyFigures.lifting

/** Kilograms that people may lift by hand: the figure that holds for everyone. */
export const handLimits = [
  { people: 1, kilograms: onePerson },
  { people: 2, kilograms: twoPeople },
] as const

/** `hoist`: kilograms that go in on a beam trolley and up by a hoist. `longForOne`: metres that one person may carry alone. */
export const { hoist: hoistLimit, longForOne } = safetyFigures.lifting

/** How a piece goes in, as a label and a sentence. */
export const liftCopy = { ...lifts, hand: { ...lifts.hand, people: ['', 'one person', 'two people'] } }

/** Metres of the crane's radius that a list begins with. */
export const startRadius = 8

export const profileCopy = {
  families: {
    UB: 'Universal beams',
    UC: 'Universal columns',
    PFC: 'Parallel flange channels',
    SHS: 'Square hollow sections',
    EA: 'Equal angles',
  },
  tables: 'What the names on your drawing mean: weights and uses',
  perMetreUnit: 'kg/m',
} as const

export const listOpenerCopy = {
  /** Anchor on the fabrication page. */
  id: 'sections',
  title: 'Have a schedule? Paste it',
  lead: 'You see the weight, the transport and a budget price, and can send us the list.',
  open: 'Type a list',
  failed: {
    title: 'The list did not load.',
    text: 'Copy your text, check your connection and reload the page. Or type the pieces in the quote form.',
  },
  radius: 'Radius, if a crane lifts it in: {radius}\u00a0m',
  radiusValueText: '{radius} metres',
  paste: {
    label: 'Paste a steel list',
    hint: 'From an email, Excel or a PDF. One piece per line: 4 no 203x133x25 UB x 3300.',
    read: 'Read these lines',
    file: 'Open a CSV or text file',
  },
} as const
