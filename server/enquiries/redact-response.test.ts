import { expect, it } from 'vitest'
import { quoteFields } from '#server/fixtures/form.ts'
import { redactResponse } from './redact-response.ts'

const content = { enquiry: { ...quoteFields, kind: 'quote' as const } }

it.each([
  ['550 5.1.1 <zoe@visitor.example>: Recipient address rejected', '550 5.1.1 […]: Recipient address rejected'],
  ['550-No mailbox zoe@visitor.example\r\n550 here', '550-No mailbox […] 550 here'],
  ['550 User Zoe unknown', '550 User […] unknown'],
  ['550 see https://help.example/?to=zoe%40visitor.example', '550 see https:[…]'],
  ['550 Zoë O’Brien, 01632 960001, is not here', '550 […] […], […], is not here'],
  ['451 4.7.1 Try again later', '451 4.7.1 Try again later'],
  ['554 zoes are welcome', '554 zoes are welcome'],
])('%s', (said, kept) => {
  expect(redactResponse(said, content)).toBe(kept)
})

it('truncates a long answer', () => {
  expect(redactResponse(`554 ${'x'.repeat(5000)}`, content)).toHaveLength(300)
})
