import { expect, it } from 'vitest'
import { merge } from './merge.ts'

const base = {
  phone: '1',
  hours: { sat: '7', sun: '' },
  reviews: [
    { by: 'A', text: 'a' },
    { by: 'B', text: 'b' },
  ],
}
const [a, b] = base.reviews
const c = { by: 'C', text: 'c' }
const better = { by: 'B', text: 'better' }

it.each([
  ['fields', { phone: '2' }, { hours: { sat: '8', sun: '' } }, { phone: '2', hours: { sat: '8', sun: '' } }],
  [
    'fields of a group',
    { hours: { sat: '8', sun: '' } },
    { hours: { sat: '7', sun: '9' } },
    { hours: { sat: '8', sun: '9' } },
  ],
  ['a new entry and a correction', { reviews: [c, a, b] }, { reviews: [a, better] }, { reviews: [c, a, better] }],
  ['a correction and another order', { reviews: [a, better] }, { reviews: [b, a] }, { reviews: [better, a] }],
  ['two new entries', { reviews: [c, a, b] }, { reviews: [a, b, better] }, { reviews: [c, a, b, better] }],
  ['an entry less and another field', { reviews: [a] }, { phone: '2' }, { reviews: [a], phone: '2' }],
])('joins %s', (_, mine, theirs, expected) => {
  const versions = [base, { ...base, ...mine }, { ...base, ...theirs }] as const
  expect(merge(versions, () => 'conflict')).toEqual({ ...base, ...expected })
})

it.each([
  ['the same field', { phone: '2' }, { phone: '3' }, ['phone']],
  ['the same entry', { reviews: [a, better] }, { reviews: [a, { by: 'B', text: 'worse' }] }, ['reviews', 1, 'text']],
  ['an entry that the other removed', { reviews: [a, better] }, { reviews: [a] }, ['reviews']],
])('asks about %s', (_, mine, theirs, place) => {
  const places: unknown[] = []
  merge([base, { ...base, ...mine }, { ...base, ...theirs }], (path) => places.push(path))
  expect(places).toEqual([place])
})
