import { expect, it } from 'vitest'
import { quoteFields } from '#server/fixtures/form.ts'
import { suspicionsOf } from './spam.ts'

const suspicions = (description: string) =>
  suspicionsOf({}, { ...quoteFields, kind: 'quote', description }, Date.now()).length

it.each([
  ['https://www.firm.example and http://www.album.example/x', 0],
  ['www.a.example https://b.example', 0],
  ['http://a.example www.b.example https://c.example', 1],
  ['https://www.a.example https://www.b.example https://www.c.example', 1],
])('counts each link of "%s" once', (text, expected) => {
  expect(suspicions(text)).toBe(expected)
})
