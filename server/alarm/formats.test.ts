import { expect, it } from 'vitest'
import { alarms } from '#content/alarms.ts'
import { type AlertFormat, messageFor, writeAlarm } from './formats.ts'

const waiting = writeAlarm('waiting', 'alarm', { site: 'www.firm.example', minutes: 30, count: 1 })
const { title, text } = waiting
const bodyFor = (format: AlertFormat) => JSON.parse(messageFor(format, waiting).body)

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

it('writes JSON with all facts and a text, for Slack a text, for Teams an adaptive card', () => {
  expect(messageFor('json', waiting).headers['content-type']).toBe('application/json')
  expect(bodyFor('json')).toEqual({ ...waiting, text: `${title}\n${text}` })
  expect(bodyFor('slack')).toEqual({ text: `*${title}*\n${text}` })
  const [{ contentType, content }] = bodyFor('teams').attachments
  expect(contentType).toBe('application/vnd.microsoft.card.adaptive')
  expect(content.body).toMatchObject([{ text: title }, { text }])
})

it('writes for ntfy a text, with title and priority in the headers', () => {
  expect(messageFor('ntfy', waiting)).toMatchObject({ body: text, headers: { title, priority: 'high' } })
  const well = writeAlarm('waiting', 'all-clear', { site: 'www.firm.example' })
  expect(messageFor('ntfy', well).headers.priority).toBe('default')
})
