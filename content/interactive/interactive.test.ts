import { expect, it } from 'vitest'
import { serviceByPath } from '../services.ts'
import { stairKinds, stairRules } from './stair.ts'

it('the stair drawing has the limits of the stair page', () => {
  const said = JSON.stringify(serviceByPath('/steel-staircase-installation').story)
  const limits = Object.values(stairKinds).flatMap(({ rise, going }) => [rise, going])
  for (const { min, max } of [...limits, stairRules.sum]) expect(said).toContain(`"${min}–${max}"`)
  expect(said).toContain(`"${stairKinds.private.pitchMax}° at most"`)
})
