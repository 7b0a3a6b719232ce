/** How pieces of steel are lifted in. */

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
