import { expect, it } from 'vitest'
import { MailRefused } from './mailer.ts'

it.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
  [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, false],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, false],
  [{ code: 'ECONNECTION', command: 'CONN' }, false],
])('%j: is permanent only for the visitor’s address: %s', (cause, permanent) => {
  expect(new MailRefused(cause).permanent).toBe(permanent)
})

it.each([
  [{ code: 'EMESSAGE', command: 'MAIL FROM' }, true],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 552 }, true],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 552 }, true],
  // "Authentication mechanism is too weak": the same number, for something else.
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 534 }, false],
])('%j: the mail is too large: %s', (cause, tooLarge) => {
  expect(new MailRefused(cause).tooLarge).toBe(tooLarge)
})
