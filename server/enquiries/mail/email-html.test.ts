import { expect, test, vi } from 'vitest'
import { emailAsText } from '#domain/email-text.ts'
import type { QuoteRequest } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import { quoteRequest } from '#domain/fixtures/quote-request.ts'
import { contentHtml } from './email-html.ts'

vi.mock('#content/business.ts', () => import('#domain/fixtures/firm.ts'))

const quote: QuoteRequest = {
  ...quoteRequest,
  name: 'Jo <b>Smith</b> & Sons: builders',
  description: 'Goalpost frame.\n4.2 m clear.\n\n- Price: "low" <script>alert(1)</script>',
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

test('the HTML has every line of the text, in the same order', () => {
  const email = enquiryText(quote, [{ name: 'plan & <b>.pdf', size: 2_516_582 }], page, 'enclosed')
  const lines = emailAsText(email).split('\r\n').filter(Boolean)
  const files = lines.indexOf('Files attached to this email:')
  expect(visible(contentHtml(email))).toEqual(
    lines.map((line, index) => (index > files ? line.replace(/^- /, '') : line)),
  )
})

test('nothing a visitor types becomes markup, and no address of theirs a link', () => {
  const html = contentHtml(enquiryText({ ...quote, name: 'https://evil.example' }, [], page))
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="https://www.example.com/welding-services?a=&#34;1&#34;">')
})
