import { expect, test, vi } from 'vitest'
import { calculatorCopy, calculatorEmails } from '#content/calculator.ts'
import { emailAsText } from './email-text.ts'
import { type EstimateChoices, estimate } from './estimate.ts'
import { estimateText } from './estimate-text.ts'

vi.mock('#content/business.ts', () => import('./fixtures/firm.ts'))
// The tests' own price list, with the site's own copy.
vi.mock('#content/calculator.ts', async (original) => ({
  ...(await original<typeof import('#content/calculator.ts')>()),
  ...(await import('./fixtures/prices.ts')),
}))

const choices: EstimateChoices = {
  serviceType: 'staircases',
  projectSize: 'medium',
  material: 'mild-steel',
  complexity: 'complex',
  timeframe: 'flexible',
  location: 'surrey',
}
const page = 'https://www.example.com/calculator'

test('the estimate as an email to the office', () => {
  const input = {
    ...choices,
    name: ' Jo  Smith ',
    email: 'jo@example.com',
    phone: '',
    additionalDetails: 'Oak treads.\nTwo flights.',
  }
  const email = estimateText('estimate', input, estimate(choices), page)
  expect(email.subject).toBe('Steel Project Estimate - Estuary Steelworks')
  // 2800 × 1.3 × 1.8 × 1.15 = 7534.8
  expect(emailAsText(email).split('\r\n')).toEqual([
    calculatorEmails.estimate.firstLine,
    '',
    'Full Name: Jo Smith',
    'Email Address: jo@example.com',
    'Phone Number: Not given',
    '',
    'Project:',
    'Service Type: Steel staircases',
    'Project Size: Medium (51–200 sq ft)',
    'Material: Mild steel',
    'Complexity: Complex',
    'Timeframe: Flexible (2–4 weeks)',
    'Location: Surrey',
    '',
    'Estimate:',
    'Estimated range: £6,028 - £9,796',
    'Base price: £2,800',
    'Factors: Project size ×1.3, Design complexity ×1.8, Location premium ×1.15',
    'Estimated total: £7,535',
    `A guide, not an offer. ${calculatorCopy.vat}`,
    '',
    'Additional details:',
    'Oak treads.',
    'Two flights.',
    '',
    `Sent from: ${page}`,
  ])
})

test('a site visit, with the least that can be given', () => {
  const plain: EstimateChoices = { ...choices, projectSize: 'small', complexity: 'basic', location: 'kent' }
  const email = estimateText('siteVisit', { ...plain, phone: '01632 960118' }, estimate(plain), page)
  expect(email.subject).toBe('Site Visit Request - Estuary Steelworks')
  for (const part of [calculatorEmails.siteVisit.firstLine, 'Full Name: Not given', 'Factors: None above 1'])
    expect(emailAsText(email)).toContain(part)
})
