import { expect, test } from 'vitest'
import { listLimits } from '#content/steel-list.ts'
import { checkEnquiry } from '../enquiry.ts'
import { refused, understood } from '../fixtures/steel-list-lines.ts'
import type { ListRow } from './list-row.ts'
import { readLine } from './read-line.ts'
import { listBlocks, listTitle, readSentList, writeSentList } from './sent-list.ts'

const rows = understood.flatMap(([line]): ListRow[] => {
  const read = readLine(line)
  return read.kind === 'row' ? [read.row] : []
})
const quote = {
  name: 'Jo Smith',
  phone: '01632 960118',
  email: 'jo@example.com',
  service: 'structural-steel',
  location: 'kent',
  description: 'Goalpost frame',
}

/** The list after the form and its checks. */
function sent(steelList: string) {
  const checked = checkEnquiry('quote', { ...quote, steelList })
  return checked.ok ? readSentList(checked.enquiry.steelList ?? '') : checked.errors
}

test('a list arrives with the same rows, and its other lines word for word', () => {
  const others = [
    'Ground floor, by the door:',
    '2 no UC 152x152x23 2400 long, which the visitor saw as a line',
    ...refused.map(([line]) => line.trim()),
  ]
  const list = [{ ...rows[0], mark: '=B1', note: '@roof, "east"' } as ListRow, ...rows]
  expect(sent(writeSentList(list, others))).toEqual({ rows: list, lines: [...list.map((row) => ({ row })), ...others] })
  expect(sent(writeSentList([], others))).toEqual({ rows: [], lines: others })
  expect(sent(writeSentList(list, []))).toEqual({ rows: list, lines: list.map((row) => ({ row })) })
})

test('the longest list of ordinary rows fits into the field', () => {
  const long = Array.from({ length: listLimits.rows }, (_, index) => rows[index % rows.length] as ListRow)
  expect(sent(writeSentList(long, []))).toMatchObject({ rows: long })
})

test('without scripts, lines and cells from Excel are read in their order', () => {
  const lines = ['Ground floor', '4 no UB 203x133x25, 3300 long', 'a beam, about 3 m', 'SHS 100x100x5 2.4m']
  expect(listTitle(readSentList(lines.join('\r\n')))).toBe('Steel list: 5 pieces, 367 kg, 2 lines kept as written')
  const [block] = listBlocks(readSentList(lines.join('\n')), 'enclosed')
  expect(block?.heading).toMatch(/ \(attached as steel-list\.csv\)$/)
  expect(block?.list).toEqual([
    'Ground floor [as written, not in steel-list.csv]',
    '4 × UB 203×133×25, 3,300 mm',
    'a beam, about 3 m [as written, not in steel-list.csv]',
    '1 × SHS 100×100×5, 2,400 mm [written: SHS 100x100x5 2.4m]',
  ])
  const cells = sent('\tSection\tQty\tLength (mm)\nover the door\tUC 152x152x23\t1\t2400')
  expect(cells).toMatchObject({ rows: [{ section: 'uc-152x152x23', quantity: 1, length: 2400 }] })
})

test('lines beyond the longest list are kept', () => {
  const line = '1 no UC 152x152x23, 2400 long'
  const lines = Array.from({ length: listLimits.rows + 2 }, (_, index) => `B${index + 100} ${line}`)
  const read = readSentList(lines.join('\n'))
  expect(read.rows).toHaveLength(listLimits.rows)
  expect(read.lines.slice(-2)).toEqual(lines.slice(-2))
  expect(listTitle(readSentList(line))).toBe('Steel list: 1 piece, 55 kg')
})

test('what is too long is refused, and a hostile list is read within a second', () => {
  expect(sent('x'.repeat(50_001))).toEqual([
    { field: 'steelList', message: 'Steel list must be 50,000 characters or fewer' },
  ])
  for (const piece of [
    '"',
    '",',
    '"\t"',
    'a,',
    '1 ',
    '1x',
    '\n',
    '\t',
    ' \t',
    'B1 ',
    '4 no ',
    '203x133x25 ',
    '=1+1\n',
  ]) {
    const started = performance.now()
    const read = sent(piece.repeat(50_000 / piece.length))
    expect(read).toHaveProperty('rows', [])
    expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(1000)
  }
})
