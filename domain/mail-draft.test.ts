import { describe, expect, test, vi } from 'vitest'
import { emailAsText } from './email-text.ts'
import type { QuoteRequest } from './enquiry.ts'
import { enquiryText } from './enquiry-text.ts'
import { quoteRequest } from './fixtures/quote-request.ts'
import { mailDraft } from './mail-draft.ts'

vi.mock('#content/business.ts', () => import('./fixtures/firm.ts'))
const page = 'https://www.example.com/welding-services'

function draftOf(changes: Partial<QuoteRequest>, files: { name: string; size: number }[] = [], url = page) {
  const email = enquiryText({ ...quoteRequest, ...changes }, files, url)
  return { body: emailAsText(email), draft: mailDraft(email) }
}

/** What an email app makes of the address: percent codes only, "+" stays "+". */
function read(href: string) {
  const [, to, subject, body] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? []
  return { to, subject: decodeURIComponent(subject ?? ''), body: decodeURIComponent(body ?? '') }
}

describe('an email that fits', () => {
  test('arrives whole', () => {
    const { body: whole, draft } = draftOf({})
    expect(draft.shortened).toBe(false)
    expect(draft.fullText).toBe(whole)
    expect(read(draft.href)).toEqual({
      to: 'info@estuarysteelworks.example',
      subject: 'New Quote Request - Estuary Steelworks',
      body: whole,
    })
  })

  test('line ends travel as %0D%0A and spaces as %20', () => {
    const { draft } = draftOf({ description: 'one two\nthree + four' })
    expect(draft.href).toContain('one%20two%0D%0Athree%20%2B%20four')
    expect(draft.href).not.toMatch(/[\s+]|(?<!%0D)%0A/)
  })

  test.each(['& = ? # % %41 %%', '\'"<b>`$&', '👷🏽‍♀️ ½ ≤ é 図面', 'cc=all@example.com&bcc=x'])(
    '%j survives',
    (description) => {
      const { draft } = draftOf({ description })
      expect(read(draft.href).body).toContain(`Project Description:\r\n${description.replace(/\n/g, '\r\n')}\r\n`)
    },
  )
})

describe('an email that is too long', () => {
  test.each([
    ['plain words', 'steel '.repeat(800)],
    ['emoji', '👷'.repeat(1500)],
    ['line ends', 'beam\n'.repeat(1000)],
  ])('%s: keeps the beginning and counts what is left', (_name, description) => {
    const { body: whole, draft } = draftOf({ description })
    expect(draft.href.length).toBeLessThan(2000)
    expect(draft.href.length).toBeGreaterThan(1900)
    expect(draft.shortened).toBe(true)
    expect(draft.fullText).toBe(whole)

    const { body } = read(draft.href)
    const [, kept = '', left] = /Project Description:\r\n(.*)… \(continues, (\d+) more characters\)/s.exec(body) ?? []
    const keptText = kept.replace(/\r\n/g, '\n')
    expect(description.startsWith(keptText)).toBe(true)
    expect([...keptText].length + Number(left)).toBe([...description].length)
    expect(body).toContain('Full Name: Jo Smith\r\n')
    expect(body.endsWith(`Sent from: ${page}`)).toBe(true)
  })

  test('at the edge: as long as it fits it is whole, one character more and it is not', () => {
    const room = 1999 - mailDraft(enquiryText({ ...quoteRequest, description: '' }, [], page)).href.length
    expect(draftOf({ description: 'x'.repeat(room) }).draft.href).toHaveLength(1999)
    expect(draftOf({ description: 'x'.repeat(room) }).draft.shortened).toBe(false)
    const over = draftOf({ description: 'x'.repeat(room + 1) }).draft
    expect(over.shortened).toBe(true)
    expect(over.href.length).toBeLessThan(2000)
  })

  test('absurd answers, file names and addresses never push it over', () => {
    const { body: whole, draft } = draftOf(
      { name: '👷'.repeat(50), phone: '０'.repeat(40), email: 'é'.repeat(254), description: '👷🏽‍♀️ '.repeat(500) },
      Array.from({ length: 5 }, (_, n) => ({ name: `${n}${'👷'.repeat(120)}.pdf`, size: 1e7 })),
      `https://www.example.com/?${'€'.repeat(2000)}`,
    )
    expect(draft.href.length).toBeLessThan(2000)
    expect(draft.fullText).toBe(whole)
    const { body } = read(draft.href)
    expect(body).not.toContain('\uFFFD')
    expect(body).toMatch(/^Full Name: 👷.*… \(continues, \d+ more characters\)$/su)
  })
})
