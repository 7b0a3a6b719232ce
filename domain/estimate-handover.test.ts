import { expect, test, vi } from 'vitest'
import { serviceByPath } from '#content/services.ts'
import { choicesToSearch, type EstimateChoices, withoutChoices } from './estimate.ts'
import { quotePrefill } from './estimate-handover.ts'

// The tests' own price list, with the site's own copy.
vi.mock('#content/calculator.ts', async (original) => ({
  ...(await original<typeof import('#content/calculator.ts')>()),
  ...(await import('./fixtures/prices.ts')),
}))

const search = choicesToSearch({
  serviceType: 'staircases',
  projectSize: 'medium',
  material: 'galvanized',
  complexity: 'basic',
  timeframe: 'urgent',
  location: 'south-east',
})

const description = [
  'From the price calculator:',
  'Service Type: Steel staircases',
  'Project Size: Medium (51–200 sq ft)',
  'Material: Galvanized',
  'Complexity: Basic',
  'Timeframe: Urgent (3–7 days)',
  'Location: Other South East',
  // 2800 × 1.3 × 1.4 × 1.5 × 1.3 = 9937.2
  'Estimated range: £7,950 - £12,918',
  '',
  '',
].join('\n')

test('the quote form gets its nearest options and everything chosen in words', () => {
  expect(quotePrefill(search)).toEqual({
    service: 'other',
    location: 'other',
    timeline: 'asap',
    description,
  })
})

test('an incomplete address fills what it can and names no price', () => {
  expect(quotePrefill('?service=steel-beams')).toEqual({
    service: 'structural-steel',
    description: 'From the price calculator:\nService Type: Steel beams\n\n',
  })
})

test('an address without choices fills nothing', () => {
  expect(quotePrefill('')).toEqual({})
  expect(quotePrefill('?utm_source=news&service=nonsense')).toEqual({})
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

test.each(Object.entries(pageOf))('%s is the same service in the quote form of %s', (serviceType, page) => {
  expect(quotePrefill(`?service=${serviceType}`).service).toBe(serviceByPath(page).quoteService)
})

test('once taken over, the choices leave the address and nothing else does', () => {
  expect(withoutChoices(search)).toBe('')
  expect(withoutChoices(`${search}&utm_source=card`)).toBe('?utm_source=card')
  expect(quotePrefill(withoutChoices(search))).toEqual({})
})
