import { expect, test } from 'vitest'
import { listLimits } from '#content/steel-list.ts'
import { checkEnquiry } from '../enquiry.ts'
import { quoteRequest } from '../fixtures/quote-request.ts'
import { refused } from '../fixtures/steel-list-lines.ts'
import { beamRow, listRows } from '../fixtures/steel-list-rows.ts'
import type { ListRow } from './list-row.ts'
import { listBlocks, listTitle, readSentList, type SentList, writeSentList } from './sent-list.ts'

/** The list after the form and its checks. */
function sent(steelList: string) {
  const checked = checkEnquiry('quote', { ...quoteRequest, steelList })
  return checked.ok ? readSentList(checked.enquiry.steelList ?? '') : checked.errors
}

const sentRows = (rows: readonly unknown[], others: readonly unknown[] = []) => sent(JSON.stringify({ rows, others }))

test('a list arrives with the same rows, and its other lines word for word', () => {
  const others = [
    'Ground floor, by the door:',
    '2 no UC 152x152x23 2400 long, which the visitor saw as a line',
    ...refused.map(([line]) => line.trim()),
  ]
  const rows: ListRow[] = [{ ...beamRow, mark: '=B1', note: '@roof, "east" {} \\ 梁' }, ...listRows]
  for (const list of [
    { rows, others },
    { rows: [], others },
    { rows, others: [] },
  ]) {
    expect(sent(writeSentList(list))).toEqual(list)
  }
})

test('line ends inside a line do not break the list', () => {
  expect(sent(writeSentList({ rows: [{ ...beamRow, note: 'a\u2028b' }], others: ['c\u2029d\u0085e'] }))).toEqual({
    rows: [{ ...beamRow, note: 'a b' }],
    others: ['c d e'],
  })
})

test('the longest list fits into the field', () => {
  const full: ListRow = { ...beamRow, mark: 'GF-B123', grade: 'S355JR', ends: ['end plate', 'fin plate'], holes: 12 }
  const list: SentList = { rows: Array.from({ length: listLimits.rows }, () => full), others: [] }
  expect(sent(writeSentList(list))).toEqual(list)
})

test('without scripts, and from a page of before, every line is kept as written', () => {
  const lines = ['Mark,Section,Quantity,Length (mm)', 'B1,UB 203x133x25,4,3300', '4 no UB 203x133x25, 3300 long']
  const list = sent(lines.join('\r\n\r\n'))
  expect(list).toEqual({ rows: [], others: lines })
  expect(listTitle(list as SentList)).toBe('Steel list: 3 lines kept as written')
  expect(listBlocks(list as SentList, 'enclosed')).toMatchObject([{ list: lines, table: undefined }])
})

test.each(['{', '[]', 'null', '7', '{"rows":[]}', '{"rows":[[]],"others":[]}', '{"rows":[{"ends":{}}],"others":[]}'])(
  '%s is no list of ours and is kept as written',
  (text) => {
    expect(sent(text)).toEqual({ rows: [], others: [text] })
  },
)

test.each([
  ['an unknown section', { section: 'ub-1x1x1' }],
  ['no section', { section: undefined }],
  ['a quantity out of range', { quantity: 1000 }],
  ['half a piece', { quantity: 0.5 }],
  ['a length out of range', { length: 30_000 }],
  ['an unknown finish', { finish: 'gold' }],
  ['three ends', { ends: ['plain', 'plain', 'plain'] }],
  ['a long note', { note: 'x'.repeat(201) }],
])('a row with %s is kept as a line, and the other rows count', (_, wrong) => {
  const list = sentRows([beamRow, { ...beamRow, mark: 'B7', ...wrong }], ['Two gates']) as SentList
  expect(list.rows).toEqual([beamRow])
  expect(list.others).toEqual([expect.stringContaining('B7'), 'Two gates'])
  const [block] = listBlocks(list, 'enclosed')
  expect(block?.heading).toBe('Steel list: 4 pieces, 331 kg, 2 lines kept as written (attached as steel-list.csv)')
  expect(block?.list?.[1]).toMatch(/B7.* \[as written, not in steel-list\.csv\]$/)
})

test('rows beyond the longest list are kept as lines', () => {
  const list = sentRows(Array.from({ length: listLimits.rows + 2 }, () => beamRow)) as SentList
  expect([list.rows.length, list.others.length]).toEqual([listLimits.rows, 2])
})

test('control characters are cleaned out of rows and lines', () => {
  const list = sentRows([{ ...beamRow, mark: 'B\u0000\n1', note: '\u202eup' }], ['a\u0007b\r\nc'])
  expect(list).toEqual({ rows: [{ ...beamRow, mark: 'B 1', note: 'up' }], others: ['ab', 'c'] })
})

test('what is too long is refused', () => {
  expect(sent('x'.repeat(80_001))).toEqual([
    { field: 'steelList', message: 'Steel list must be 80,000 characters or fewer' },
  ])
})
