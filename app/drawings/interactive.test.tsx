import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BeamOpening } from './beam-opening.tsx'
import { CraneReach, shareAt } from './crane-reach.tsx'
import { PlatformBays } from './platform-bays.tsx'
import { StairFlight } from './stair-flight.tsx'

const stair = { totalRise: 2600, risers: 13, rise: 200, going: 240, pitch: 39.8 }
const chart = [
  { radius: 4, load: 8000 },
  { radius: 12, load: 2400 },
]
const bays = [
  { use: 'access', name: 'Access', load: 500 },
  { use: 'storage', name: 'Storage', load: 1000 },
] as const

it('the slider of the crane is on the drawing’s scale, however far the chart goes', () => {
  const long = [...chart, { radius: 30, load: 500 }]
  render(<CraneReach radius={12} chart={long} reach={20} />)
  const labels = screen.getAllByText('12').map((label) => Number(label.getAttribute('x')))
  for (const [index, width] of [360, 900].entries())
    expect(labels[index]).toBeCloseTo((width * shareAt(12, { chart: long, reach: 20 })) / 100, 0)
})

const cases = [
  ['stair', <StairFlight key="stair" {...stair} />],
  ['stair in two flights', <StairFlight key="flights" {...stair} flights={[7, 6]} />],
  ['crane', <CraneReach key="crane" radius={12} lorry={{ chartRadius: 12, load: 2400 }} chart={chart} reach={20} />],
  ['crane past its chart', <CraneReach key="past" radius={18} chart={chart} reach={20} />],
  ['platform', <PlatformBays key="platform" load={750} bays={bays} />],
  ['beam', <BeamOpening key="beam" opening={4.2} />],
] as const

it.each(cases)(
  'the %s says the same in its layouts for phone and desktop, and leaves no figure unfilled',
  (_, drawing) => {
    const { container } = render(drawing)
    const [phone, desktop, ...more] = screen.getAllByRole('img')
    expect(more).toEqual([])
    expect(phone).toHaveAccessibleName(desktop?.getAttribute('aria-label') ?? '')
    expect(container.innerHTML).not.toMatch(/[{}]|NaN|undefined|Infinity/)
  },
)
