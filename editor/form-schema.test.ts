import { expect, it } from 'vitest'
import * as z from 'zod'
import { confirmation } from '#content/schemas/confirmations.ts'
import { date, group, line, list, openLine, safety, text, tick, wholeNumber } from '#content/schemas/fields.ts'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import { emptyValue, kindOf, mayBeEmpty, pathTo, type Schema } from './form-schema.ts'

const schema = jsonSchemaOf(
  group('', {
    name: line('Name'),
    note: openLine('Note'),
    seen: text('Seen').optional(),
    day: date('Day'),
    checked: confirmation('Checked on'),
    price: z.union([wholeNumber('Pounds', { min: 0, max: 9 }), line('In words')]),
    shown: tick('Shown'),
    gas: group('Smell of gas', { text: text('Text'), safety }),
    sections: list(
      'Sections',
      'section',
      z.discriminatedUnion('kind', [
        group('Text', { kind: z.literal('prose'), lead: openLine('Lead') }),
        group('Table', { kind: z.literal('table'), rows: list('Rows', 'row', line('Row')) }),
      ]),
    ),
  }),
) as Schema
const fieldOf = (name: string) => schema.properties?.[name] ?? {}

it('knows the kind of a value by its type, or by the field that names it', () => {
  expect(kindOf(fieldOf('price'), 5)).toMatchObject({ title: 'Pounds' })
  expect(kindOf(fieldOf('price'), 'Your builder')).toMatchObject({ title: 'In words' })
  expect(kindOf(fieldOf('sections').items ?? {}, { kind: 'table' })).toMatchObject({ title: 'Table' })
})

it('shows a date of a check also while it has no value', () => {
  expect(kindOf(fieldOf('checked'), undefined)).toMatchObject({ title: 'Checked on', format: 'date' })
  expect(kindOf(fieldOf('checked'), undefined)).not.toHaveProperty('const')
})

it('tells which fields may be empty', () => {
  const open = Object.keys(schema.properties ?? {}).filter((name) => mayBeEmpty(kindOf(fieldOf(name), undefined)))
  expect(open).toEqual(['note', 'checked'])
})

it('makes a group with its lists and without the values that somebody has to type', () => {
  expect(emptyValue(schema)).toEqual({ note: '', checked: '', gas: {}, sections: [] })
  expect(fieldOf('sections').items?.oneOf?.map(emptyValue)).toEqual([
    { kind: 'prose', lead: '' },
    { kind: 'table', rows: [] },
  ])
})

it('finds a field by its path, its title, or what has to be checked', () => {
  const data = { gas: { text: 'Call', safety: 'when gas smells' }, sections: [{ kind: 'prose', lead: 'A' }] }
  expect(pathTo(schema, data, 'sections.0.lead')).toEqual(['sections', '0', 'lead'])
  expect(pathTo(schema, data, 'smell of Gas')).toEqual(['gas'])
  expect(pathTo(schema, data, 'when gas smells')).toEqual(['gas'])
  expect(pathTo(schema, data, 'nothing of the kind')).toBeUndefined()
})
