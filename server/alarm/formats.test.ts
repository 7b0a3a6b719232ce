import { expect, it } from 'vitest'
import { alarms } from '#content/desk.ts'
import { messageFor, writeAlarm } from './formats.ts'

const hook = 'https://hooks.example/abc?key=1'
const waiting = writeAlarm('waiting', 'alarm', { site: 'www.firm.example', minutes: 30, count: 1 })
const well = writeAlarm('waiting', 'all-clear', { site: 'www.firm.example', minutes: 30 })

it('fills in every fact', () => {
  expect(waiting.title).toBe(`www.firm.example: ${alarms.causes.waiting.problem}`)
  expect(waiting.text).toContain('30 minutes')
  expect(well.text).toBe(alarms.causes.waiting.allClear)
  const causes = ['waiting', 'given-up', 'refused-files', 'database', 'disk', 'crashes', 'test'] as const
  for (const cause of causes) {
    const facts = { site: 'www.firm.example', minutes: 30, count: 2, where: '/faq, FaqReader' }
    for (const state of ['alarm', 'all-clear'] as const) {
      expect(Object.values(writeAlarm(cause, state, facts)).join()).not.toMatch(/[{}]/)
    }
  }
})

it('json: all facts, and text for receivers that read only that', () => {
  const { url, method, headers, body } = messageFor('json', hook, waiting)
  expect([url, method, headers['content-type']]).toEqual([hook, 'POST', 'application/json'])
  expect(JSON.parse(body)).toEqual({ ...waiting, text: `${waiting.title}\n${waiting.text}` })
})

it('slack: text', () => {
  expect(JSON.parse(messageFor('slack', hook, waiting).body)).toEqual({ text: `*${waiting.title}*\n${waiting.text}` })
})

it('teams: an adaptive card', () => {
  const { attachments, type } = JSON.parse(messageFor('teams', hook, waiting).body)
  expect(type).toBe('message')
  expect(attachments[0].contentType).toBe('application/vnd.microsoft.card.adaptive')
  expect(attachments[0].content.body.map(({ text }: { text: string }) => text)).toEqual([waiting.title, waiting.text])
})

it('ntfy: text, with title and priority in the headers', () => {
  const alarm = messageFor('ntfy', 'https://ntfy.sh/topic', waiting)
  expect(alarm).toMatchObject({ body: waiting.text, headers: { title: waiting.title, priority: 'high' } })
  expect(messageFor('ntfy', 'https://ntfy.sh/topic', well).headers.priority).toBe('default')
})
