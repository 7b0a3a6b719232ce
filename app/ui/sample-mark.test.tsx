import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type SampleKind, sampleCopy, samples } from '#content/samples.ts'
import { SampleMark } from './sample-mark.tsx'

it.each(Object.keys(samples) as SampleKind[])('marks the %s while they are invented', (kind) => {
  const { container } = render(<SampleMark of={kind} />)
  expect(container.textContent).toBe(samples[kind] ? sampleCopy[kind] : '')
})
