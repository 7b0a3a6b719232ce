import { expect, it } from 'vitest'
import { phoneShape, tableSpans } from './phone-table.ts'

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

const spansOf = (cells: readonly string[], labels: readonly string[] = []) => tableSpans([cells], labels)[0]

it('sets short values side by side and gives a long one the whole line', () => {
  expect(spansOf(['235', '225', '215', 'Seldom stocked in the UK, in section or plate'])).toEqual([
    'third',
    'third',
    'third',
    'full',
  ])
  expect(spansOf(['Choose the finish', 'All of it'])).toEqual(['half', 'half'])
})

it('stands the same in all rows: in pairs, or behind the labels where that takes fewer lines', () => {
  const labels = ['From', 'When']
  const short = ['Building Control', 'After completion']
  const long = ['Us, with the beam, or the mill', 'On delivery, for your own file']
  expect(tableSpans([short, short], labels)).toEqual(Array(2).fill(['half', 'half']))
  expect(tableSpans([short, long], labels)).toEqual(Array(2).fill(['full', 'full']))
})

it('goes on in the columns of the line above', () => {
  expect(spansOf(['1 day', '1–2 days', '1–2 weeks', '+ 1 week', '1–2 days'])).toEqual(Array(5).fill('third'))
})

it('says nobody’s part by leaving it out', () => {
  expect(spansOf(['–', 'Clear the rooms', 'Cuts it out'])).toEqual(['none', 'half', 'half'])
})
