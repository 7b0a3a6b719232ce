import { expect, it } from 'vitest'
import { splitAtWholes } from './keep-together.ts'

const held = (text: string) => splitAtWholes(text).filter((_, index) => index % 2 === 1)

it.each([
  ['A frame takes 3–5\u00a0days.', '3–5\u00a0days'],
  ['From £3k–£15k in all', '£3k–£15k'],
  ['to BS EN ISO 9606-1: it names', 'BS EN ISO 9606-1'],
  ['Gravesend, Kent DA12 2ZZ, or', 'DA12 2ZZ'],
  ['Registered office: Unit 4, Basin Yard', 'Unit 4'],
  ['as regulation 8 of LOLER asks', 'regulation 8'],
  ['call 01632 960118 now', '01632 960118'],
  ['Some 12 months later', '12 months'],
  ['Payment on 30-day terms', '30-day'],
  ['Is the call-out free?', 'call-out'],
])('%s', (text, whole) => {
  expect(held(text)).toEqual([whole])
  expect(splitAtWholes(text).join('')).toBe(text)
})

it('lets a long compound part at its hyphen', () => {
  expect(splitAtWholes('a load-bearing wall')).toEqual(['a load-bearing wall'])
})

it('leaves a text alone where a no-break space holds already', () => {
  expect(splitAtWholes('A 6\u00a0m beam')).toEqual(['A 6\u00a0m beam'])
})
