import { expect, test } from 'vitest'
import { phrasesOf } from './phrase-patterns.ts'
import { tokensOf } from './read-tokens.ts'

test.each([
  ['B1 4 no 203x133x25 UB', 'mark counted number cross number cross number family'],
  ['1. 2 no UC', 'drop counted family'],
  ['B1 & B2 grade S355', 'marks word grade'],
  ['EA 100x100x8', 'family number cross number cross number'],
  ['4 ea', 'counted'],
  ['length: 3300', 'length'],
  ['2 no M16 holes each end', 'holes'],
  ['10 thk end plate', 'plates'],
  ['100x10 plate', 'number cross number family'],
  ['galv by others', '?refusal'],
])('%s → %s', (line, names) => {
  const phrases = phrasesOf(tokensOf(line), line)
  expect(phrases.map(({ name }) => name).join(' ')).toBe(names)
})
