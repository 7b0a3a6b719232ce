import { expect, it } from 'vitest'
import * as z from 'zod'
import { group, line, list, seo, tick, wholeNumber } from '#content/schemas/fields.ts'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import type { Schema } from '../form-schema.ts'
import { changesBetween } from './changes.ts'

const schema = group('', {
  phone: line('Telephone'),
  price: wholeNumber('Price', { min: 1, max: 9999, unit: '£' }).optional(),
  note: line('Note').optional(),
  shown: tick('Shown'),
  hidden: group('Hidden', { redirect: line('Leads to') })
    .optional()
    .meta({ removed: 'Shown again' }),
  seo: seo.optional(),
  address: group('Address', { street: line('Street') }),
  reviews: list('Reviews', 'review', group('', { name: line('Name'), text: line('Text') }), { label: '{name}' }),
  sections: list(
    'Sections',
    'section',
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('prose'), lead: line('Introduction') }),
      z.strictObject({ kind: z.literal('table'), rows: list('Rows', 'row', line('Row')) }),
    ]),
  ),
})
const review = (name: string, text = 'Good') => ({ name, text })
const before = {
  phone: '1',
  price: 1250,
  note: 'We fit your beam in three days, or on a Saturday.',
  hidden: { redirect: '/' },
  address: { street: 'A' },
  reviews: [review('Ann'), review('Bob')],
  sections: [
    { kind: 'prose', lead: 'A' },
    { kind: 'table', rows: ['A', 'B'] },
  ],
}

it.each([
  ['nothing', {}, []],
  ['a value', { phone: '2' }, ['Telephone: “1” → “2”']],
  ['a price', { price: 900 }, ['Price: “£1,250” → “£900”']],
  [
    'a word of a text',
    { note: before.note.replace('three', 'two') },
    ['Note: “… in three days, or on a Saturday.” → “… in two days, or on a Saturday.”'],
  ],
  ['a text less', { note: undefined }, ['Note: “We fit your beam in three days, or on a Saturday.” → nothing']],
  ['a tick', { shown: true }, ['Shown: not ticked → ticked']],
  ['a group less', { hidden: undefined }, ['Shown again']],
  ['a value in a group', { address: { street: 'B' } }, ['Address › Street: “A” → “B”']],
  ['a new group', { seo: { title: 'A' } }, ['How Google shows this page: added']],
  ['new entries', { reviews: [review('Cy'), review('Di'), ...before.reviews] }, ['Reviews: added Cy, Di']],
  ['an entry less', { reviews: [review('Ann')] }, ['Reviews: removed Bob']],
  [
    'other entries',
    { reviews: [review('Cy'), review('Bob', 'Bad')] },
    ['Reviews: added Cy', 'Reviews: removed Ann', 'Reviews: changed Bob'],
  ],
  ['an entry', { reviews: [review('Ann'), review('Bob', 'Bad')] }, ['Reviews › Bob › Text: “Good” → “Bad”']],
  ['several entries', { reviews: [review('Ann', 'Bad'), review('Bob', 'Bad')] }, ['Reviews: changed Ann, Bob']],
  ['the order', { reviews: before.reviews.toReversed() }, ['Reviews: new order']],
  [
    'a list in an entry',
    { sections: before.sections.with(1, { kind: 'table', rows: ['A'] }) },
    ['Sections › section 2 › Rows: removed 1'],
  ],
])('names what differs: %s', (_, change, expected) => {
  expect(changesBetween(jsonSchemaOf(schema) as Schema, before, { ...before, ...change })).toEqual(expected)
})

it('counts equal entries', () => {
  const table = (...rows: string[]) => ({ sections: [{ kind: 'table', rows }] })
  const changes = changesBetween(jsonSchemaOf(schema) as Schema, table('A', 'A', 'B'), table('A', 'B'))
  expect(changes).toEqual(['Sections › section 1 › Rows: removed 1'])
})
