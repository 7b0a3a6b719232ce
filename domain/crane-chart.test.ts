import { expect, test, vi } from 'vitest'
import { craneAt, lorryLifts, ratedLoad } from './crane-chart.ts'

vi.mock('#content/safety-figures.ts', () => import('./fixtures/owner-figures.ts'))

// Radius asked, line of the chart that counts, load on it: read off the chart by hand, always outwards.
test.each([
  [0, 4, 8000],
  [12.000000000000002, 12, 2400],
  [16, 16, 1550],
])('at %d m the line for %d m counts: %d kg', (asked, radius, load) => {
  expect(ratedLoad(asked)).toEqual({ radius, load })
})

test.each([16.1, 20, 100, Number.POSITIVE_INFINITY, Number.NaN])('%d m is beyond the chart', (radius) => {
  expect(ratedLoad(radius)).toBeUndefined()
})

test('the sentence says which line it uses between two, and sends for a mobile crane beyond the chart', () => {
  const said = (radius: number) => craneAt(radius).outcome.replaceAll('\u00a0', ' ')
  expect(said(10.5)).toMatch(/At a radius of 10\.5 m .* 2,400 kg .* we use the next one out: 12 m\.$/)
  expect(said(18)).toMatch(/18 m is beyond .* ends at 16 m\. A mobile crane of 20.to.100.tonnes comes instead/)
  expect(craneAt(18).lorry).toBeUndefined()
})

test('chains and plates hang on the hook too', () => {
  expect(lorryLifts(2350, 12)).toBe(true)
  expect(lorryLifts(2351, 12)).toBe(false)
  expect(lorryLifts(1, 17)).toBe(false)
})
