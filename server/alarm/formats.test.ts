import { expect, it } from 'vitest'
import { alarms } from '#content/alarms.ts'
import { alertFormats, messageFor, writeAlarm } from './formats.ts'

const waiting = writeAlarm('waiting', 'alarm', { site: 'www.firm.example', minutes: 30, count: 1 })
const { title, text } = waiting

it('fills in every fact', () => {
  expect(title).toBe(`www.firm.example: ${alarms.causes.waiting.problem}`)
  expect(text).toContain('30 minutes')
  for (const cause of Object.keys(alarms.causes) as (keyof typeof alarms.causes)[]) {
    const facts = { site: 'www.firm.example', minutes: 30, count: 2, where: '/gallery, PhotoWall' }
    for (const state of ['alarm', 'all-clear'] as const) {
      expect(Object.values(writeAlarm(cause, state, facts)).join()).not.toMatch(/[{}]/)
    }
  }
})

it.each(alertFormats)('writes title and text for %s', (format) => {
  const message = JSON.stringify(messageFor(format, waiting))
  for (const part of [title, text]) expect(message).toContain(part)
})

it('writes an all-clear for ntfy that wakes nobody', () => {
  expect(messageFor('ntfy', waiting).headers.priority).toBe('high')
  const well = writeAlarm('waiting', 'all-clear', { site: 'www.firm.example' })
  expect(messageFor('ntfy', well).headers.priority).toBe('default')
})
