import { expect, test, vi } from 'vitest'
import type { QuoteRequest } from './enquiry.ts'
import { enquiryLetter } from './enquiry-letter.ts'
import { letterHtml } from './enquiry-letter-html.ts'

vi.mock('#content/business.ts', () => import('./fixtures/firm.ts'))

const quote: QuoteRequest = {
  kind: 'quote',
  name: 'Jo <b>Smith</b> & Sons: builders',
  phone: '01632 960118',
  email: 'jo@example.com',
  service: 'structural-steel',
  location: 'kent',
  description: 'Goalpost frame.\n4.2 m clear.\n\n- Price: "low" <script>alert(1)</script>',
  contactMethod: 'whatsapp',
  timeline: undefined,
}

const page = 'https://www.example.com/welding-services?a="1"'

/** What a reader sees of it, line by line. */
function visible(html: string): string[] {
  return html
    .replace(/<\/th>/g, ': ')
    .replace(/<(?:tr|p|li|br)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    .split('\n')
    .filter(Boolean)
}

test('every line of the letter is in it, in the same order', () => {
  const letter = enquiryLetter(quote, [{ name: 'plan & <b>.pdf', size: 2_516_582 }], page, 'enclosed')
  const lines = letter.body.split('\r\n').filter(Boolean)
  const files = lines.indexOf('Files attached to this email:')
  expect(visible(letterHtml(letter))).toEqual(
    lines.map((line, index) => (index > files ? line.replace(/^- /, '') : line)),
  )
})

test('nothing a visitor types becomes markup, and no address of theirs a link', () => {
  const html = letterHtml(enquiryLetter({ ...quote, name: 'https://evil.example' }, [], page))
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="https://www.example.com/welding-services?a=&#34;1&#34;">')
})
