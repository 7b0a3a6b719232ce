import { describe, expect, test } from 'vitest'
import { notes, refused, understood } from '../fixtures/steel-list-lines.ts'
import { sectionShapes } from '../steel-sections.ts'
import { problemText } from './list-text.ts'
import { readLine } from './read-line.ts'

const plainRow = { mark: '', grade: '', ends: ['plain', 'plain'], holes: 0, finish: 'none', note: '' }
const lines = [...understood, ...refused, ...notes.map((line) => [line] as const)]

test('the fixture has at least 120 lines, 20 of them to be refused, and none twice', () => {
  expect(lines.length).toBeGreaterThanOrEqual(120)
  expect(refused.length).toBeGreaterThanOrEqual(20)
  expect(new Set(lines.map(([line]) => line)).size).toBe(lines.length)
})

test('at least 95 % of the lines that mean one thing are understood', () => {
  const rows = understood.filter(([line]) => readLine(line).kind === 'row')
  expect(rows.length / understood.length).toBeGreaterThanOrEqual(0.95)
})

describe('no accepted line is misread', () => {
  const cases = understood.map(([line, row, extras = {}]) => [line, row, extras] as const)

  test.each(cases)('%s', (line, row, { assumed = [], ...extras }) => {
    const read = readLine(line)
    if (read.kind !== 'row') return
    const [quantity, section, length] = row.split(' ')
    const meant = { ...plainRow, section, quantity: Number(quantity), length: Number(length), ...extras }
    expect(read.row).toEqual(meant)
    expect(read.assumed.toSorted()).toEqual(assumed.toSorted())
    expect(read.text).toBe(line)
  })
})

test.each(refused)('%s is refused', (line, problem) => {
  const read = readLine(line)
  expect(read).toMatchObject({ kind: 'refused', text: line, problem })
  expect(read.kind === 'refused' && problemText(read)).toMatch(/^[^{}]+[.?]$/)
})

test.each(notes)('“%s” stays as a note', (line) => {
  expect(readLine(line)).toEqual({ kind: 'note', text: line })
})

describe('every section, written in every usual way', () => {
  const words = {
    UB: 'UB',
    UC: 'UC',
    PFC: 'PFC',
    SHS: 'SHS',
    RHS: 'RHS',
    CHS: 'CHS',
    EA: 'RSA',
    UA: 'angle',
    FLT: 'flat',
    PL: 'plate',
  }
  const quantities = ['4 no ', '4no. ', '4 off - ', '4 x ', 'qty 4, ']
  const lengths = [' x 3180', ' @ 3.18m', ' - 3,180mm long', ', L=3180', ' 3.180']
  const sections = [...sectionShapes().values()]

  test.each(quantities.map((quantity, at) => [quantity, lengths[at] ?? '']))('%s…%s', (quantity, length) => {
    const wrong = sections.flatMap(({ id, name, family }) => {
      const [, sizes = '', cold = ''] = name.split(' ')
      return [`${words[family]} ${sizes}`, `${sizes.replaceAll('×', ' x ')} ${words[family]}`].flatMap((section) => {
        const line = `${quantity}${section} ${cold}${length}`
        const read = readLine(line)
        const right =
          read.kind === 'row' && read.row.section === id && read.row.quantity === 4 && read.row.length === 3180
        return right ? [] : [[line, read]]
      })
    })
    expect(wrong).toEqual([])
  })
})

test('a refusal names what it is about, and what was sought', () => {
  expect(readLine('203x133x26 UB 3.3m 2no')).toMatchObject({
    about: 'UB 203×133×26',
    sought: { families: ['UB'], sizes: [203, 133, 26] },
  })
  expect(readLine('2 no UB 203x133x26 x 3.3m')).toMatchObject({ problem: 'unknownSection', about: 'UB 203×133×26' })
  expect(readLine('UB 203x133x25 x 6')).toMatchObject({ about: '6' })
})

test('very long and very odd lines do no harm', () => {
  for (const line of [
    '',
    ' ',
    'x'.repeat(20_000),
    '1x'.repeat(5000),
    '203x133x25 UB '.repeat(500),
    '1x'.repeat(249),
    ' 2 no'.repeat(99),
    '3.3m with '.repeat(49),
    '\ud800\u0000\ue000',
  ]) {
    expect(readLine(line).text).toBe(line)
  }
})
