import { expect, it } from 'vitest'
import { figureParts } from './figure-parts.ts'

it.each([
  ['20+ years', '20+', 'years'],
  ['Under 2 hours', 'Under 2', 'hours'],
  ['2,000 kg/m²', '2,000', 'kg/m²'],
  ['30\u00a0miles', '30', 'miles'],
  ['LOD 400', 'LOD 400', ''],
  ['7:00–17:00', '7:00–17:00', ''],
  ['Same day', 'Same day', ''],
])('splits %s into a number and a unit', (value, number, unit) => {
  expect(figureParts(value)).toEqual({ number, unit })
})
