import { liftPlan } from '#content/artwork.ts'
import { ContentError } from '#content/fill-facts.ts'
import { factsB12, massB12 } from '#content/piece-b12.ts'
import { lorryLifts, ratedLoad } from './crane-chart.ts'

/** What the lift plan says, in metres and kilograms. Throws if the chart does not allow the lift that it shows. */
export function liftPlanFigures() {
  const { radius } = liftPlan
  const { onHook } = factsB12
  if (!lorryLifts(massB12, radius)) {
    const message = `The crane page shows a lift of ${onHook} at ${radius} m, but this chart does not allow it. Correct the chart, or take the drawing off the page.`
    throw new ContentError('safety-figures', [{ path: ['crane', 'chart'], message }])
  }
  return { radius, onHook, rated: ratedLoad(radius)?.load ?? 0 }
}
