import { describe, expect, test, vi } from 'vitest'
import { emailAsText } from './email-text.ts'
import type { QuoteRequest } from './enquiry.ts'
import { enquiryText } from './enquiry-text.ts'
import { quoteRequest } from './fixtures/quote-request.ts'

vi.mock('#content/business.ts', () => import('./fixtures/firm.ts'))

const quote: QuoteRequest = { ...quoteRequest, contactMethod: 'whatsapp' }

const page = 'https://www.example.com/welding-services?a=1#get-quote'

const bodyOf = (...parts: Parameters<typeof enquiryText>) => emailAsText(enquiryText(...parts))

test('a quote request, with what was left out said plainly', () => {
  const email = enquiryText(
    quote,
    [
      { name: 'plan rev B.pdf', size: 2_516_582 },
      { name: 'wall.jpg', size: 90_000 },
    ],
    page,
  )
  expect(email.subject).toBe('New Quote Request - Estuary Steelworks')
  expect(emailAsText(email).split('\r\n')).toEqual([
    'Full Name: Jo Smith',
    'Phone Number: 01632 960118',
    'Email Address: jo@example.com',
    'Service Required: Structural steel',
    'Project Location: Other Kent',
    'Preferred Contact Method: WhatsApp',
    'Project Timeline: Not given',
    '',
    'Project Description:',
    'Goalpost frame.',
    '4.2 m clear.',
    '',
    'Attached files:',
    '- plan rev B.pdf (2.4 MB)',
    '- wall.jpg (0.1 MB)',
    '',
    'If these files are not attached to this email, please reply to arrange file transfer.',
    '',
    `Sent from: ${page}`,
  ])
})

describe('the text cannot be forged or broken', () => {
  test('files that come along need no transfer', () => {
    const body = bodyOf(quote, [{ name: 'plan.pdf', size: 1e6 }], page, 'enclosed')
    expect(body).toContain('Files attached to this email:\r\n- plan.pdf (1.0 MB)')
    expect(body).not.toContain('file transfer')
  })

  test('every line end is CRLF, and none comes in by a name', () => {
    const body = bodyOf(
      { ...quote, name: 'Jo\nBudget: none', description: 'a\r\nb\nc' },
      [{ name: 'a\r\nb.pdf', size: 1 }],
      'https://example.com/\nx',
    )
    expect(body.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    expect(body).toContain('Full Name: Jo Budget: none\r\n')
    expect(body).toContain('a\r\nb\r\nc\r\n')
    expect(body).toContain('- a b.pdf (0.1 MB)')
  })
})
