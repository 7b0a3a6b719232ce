import { expect, it } from 'vitest'
import { quoteFields } from '#server/fixtures/form.ts'
import { suspicionsOf } from './spam.ts'

const now = Date.now()
const suspicions = (fields: Record<string, string>, description = '') =>
  suspicionsOf(fields, { ...quoteFields, kind: 'quote', description }, now).length

it.each([
  ['https://www.firm.example and http://www.album.example/x', 0],
  ['www.a.example https://b.example', 0],
  ['http://a.example www.b.example https://c.example', 1],
  ['https://www.a.example https://www.b.example https://www.c.example', 1],
])('counts each link of "%s" once', (text, expected) => {
  expect(suspicions({}, text)).toBe(expected)
})

it.each([
  ['a filled honeypot', { website: 'x' }, 1],
  ['a form sent at once', { startedAt: String(now - 500) }, 1],
  ['a form sent after a minute', { startedAt: String(now - 60_000) }, 0],
  ['a wrong clock', { startedAt: String(now + 3_600_000) }, 0],
])('judges %s', (_, fields, expected) => {
  expect(suspicions(fields as Record<string, string>)).toBe(expected)
})
