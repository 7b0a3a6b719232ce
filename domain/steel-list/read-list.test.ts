import { describe, expect, test } from 'vitest'
import { understood } from '../fixtures/steel-list-lines.ts'
import { beamRow } from '../fixtures/steel-list-rows.ts'
import { listCsv } from './list-csv.ts'
import type { ListRow } from './list-row.ts'
import { readList } from './read-list.ts'

const rowsOf = (text: string) => readList(text).lines.flatMap((line) => (line.kind === 'row' ? [line.row] : []))
const kindsOf = (text: string) => readList(text).lines.map(({ kind }) => kind)
const brief = (rows: readonly ListRow[]) =>
  rows.map(({ mark, quantity, section, length }) => [mark, quantity, section, length].join(' ').trim())

describe('an email', () => {
  const email = `Hi, please quote for:

Ground floor
1. 2 no 203x133x25 UB x 3300
2. 1 no UC 152x152x23 - 2450mm
3) SHS 100x100x5 2.4m 2 off
some other steel 203x133x26 UB 3m
Thanks`

  test('keeps every line in its order', () => {
    expect(kindsOf(email)).toEqual(['note', 'note', 'row', 'row', 'row', 'refused', 'note'])
    expect(readList(email).lines.map(({ text }) => text)).toEqual(email.split('\n').filter(Boolean))
    expect(brief(rowsOf(email))).toEqual(['2 ub-203x133x25 3300', '1 uc-152x152x23 2450', '2 shs-100x100x5 2400'])
  })
})

describe('a table with a header', () => {
  test('from Excel, with a title, a heading and a length in metres', () => {
    const text = [
      'Steel schedule\tRev B',
      'Ref\tSize\tNo.\tLength (m)\tGrade\tFinish\tWeight\tWhere',
      'B1\t203x133x25 UB\t4\t3.3\tS355\tprimed\t331.3\tKitchen',
      'FIRST FLOOR\t\t\t\t\t\t\t',
      'C1\tUC 152x152x23\t2\t6\t275\t\t276\tGrid A1',
      'C2\tUC 152x152x24\t2\t3\t\t\t\t',
    ].join('\r\n')
    expect(kindsOf(text)).toEqual(['note', 'row', 'note', 'row', 'refused'])
    const [first, second] = rowsOf(text)
    expect(first).toMatchObject({
      mark: 'B1',
      quantity: 4,
      length: 3300,
      grade: 'S355',
      finish: 'primed',
      note: 'Kitchen',
    })
    expect(second).toMatchObject({ mark: 'C1', quantity: 2, length: 6000, grade: 'S275', note: 'Grid A1' })
  })

  test('from a CSV file with quoted cells, and a family of its own column', () => {
    const text =
      'Mark,Type,Serial size,Qty,Length (mm),Remarks\n"B 1",UB,203x133x25,"2","3,300","over ""bifolds"",\nat the back"\n'
    expect(rowsOf(text)).toMatchObject([
      { mark: 'B 1', section: 'ub-203x133x25', quantity: 2, length: 3300, note: 'over "bifolds", at the back' },
    ])
  })

  test('a description holds the section where no other column does', () => {
    const text = 'Item,Description,Qty,Unit,Length mm,Weight kg\n1,"PFC 150x75x18, galvanised",2,no,2100,75'
    expect(rowsOf(text)).toMatchObject([
      { section: 'pfc-150x75x18', quantity: 2, length: 2100, finish: 'galvanised', note: '' },
    ])
    expect(rowsOf('Section,Description,Qty,Length\nUB 203x133x25,Over the door,2,3300')).toMatchObject([
      { section: 'ub-203x133x25', note: 'Over the door' },
    ])
  })

  test('a length without a unit is refused where it could be metres', () => {
    expect(kindsOf('Section;Qty;Length\nUB 203x133x25;2;6\nUB 203x133x25;2;3300')).toEqual(['refused', 'row'])
  })

  test('mark and note are taken as they are, whatever they say', () => {
    const packer = 'Mark\tSection\tQty\tLength\nB1\t203x133x25 UB\t2\t6" packer'
    expect(readList(packer).textFrom(0)).toBe(packer)
    const text = 'Mark,Section,Qty,Length,Note\nUB 4 no,UB 203x133x25,2,3300,"galv, 6 m, 4 no"'
    expect(rowsOf(text)).toMatchObject([
      { mark: 'UB 4 no', quantity: 2, length: 3300, finish: 'none', note: 'galv, 6 m, 4 no' },
    ])
  })
})

describe('CSV', () => {
  const rows = understood.flatMap(([line]) => rowsOf(line))
  const plate: ListRow = { ...beamRow, section: 'pl-300x12', grade: 'S355J2+N', ends: ['plain', 'fin plate'], holes: 2 }
  const odd = [
    ['=SUM(A1)', '+44'],
    ['-1', '@home'],
    ["'=x", "''-y"],
    ['a,b', 'say "hello"; a\u00a0b – ×'],
    ["'quoted'", '12 no 3.3m galv'],
  ].map(([mark = '', note = '']) => ({ ...plate, mark, note }))

  test('goes out and comes back the same', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rowsOf(listCsv(rows))).toEqual(rows)
    expect(rowsOf(listCsv(odd))).toEqual(odd.map((row) => ({ ...row, note: row.note.replace('\u00a0', ' ') })))
  })

  test('follows RFC 4180, and no cell can be a formula', () => {
    const lines = listCsv(odd.slice(0, 4)).split('\r\n')
    expect(lines[0]).toBe('\ufeffMark,Section,Quantity,Length (mm),Grade,End 1,End 2,Holes,Finish,Note,Mass each (kg)')
    expect(lines[1]).toBe(`"'=SUM(A1)",PL 300x12,4,3300,S355J2+N,,fin plate,2,primed,"'+44",93.3`)
    expect(lines[2]).toMatch(/^"'-1",.*,"'@home",93\.3$/)
    expect(lines[4]).toMatch(/^"a,b",.*,"say ""hello""; a\u00a0b – ×",93\.3$/)
    expect(lines.at(-1)).toBe('')
  })

  test('reads a file with tabs and returns in its cells', () => {
    expect(rowsOf('Mark,Section,Qty,Length\r"\'\t=1",UB 203x133x25,1,3300\r')).toMatchObject([{ mark: '=1' }])
  })
})

test('two counted pieces in one line are two rows, and anything else about the second is a question', () => {
  expect(brief(rowsOf('B1 203x133x25 UB S355: 2 @ 3400, 1 @ 4100'))).toEqual([
    'B1 2 ub-203x133x25 3400',
    'B1 1 ub-203x133x25 4100',
  ])
  expect(kindsOf('203x133x25 UB: 2 @ 3400, 1 @ 4100 galv')).toEqual(['refused'])
  expect(kindsOf('203x133x25 UB: 2 @ 3400 + 1 no')).toEqual(['refused'])
  expect(kindsOf('203x133x25 UB: 2 @ 3400 4 holes each end galv, 1 @ 4100')).toEqual(['refused'])
  expect(kindsOf('203x133x25 UB: 2 @ 3400 S355, 1 @ 4100')).toEqual(['refused'])
  expect(kindsOf('2no 203x133x25 UB 4.5m and 1no 3.2m')).toEqual(['row', 'row'])
})

test('what is left of a line with several pieces starts with the next piece', () => {
  const { textFrom } = readList('Beams\nB1 203x133x25 UB S355: 2 @ 3400, 1 @ 4100, 3 @ 900\n1 no 203x133x30 UB 2500')
  expect([1, 2, 3, 4, 5].map((line) => brief(rowsOf(textFrom(line))).length)).toEqual([4, 3, 2, 1, 0])
  expect(rowsOf(textFrom(2))[0]).toMatchObject({ mark: 'B1', quantity: 1, length: 4100, grade: 'S355' })
})

test('inch signs and ditto marks stay as they were pasted', () => {
  const text = 'Mark\tSection\tQty\tLength\nB1\t203x133x25 UB\t2\t3300\nB2\t"\t2\t6" packer\nB3\t"\t1\t6'
  const { lines, textFrom } = readList(text)
  expect(lines.map(({ text }) => text)).toEqual(text.split('\n').slice(1))
  expect(textFrom(0)).toBe(text)
})
