import { expect, it } from 'vitest'
import { inOrderOf } from './content-store.ts'

const ordered = (model: unknown, value: unknown) => JSON.stringify(inOrderOf(model, value))

it.each([
  ['keeps the order of the model', { a: 1, b: 2 }, { b: 3, a: 4 }, '{"a":4,"b":3}'],
  ['adds new keys last and leaves out missing ones', { a: 1, b: 2 }, { c: 3, b: 2 }, '{"b":2,"c":3}'],
  ['orders entries of lists', [{ a: 1, b: 2 }], [{ b: 2, a: 5 }], '[{"a":5,"b":2}]'],
  [
    'recognises an entry that has moved',
    [
      { a: 1, b: 2 },
      { b: 1, a: 3 },
    ],
    [
      { a: 3, b: 1 },
      { a: 1, b: 2 },
    ],
    '[{"b":1,"a":3},{"a":1,"b":2}]',
  ],
  ['takes a value that had no model', {}, { list: [{ b: 1, a: null }] }, '{"list":[{"b":1,"a":null}]}'],
])('%s', (_, model, value, expected) => {
  expect(ordered(model, value)).toBe(expected)
})
