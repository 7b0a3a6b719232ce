import { expect, test, vi } from 'vitest'
import { serviceByPath } from '#content/services.ts'
import type { EstimateChoices } from './estimate.ts'
import { quotePrefill } from './quote-prefill.ts'

// The tests' own price list, with the site's own copy.
vi.mock('#content/calculator.ts', async (original) => ({
  ...(await original<typeof import('#content/calculator.ts')>()),
  ...(await import('./fixtures/prices.ts')),
}))

const choices = {
  serviceType: 'staircases',
  projectSize: 'medium',
  material: 'galvanized',
  complexity: 'basic',
  timeframe: 'urgent',
  location: 'south-east',
} as const

const summary = [
  'From the price calculator:',
  'Service Type: Steel staircases',
  'Project Size: Medium (51–200 sq ft)',
  'Material: Galvanized',
  'Complexity: Basic',
  'Timeframe: Urgent (3–7 days)',
  'Location: Other South East',
  // 2800 × 1.3 × 1.4 × 1.5 × 1.3 = 9937.2
  'Estimated range: £7,950 - £12,918',
].join('\n')

test('the quote form gets its nearest options and everything chosen in words', () => {
  expect(quotePrefill(choices)).toEqual({
    service: 'other',
    location: 'other',
    timeline: 'asap',
    summary,
  })
})

const pageOf = {
  'steel-fabrication': '/steel-fabrication-kent',
  welding: '/welding-services',
  'structural-steel': '/structural-steel-london',
  'steel-beams': '/steel-beam-installation',
  staircases: '/steel-staircase-installation',
  'industrial-platforms': '/industrial-steel-platforms',
  architectural: '/architectural-metalwork-london',
  emergency: '/emergency-steel-repair',
} as const satisfies Record<EstimateChoices['serviceType'], string>

test.each(Object.entries(pageOf) as [EstimateChoices['serviceType'], string][])(
  '%s is the same service in the quote form of %s',
  (serviceType, page) => {
    expect(quotePrefill({ ...choices, serviceType }).service).toBe(serviceByPath(page).quoteService)
  },
)
