import { expect, it } from 'vitest'
import { until } from './until.ts'

it('gives the first answer, also when it is no or nought', async () => {
  const answers = [undefined, undefined, 0, 1]
  expect(await until('No answer', 1, async () => answers.shift())).toBe(0)
})

it('throws in the words it was given when nothing was answered in time', async () => {
  await expect(until('/about did not load', 1, async () => undefined, 20)).rejects.toThrow(
    '/about did not load within 0.02 s',
  )
})
