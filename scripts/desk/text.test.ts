import { expect, it } from 'vitest'
import type { MailView } from '#server/enquiries/desk-view.ts'
import { listExitCode } from './text.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

function mail(minutesAgo: number, changes: Partial<MailView> = {}): MailView {
  return {
    reference: 'ES-7K4P-2Q',
    to: 'office@firm.example',
    state: 'waiting',
    receivedAt: new Date(now - minutesAgo * 60_000).toISOString(),
    tries: 3,
    lastTryAt: null,
    lastAnswer: '451 Try again later',
    nextTryAt: null,
    ...changes,
  }
}

it.each([
  [[], 0],
  [[mail(29)], 0],
  [[mail(31), mail(2)], 1],
  [[mail(5000, { state: 'given up' }), mail(2)], 2],
] as const)('%#: exit code %i', (mails, code) => {
  expect(listExitCode(mails, 30, now)).toBe(code)
})
