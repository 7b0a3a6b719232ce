import { expect, it } from 'vitest'
import { business } from './business.ts'
import { facts } from './facts.ts'
import { filled } from './fill-facts.ts'
import { readTyped } from './read-typed.ts'
import { stats } from './stats.ts'
import { daysInWords } from './week.ts'

it('fills facts into texts, and leaves placeholders of the site alone', () => {
  expect(filled({ text: ['Call {business.phone} within {stats.quote.most}. {radius} m'] }, [], facts)).toEqual({
    text: [`Call ${business.phone.display} within ${stats.quote.most}. {radius} m`],
  })
})

it('names the place of a fact that does not exist', () => {
  const read = (lead: string) => readTyped('faq', { hero: { lead } }, facts)
  expect(() => read('Fax {business.fax}')).toThrow('content/faq.json, hero › lead: {business.fax} is not a fact')
  expect(() => read('{stats.quote}')).toThrow('{stats.quote} is not a fact')
  expect(() => readTyped('samples', { stats: '{business.phone}' })).toThrow('{business.phone} is not a fact')
})

it.each([
  [[1, 2, 3, 4, 5, 6], 'Monday to Saturday'],
  [[6, 0, 5], 'Friday to Sunday'],
  [[1, 2, 4], 'Monday, Tuesday and Thursday'],
  [[1], 'Monday'],
])('puts working days into words: %j', (days, words) => expect(daysInWords(days)).toBe(words))
