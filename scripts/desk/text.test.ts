import { expect, it } from 'vitest'
import type { MailView } from '#server/enquiries/desk-view.ts'
import { listExitCode } from './text.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

function mail(minutesAgo: number, state: MailView['state'] = 'waiting') {
  return { state, receivedAt: new Date(now - minutesAgo * 60_000).toISOString() }
}

it.each([
  [[], [], 0],
  [[mail(29)], [], 0],
  [[mail(31), mail(2)], [], 1],
  [[], ['a refused file'], 1],
  [[mail(5000, 'given up'), mail(2)], [], 2],
])('%#: exit code', (mails, refused, code) => {
  expect(listExitCode({ mails, refused }, 30, now)).toBe(code)
})
