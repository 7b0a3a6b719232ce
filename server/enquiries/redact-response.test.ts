import { expect, it } from 'vitest'
import { redactResponse } from './redact-response.ts'

it.each([
  ['550 5.1.1 <zoe@visitor.example>: Recipient address rejected', '550 5.1.1 […] : Recipient address rejected'],
  ['550-No mailbox zoe@visitor.example\r\n550 here', '550-No mailbox […] 550 here'],
  ['550 see https://help.example/?to=zoe%40visitor.example', '550 see […]'],
  ['451 4.7.1 Try again later', '451 4.7.1 Try again later'],
])('%s', (said, kept) => {
  expect(redactResponse(said)).toBe(kept)
})

it('truncates a long answer', () => {
  expect(redactResponse(`554 ${'x'.repeat(5000)}`)).toHaveLength(300)
})
