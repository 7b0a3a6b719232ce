import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { group, line, list, seo } from '#content/schemas/fields.ts'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import { changesBetween } from './changes.ts'

const schema = group('', {
  phone: line('Telephone'),
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
  address: { street: 'A' },
  reviews: [review('Ann'), review('Bob')],
  sections: [
    { kind: 'prose', lead: 'A' },
    { kind: 'table', rows: ['A', 'B'] },
  ],
}

it.each([
  ['nothing', {}, []],
  ['a value', { phone: '2' }, ['Telephone']],
  ['a value in a group', { address: { street: 'B' } }, ['Address › Street']],
  ['a new group', { seo: { title: 'A' } }, ['How Google shows this page: added']],
  ['new entries', { reviews: [review('Cy'), review('Di'), ...before.reviews] }, ['Reviews: 2 reviews added']],
  ['an entry less', { reviews: [review('Ann')] }, ['Reviews: 1 review removed']],
  ['an entry', { reviews: [review('Ann'), review('Bob', 'Bad')] }, ['Reviews › Bob › Text']],
  ['several entries', { reviews: [review('Ann', 'Bad'), review('Bob', 'Bad')] }, ['Reviews: 2 reviews changed']],
  ['the order', { reviews: before.reviews.toReversed() }, ['Reviews: new order']],
  [
    'a list in an entry',
    { sections: before.sections.with(1, { kind: 'table', rows: ['A'] }) },
    ['Sections › section 2 › Rows: 1 row removed'],
  ],
])('names what differs: %s', (_, change, expected) => {
  expect(changesBetween(jsonSchemaOf(schema) as RJSFSchema, before, { ...before, ...change })).toEqual(expected)
})
