import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleCopy, samples } from '#content/samples.ts'
import { SampleMark } from './sample-mark.tsx'

const before = { ...samples }
afterEach(() => {
  Object.assign(samples, before)
})

it.each([
  ['invented', true, sampleCopy.reviews],
  ['the firm’s own', false, ''],
])('marks what is %s: %s', (_, invented, text) => {
  samples.reviews = invented
  const { container } = render(<SampleMark of="reviews" />)
  expect(container.textContent).toBe(text)
})
