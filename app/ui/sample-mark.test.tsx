import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleCopy, samples } from '#content/samples.ts'
import { SampleMark } from './sample-mark.tsx'

const before = { ...samples }
afterEach(() => {
  Object.assign(samples, before)
})

it('says so beside what is invented', () => {
  samples.reviews = true
  const { container } = render(<SampleMark of="reviews" />)
  expect(container.textContent).toBe(sampleCopy.reviews)
})

it('goes by itself once the firm’s own stands there', () => {
  samples.reviews = false
  const { container } = render(<SampleMark of="reviews" />)
  expect(container.innerHTML).toBe('')
})
