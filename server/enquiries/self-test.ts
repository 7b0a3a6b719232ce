import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { business } from '#content/business.ts'
import { testEnquiry } from '#content/desk.ts'
import { checkEnquiry } from '#domain/enquiry.ts'
import type { Submission } from './stored-enquiry.ts'

const pdf = join(import.meta.dirname, 'desk-test.pdf')

/** Submits a test enquiry with a small PDF to the office; resolves with its reference. */
export async function submitTestEnquiry(submit: (submission: Submission) => Promise<string>): Promise<string> {
  const checked = checkEnquiry('quote', {
    name: testEnquiry.name,
    phone: business.phone.display,
    email: business.email,
    service: 'other',
    location: 'other',
    description: testEnquiry.description,
  })
  if (!checked.ok) throw new Error(`the test enquiry is not valid: ${checked.errors[0]?.message}`)
  const { size } = await stat(pdf)
  return submit({
    key: randomUUID(),
    content: { enquiry: checked.enquiry, page: '/contact', suspicions: [], test: true },
    files: [{ name: testEnquiry.fileName, type: 'pdf', size, path: pdf }],
  })
}
