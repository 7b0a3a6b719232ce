import { expect, test } from 'vitest'
import { fillIn, percent, written } from './fill-in.ts'

test.each([
  [0, '0'],
  [185.714, '185.7'],
  [185.96, '186'],
  [1000, '1,000'],
  [1234567.89, '1,234,567.9'],
])('%d is written %s', (number, words) => {
  expect(written(number)).toBe(words)
})

test.each([
  [0.2, '20%'],
  [0.175, '17.5%'],
])('a share of %d is %s', (share, words) => {
  expect(percent(share)).toBe(words)
})

test('places are filled in, each as often as it appears; an unknown one stays', () => {
  expect(fillIn('{a} of {b}, {a}: {c}', { a: 2400, b: 'steel' })).toBe('2,400 of steel, 2,400: {c}')
})
