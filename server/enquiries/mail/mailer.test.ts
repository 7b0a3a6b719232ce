import { afterEach, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '#server/fixtures/mail-server.ts'
import { deliveryConfig } from '#server/fixtures/test-desk.ts'
import { createMailer, MailRefused } from './mailer.ts'

it.each([
  // Announced before anything is sent.
  [{ code: 'EMESSAGE', command: 'MAIL FROM', message: 'Message size larger than allowed 2000' }, true, true],
  [{ command: 'MAIL FROM', responseCode: 552 }, true, true],
  [{ command: 'DATA', responseCode: 552 }, true, true],
  [{ command: 'DATA', responseCode: 554 }, true, true],
  [{ command: 'DATA', responseCode: 451 }, true, false],
  [{ command: 'RCPT TO', responseCode: 550 }, false, true],
  [{ command: 'RCPT TO', responseCode: 450 }, false, false],
  // A full mailbox, which has the same number as a mail that is too large.
  [{ command: 'DATA', responseCode: 552, response: '552 5.2.2 Mailbox full' }, false, false],
  // "Authentication mechanism is too weak": the same number, for something else.
  [{ command: 'AUTH PLAIN', responseCode: 534 }, false, false],
  [{ command: 'CONN', responseCode: 554 }, false, false],
  [{ command: 'MAIL FROM', responseCode: 553 }, false, false],
  [{ command: 'CONN', code: 'ECONNECTION' }, false, false],
])('%j: refuses the content: %s, for good: %s', (cause, ofContent, permanent) => {
  expect(new MailRefused(cause)).toMatchObject({ ofContent, permanent })
})

it.each([
  ['550 5.1.1 <zoe@visitor.example>: Recipient address rejected', '550 5.1.1 […] : Recipient address rejected'],
  ['550-No mailbox zoe@visitor.example\r\n550 here', '550-No mailbox […] 550 here'],
  ['550 see https://help.example/?to=zoe%40visitor.example', '550 see […]'],
  ['x'.repeat(5000), 'x'.repeat(300)],
])('keeps of the answer "%s" what has no address', (response, said) => {
  expect(new MailRefused({ response }).said).toBe(said)
})

describe('a mailer', () => {
  let mail: MailServer
  afterEach(() => mail.close())

  /** Connections to 0.0.0.0 end at this machine, but the address does not say so. */
  async function sendTo(host: string, starttls: boolean) {
    mail = await startMailServer(0, undefined, starttls)
    // The server's certificate is its own.
    const SMTP_URL = `smtp://site:secret@${host}:${new URL(mail.url).port}?tls.rejectUnauthorized=false&ignoreTLS=true`
    await createMailer(deliveryConfig({ SMTP_URL }))({ to: 'office@firm.example', text: 'A beam' })
  }

  it('sends no password in the clear', async () => {
    await expect(sendTo('0.0.0.0', false)).rejects.toThrow('ETLS')
    expect(mail.passwords).toEqual([])
  })

  it('sends a password over TLS, even if SMTP_URL says otherwise', async () => {
    // The server warns that everybody knows its key.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await sendTo('0.0.0.0', true)
    expect(mail.passwords).toEqual(['secret'])
    expect(mail.received).toHaveLength(1)
  })

  it('sends a password in the clear within this machine', async () => {
    await sendTo('127.0.0.1', false)
    expect(mail.received).toHaveLength(1)
  })

  it('gives up a mail server that does not answer', async () => {
    mail = await startMailServer()
    mail.behave('silent')
    const impatience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, dnsTimeout: 300 }
    const sent = createMailer(
      deliveryConfig({ SMTP_URL: mail.url }),
      impatience,
    )({ to: 'office@firm.example', text: 'A beam' })
    await expect(sent).rejects.toMatchObject({ said: 'the mail server does not answer', ofContent: false })
  })
})
