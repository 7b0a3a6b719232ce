import { fillIn, written } from '#content/fill-in.ts'
import { lifters } from '#content/interactive/crane.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import { lorryLifts, ratedLoad } from './crane-chart.ts'

const { onePerson, twoPeople, longForOne, hoist, lifts } = safetyFigures.lifting

/** How a piece is lifted in. Only what is within the HSE's guideline figures goes by hand. */
export type LiftIn = { by: 'hand'; people: 1 | 2 } | { by: 'hoist' | 'lorry' | 'mobile' }

/** Whole kilograms, and tenths below ten of them. */
export function shownWeight(kilograms: number): string {
  return written(kilograms < 10 ? kilograms : Math.round(kilograms))
}

/** How so many kilograms of a length, in metres, are lifted in, as a label and a sentence. */
export function liftOf(weight: number, length: number, radius: number): { lift: LiftIn; name: string; text: string } {
  const lift = liftIn(weight, length, radius)
  const { name, text } = lifts[lift.by]
  const people = lift.by === 'hand' ? (lifters[lift.people - 1] ?? '') : ''
  const facts = { people, radius, load: ratedLoad(radius)?.load ?? 0 }
  return { lift, name: fillIn(name, facts), text: fillIn(text, facts) }
}

function liftIn(weight: number, length: number, radius: number): LiftIn {
  if (weight <= onePerson && length <= longForOne) return { by: 'hand', people: 1 }
  if (weight <= twoPeople) return { by: 'hand', people: 2 }
  if (weight <= hoist) return { by: 'hoist' }
  return { by: lorryLifts(weight, radius) ? 'lorry' : 'mobile' }
}
