import { expect, it } from 'vitest'
import { cellSpans, phoneShape } from './phone-table.ts'

it('leaves a small table a table', () => {
  expect(phoneShape(['Span', 'Depth', 'Weight'], [['4 m', '203 mm', '23 kg/m']])).toBe('tight')
})

it('turns few rows of many short values', () => {
  const columns = ['Stair', 'Rise', 'Going', 'Pitch', '2R + G', 'Guarding']
  expect(phoneShape(columns, [['Private: one dwelling', '150–220', '220–300', '42° at most', '550–700', '900']])).toBe(
    'turned',
  )
})

it('stacks what is told in sentences', () => {
  expect(
    phoneShape(
      ['Question', 'Answer'],
      [
        [
          'Largest piece',
          'Twelve metres long and five tonnes, as the bay and the lorry allow; longer pieces are spliced on site, where the drawing shows it',
        ],
      ],
    ),
  ).toBe('stacked')
})

it('sets short values side by side and gives a long one the whole line', () => {
  expect(cellSpans(['235', '225', '215', 'Seldom stocked in the UK, in section or plate'])).toEqual([
    'third',
    'third',
    'third',
    'full',
  ])
  expect(cellSpans(['Choose the finish', 'All of it'])).toEqual(['half', 'half'])
})

it('sets values under one another, behind their labels, where side by side they would take more lines', () => {
  const labels = ['From', 'When']
  expect(cellSpans(['Us, with the beam', 'On delivery, for your own file'], labels)).toEqual(['full', 'full'])
  expect(cellSpans(['Building Control', 'After completion'], labels)).toEqual(['half', 'half'])
})

it('goes on in the columns of the line above', () => {
  expect(cellSpans(['1 day', '1–2 days', '1–2 weeks', '+ 1 week', '1–2 days'])).toEqual(Array(5).fill('third'))
})

it('says nobody’s part by leaving it out', () => {
  expect(cellSpans(['–', 'Clear the rooms', 'Cuts it out'])).toEqual(['none', 'half', 'half'])
})
