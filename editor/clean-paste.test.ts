import { expect, it } from 'vitest'
import { cleaned } from './clean-paste.ts'

it.each([
  ['"Good work," she said', '“Good work,” she said'],
  ["the client's 'own' beam", 'the client’s ‘own’ beam'],
  ['made -- and fitted - in\u00a0a day — here', 'made – and fitted – in a day – here'],
  ['gal\u00advan\u00adised\u200b steel', 'galvanised steel'],
  ['•\tBeams\n•\tStairs\no\tGates', 'Beams Stairs Gates'],
  ['  two\r\n lines ', 'two lines'],
  ['<b>bold</b> 24–48 hours, well-made', '<b>bold</b> 24–48 hours, well-made'],
])('cleans %j', (pasted, expected) => {
  expect(cleaned(pasted)).toBe(expected)
})
