import { fillIn, written } from '#content/fill-in.ts'
import { handLimits, hoistLimit, liftCopy, longForOne } from '#content/interactive/steel-lift.ts'
import { lorryLifts, ratedLoad } from './crane-chart.ts'

/** How a piece is lifted in. Only what is within the HSE's guideline figures goes by hand. */
export type LiftIn = { by: 'hand'; people: number } | { by: 'hoist' | 'lorry' | 'mobile' }

/** Whole kilograms, and tenths below ten of them. */
export function shownWeight(kilograms: number): string {
  return written(kilograms < 10 ? kilograms : Math.round(kilograms))
}

/** How so many kilograms of a length, in metres, are lifted in, as a label and a sentence. */
export function liftOf(weight: number, length: number, radius: number): { lift: LiftIn; name: string; text: string } {
  const lift = liftIn(weight, length, radius)
  const { name, text } = liftCopy[lift.by]
  const people = lift.by === 'hand' ? (liftCopy.hand.people[lift.people] ?? '') : ''
  const facts = { people, radius, load: ratedLoad(radius)?.load ?? 0 }
  return { lift, name: fillIn(name, facts), text: fillIn(text, facts) }
}

function liftIn(weight: number, length: number, radius: number): LiftIn {
  const crew = handLimits.find(({ people, kilograms }) => weight <= kilograms && (people > 1 || length <= longForOne))
  if (crew) return { by: 'hand', people: crew.people }
  if (weight <= hoistLimit) return { by: 'hoist' }
  return { by: lorryLifts(weight, radius) ? 'lorry' : 'mobile' }
}
