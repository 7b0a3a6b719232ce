import { describe, expect, test } from 'vitest'
import { beamRow } from '../fixtures/steel-list-rows.ts'
import { sectionShapes } from '../steel-sections.ts'
import { typedName } from './list-text.ts'
import { readLine } from './read-line.ts'
import { type RowCells, readRow, suggestSections, typedCells } from './read-row.ts'

const cells = (typed: Partial<RowCells>) => ({ ...typedCells({ ...beamRow, finish: 'none' }), ...typed })
const problemsOf = (typed: Partial<RowCells>) =>
  Object.entries(readRow(cells(typed)).problems).map(([field, { problem }]) => `${field} ${problem}`)

describe('a typed row', () => {
  test.each([
    ['3300', 3300],
    ['3,300', 3300],
    ['3.3', 3300],
    ['3,3', 3300],
    ['3.3 m', 3300],
    ['450 mm', 450],
    ['6m', 6000],
    ['10 ft', 3048],
  ])('the length %s is %d mm', (length, mm) => {
    expect(readRow(cells({ length })).row?.length).toBe(mm)
  })

  test.each([
    ['203 UB 25', 'ub-203x133x25'],
    ['203 25', 'ub-203x133x25'],
    ['SHS 100×100×5 CF', 'shs-100x100x5-cf'],
    ['PL 200×10', 'pl-200x10'],
  ])('the section %s is %s', (section, id) => {
    expect(readRow(cells({ section })).row?.section).toBe(id)
  })

  test.each<[Partial<RowCells>, string[]]>([
    [{ section: '' }, ['section noSection']],
    [{ section: 'UC152' }, ['section unknownSection']],
    [{ section: '50x3' }, ['section unknownSection']],
    [{ section: '2 no 203x133x25 UB' }, ['section unknownSection']],
    [{ length: '' }, ['length noLength']],
    [{ length: '6' }, ['length lengthUnit']],
    [{ length: '5 mm' }, ['length length']],
    [{ length: '40 m' }, ['length tooLong']],
    [{ length: '3300 2 no' }, ['length noLength']],
    [{ length: '25 kg' }, ['length noLength']],
    [{ quantity: '0' }, ['quantity quantity']],
    [{ quantity: 'four' }, ['quantity quantity']],
    [{ holes: '300' }, ['holes holes']],
    [{ section: 'UB', length: 'x', quantity: '' }, ['section unknownSection', 'length noLength', 'quantity quantity']],
  ])('%j is wrong in %j', (typed, problems) => {
    expect(problemsOf(typed)).toEqual(problems)
  })

  test('a row that was read has cells that say the same', () => {
    const read = readLine('B12 4 no SHS 100x100x5 CF x 3300 S355 base plate one end, 2 holes, galv, over the door')
    const row = read.kind === 'row' ? read.row : undefined
    expect(row && readRow(typedCells(row))).toEqual({ row, problems: {} })
  })
})

test.each([
  ['UC152', ['UC 152x152x23', 'UC 152x152x30', 'UC 152x152x37']],
  ['100 5', ['SHS 100x100x5', 'FLT 100x5']],
  ['SHS 10x100x5', ['SHS 100x100x5', 'SHS 100x100x5 CF', 'RHS 100x40x5 CF']],
  ['beam', []],
])('for %s the cell suggests %j', (typed, expected) => {
  expect(suggestSections(typed)).toEqual(expected)
})

test('every name is read as its section', () => {
  const names = [...sectionShapes().values()].map(typedName)
  const read = names.map((section) => readRow(cells({ section })).row?.section)
  expect(read).toEqual([...sectionShapes().keys()])
})
