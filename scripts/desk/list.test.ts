import { expect, it } from 'vitest'
import type { MailView } from '#server/enquiries/desk-view.ts'
import { listing, listingText } from './list.ts'
import { span, when } from './table.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

function mail(age: number, changes: Partial<MailView> = {}): MailView {
  return {
    reference: 'ES-7K4P-2Q',
    to: 'office@firm.example',
    state: 'waiting',
    receivedAt: minutesAgo(age),
    tries: 3,
    lastTryAt: minutesAgo(2),
    lastAnswer: '451 Try again later',
    nextTryAt: minutesAgo(-4),
    ...changes,
  }
}

it.each([
  [[], 0, { waiting: 0, oldestWaitingMinutes: 0, givenUp: 0 }],
  [[mail(29)], 0, { waiting: 1, oldestWaitingMinutes: 29, givenUp: 0 }],
  [[mail(31), mail(2)], 1, { waiting: 2, oldestWaitingMinutes: 31, givenUp: 0 }],
  [[mail(5000, { state: 'given up' }), mail(2)], 2, { waiting: 1, oldestWaitingMinutes: 2, givenUp: 1 }],
] as const)('%#: exit code and summary', (mails, exit, summary) => {
  expect(listing([...mails], 30, now)).toMatchObject({ exit, summary })
})

it('is a plain table', () => {
  expect(
    listingText(
      listing([mail(130), mail(5, { to: 'visitor', tries: 0, lastTryAt: null, lastAnswer: null })], 30, now),
      now,
    ),
  ).toBe(`REFERENCE   TO                   STATE    SINCE           TRIES  LAST TRY   NEXT TRY  THE MAIL SERVER SAID
ES-7K4P-2Q  office@firm.example  waiting  2 h 10 min ago  3      2 min ago  in 4 min  451 Try again later
ES-7K4P-2Q  visitor              waiting  5 min ago       0      -          in 4 min  -

Mails that wait: 2, the oldest for 2 h 10 min. Given up: 0.`)
})

it.each([
  [0, '0 s'],
  [59_000, '59 s'],
  [61_000, '1 min'],
  [3_600_000, '1 h'],
  [90_000_000, '1 day 1 h'],
  [190_000_000, '2 days 4 h'],
])('%i ms is %s', (milliseconds, shown) => {
  expect(span(milliseconds)).toBe(shown)
  expect(when(new Date(now + milliseconds + 1).toISOString(), now)).toMatch(/^in /)
})
