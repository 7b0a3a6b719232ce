import { expect, test, vi } from 'vitest'
import { liftPlanFigures } from './lift-plan.ts'

vi.mock('#content/safety-figures.ts', () => ({
  safetyFigures: { crane: { chart: [{ radius: 12, load: 100 }], tackle: 50 } },
}))

test('a chart that does not allow the lift on the plan is refused by its place', () => {
  expect(liftPlanFigures).toThrow(
    /content\/safety-figures\.json, crane › chart: .* at 12 m, but this chart does not allow it/,
  )
})
