import { expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

const held = (text: string) =>
  [...keepTogether(text).matchAll(/<span class="together">(.*?)<\/span>/gu)].map(([, whole]) => whole)

it.each([
  ['A frame takes 3–5\u00a0days.', '3–5\u00a0days'],
  ['From £3k–£15k in all', '£3k–£15k'],
  ['to BS EN ISO 9606-1: it names', 'BS EN ISO 9606-1'],
  ['Gravesend, Kent DA12 2ZZ, or', 'DA12 2ZZ'],
  ['Registered office: Unit 4, Basin Yard', 'Unit 4'],
  ['as regulation 8 of LOLER asks', 'regulation 8'],
  ['ring 01632 960118 now', '01632 960118'],
  ['get out and call 0800 111 999', '0800 111 999'],
  ['open 7:00–17:00 only', '7:00–17:00'],
  ['Some 12 months later', '12 months'],
])('%s', (text, whole) => {
  expect(held(text)).toEqual([whole])
})

it('adds nothing where a no-break space holds already', () => {
  expect(held('A 6\u00a0m beam')).toEqual([])
})
