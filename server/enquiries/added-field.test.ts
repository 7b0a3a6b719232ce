import { expect, it, vi } from 'vitest'
import { checkEnquiry, type Enquiry } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import { mailDraft } from '#domain/mail-draft.ts'
import { quoteFields } from '#server/fixtures/form.ts'
import { personalOf } from './desk-view.ts'
import { officeEmail } from './enquiry-email.ts'

vi.mock('#content/enquiry.ts', async (original) => {
  const { withAddedField } = await import('#domain/fixtures/added-field.ts')
  return withAddedField(await original<typeof import('#content/enquiry.ts')>())
})

const noFiles = { enclosed: [], apart: [], refused: [] }

function check(siteAccess: string) {
  const checked = checkEnquiry('quote', { ...quoteFields, siteAccess })
  return checked.ok ? checked.enquiry : checked.errors
}

const delivery = (enquiry: Enquiry) => ({
  id: '1',
  queue: 'office-mail' as const,
  enquiryId: '1',
  reference: 'ES-7K4P-2Q',
  receivedAt: new Date(),
  content: { enquiry, page: '/', suspicions: [] },
  attachments: [],
})

it('a field added to the definition is checked like the others', () => {
  expect(check('')).toEqual([{ field: 'siteAccess', message: 'Describe the site access' }])
  expect(check('x'.repeat(31))).toEqual([
    { field: 'siteAccess', message: 'Site access must be 30 characters or fewer' },
  ])
})

it('its answer is in the mail draft, the email to the office and the desk view', () => {
  const enquiry = check(' Rear  lane ')
  if (Array.isArray(enquiry)) throw new Error('The enquiry was refused')
  const draft = mailDraft(enquiryText(enquiry, [], 'https://www.example.com/'))
  expect(decodeURIComponent(draft.href)).toContain('Site Access: Rear lane')
  const { text, html } = officeEmail(delivery(enquiry), 'https://www.example.com', noFiles)
  expect(text).toContain('Site Access: Rear lane')
  expect(html).toMatch(/Site Access<\/th><td[^>]*>Rear lane</)
  expect(personalOf(delivery(enquiry).content)).toMatchObject({ 'Site Access': 'Rear lane' })
})
