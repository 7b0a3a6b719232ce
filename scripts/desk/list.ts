import type { MailView } from '#server/enquiries/desk-view.ts'
import { type ExitCode, exitCodes } from './exit-codes.ts'
import { plainTable, span, when } from './table.ts'

export type Listing = {
  exit: ExitCode
  summary: { waiting: number; oldestWaitingMinutes: number; givenUp: number }
  mails: MailView[]
}

/** What waits and what was given up. Critical when a mail was given up, warning when one has waited for over `afterMinutes`. */
export function listing(mails: MailView[], afterMinutes: number, now: number): Listing {
  const waiting = mails.filter(({ state }) => state === 'waiting')
  const oldest = Math.min(now, ...waiting.map(({ receivedAt }) => Date.parse(receivedAt)))
  const summary = {
    waiting: waiting.length,
    oldestWaitingMinutes: Math.floor((now - oldest) / 60_000),
    givenUp: mails.length - waiting.length,
  }
  const late = now - oldest > afterMinutes * 60_000
  const exit = summary.givenUp > 0 ? exitCodes.critical : late ? exitCodes.warning : exitCodes.well
  return { exit, summary, mails }
}

const head = ['REFERENCE', 'TO', 'STATE', 'SINCE', 'TRIES', 'LAST TRY', 'NEXT TRY', 'THE MAIL SERVER SAID']

export function mailTable(mails: readonly MailView[], now: number): string {
  const rows = mails.map((mail) => [
    mail.reference,
    mail.to,
    mail.state,
    when(mail.receivedAt, now),
    String(mail.tries),
    when(mail.lastTryAt, now),
    mail.state === 'waiting' ? when(mail.nextTryAt, now) : '-',
    mail.lastAnswer ?? '-',
  ])
  return plainTable(head, rows)
}

/** The listing for people. */
export function listingText({ mails, summary: { waiting, givenUp } }: Listing, now: number): string {
  if (mails.length === 0) return 'Nothing waits, nothing was given up.'
  const oldest = mails.find(({ state }) => state === 'waiting')
  const since = oldest ? `, the oldest for ${span(now - Date.parse(oldest.receivedAt))}` : ''
  return `${mailTable(mails, now)}\n\nMails that wait: ${waiting}${since}. Given up: ${givenUp}.`
}
