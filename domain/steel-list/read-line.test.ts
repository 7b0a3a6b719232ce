import { expect, test } from 'vitest'
import { notes, refused, understood } from '../fixtures/steel-list-lines.ts'
import { answerText, problemText, rowText } from './list-text.ts'
import { answersToLine, readLine } from './read-line.ts'

const plainRow = { mark: '', grade: '', ends: ['plain', 'plain'], holes: 0, finish: 'none', note: '' }

const cases = understood.map(([line, row, extras = {}]) => [line, row, extras] as const)

test.each(cases)('%s is understood', (line, row, { assumed = [], ...extras }) => {
  const read = readLine(line)
  const [quantity, section, length] = row.split(' ')
  const meant = { ...plainRow, section, quantity: Number(quantity), length: Number(length), ...extras }
  expect(read).toMatchObject({ kind: 'row', text: line, row: meant })
  expect(read.kind === 'row' && read.assumed.toSorted()).toEqual(assumed.toSorted())
})

test.each(refused)('%s is refused', (line, problem) => {
  const read = readLine(line)
  expect(read).toMatchObject({ kind: 'refused', text: line, problem })
  expect(read.kind === 'refused' && problemText(read)).toMatch(/^[^{}]+[.?]$/)
})

test.each([`203x133x25 UB ${'long '.repeat(120)}`, '4 x '.repeat(45)])('a line that is too long says so', (line) => {
  expect(readLine(line)).toMatchObject({ kind: 'refused', problem: 'longLine' })
})

test.each(notes)('“%s” stays as a note', (line) => {
  expect(readLine(line)).toEqual({ kind: 'note', text: line })
})

test.each([
  ['B3 2 no UB 203x133x26 x 3300', ['UB 203×133×25', 'UB 203×133×30', 'UB 203×102×23']],
  ['1 no UC152 x 3300', ['UC 152×152×23', 'UC 152×152×30', 'UC 152×152×37']],
  ['2 no 203x133 UB 3.3m', ['UB 203×133×25', 'UB 203×133×30']],
  ['2 UC 152x152x23 2500', ['2 no', 'It is not the quantity']],
  ['203x133x25 UB 2 400', ['1 × UB 203×133×25, 2,400 mm', '2 × UB 203×133×25, 400 mm']],
  ['3 203x133x25 UB 3300 4 no', ['It is not the quantity']],
  ['4 203x133x25 UB 5400 3 7', []],
  ['UB 203x133x25 x 6', ['6,000\u00a0mm long', '6 no']],
  ['2 no 203x133x25 UB 3.3m / 3.6m', ['3,300\u00a0mm long', '3,600\u00a0mm long']],
  ['2no 203x133x25 UB 3300 4 no', ['2 no', '4 no']],
  ['2no 203x133x25 UB 3.3m painted', ['primed', 'galvanised', 'powder coated', 'no finish']],
  ['2no 203x133x25 UB 3.3m grade 43A', ['S275', 'S355']],
  ['B1-B4 203x133x25 UB 3.3m', ['4 no', '1 no']],
  ['Columns C1-C4 203x203x46 UC 3000', ['4 no', '1 no']],
  ['2no 203x133x25 UB 3.3m = 250 kg', ['2 × UB 203×133×25, 3,300 mm (= 250 kg)']],
  ['2no 203x133x25 UB 3.3m S275, galv by client', ['2 × UB 203×133×25, 3,300 mm, S275 (galv by client)']],
  ['2no 203x133x25 UB 3.3m not S355', ['2 × UB 203×133×25, 3,300 mm (not S355)']],
  ['omit 2 no 203x133x25 UB 3.3m', []],
  ['B9,203x133x25 UB,4,330,S355', ['B9: 1 × UB 203×133×25, 4,330 mm, S355', 'B9: 4 × UB 203×133×25, 330 mm, S355']],
])('%s can be answered', (line, answers) => {
  expect(answersToLine(readLine(line)).map(answerText)).toEqual(answers)
})

test.each([
  ['4 203x133x25 UB 5400 painted', ['primed', '4 no'], '4 × UB 203×133×25, 5,400 mm, primed (painted)'],
  ['4 100x100x5 SHS 2600 HDG & PPC', ['galvanised', '4 no'], '4 × SHS 100×100×5, 2,600 mm, galvanised'],
  ['4 203x133x25 UB 5400 S275/S355', ['S355', '4 no'], '4 × UB 203×133×25, 5,400 mm, S355'],
  ['4 203x133x26 UB 5400', ['UB 203×133×25', '4 no'], '4 × UB 203×133×25, 5,400 mm'],
  [
    '203x133x25 UB 2 400 do not prime',
    ['1 × UB 203×133×25, 2,400 mm (do not prime)', '1 × UB 203×133×25, 2,400 mm (do not prime)'],
    '1 × UB 203×133×25, 2,400 mm (do not prime)',
  ],
  [
    '3 203x133x25 UB 5400 = 250 kg',
    ['3 no', '3 × UB 203×133×25, 5,400 mm (= 250 kg)'],
    '3 × UB 203×133×25, 5,400 mm (= 250 kg)',
  ],
])('%s is asked about until nothing is in doubt', (text, answers, row) => {
  let line = readLine(text)
  for (const label of answers) {
    const answer = answersToLine(line).find((answer) => answerText(answer) === label)
    if (!answer) throw new Error(`${label} is no answer to ${JSON.stringify(line)}`)
    line = answer.line
  }
  expect(line.kind === 'row' && rowText(line.row)).toBe(row)
})

test('a quantity that no answer names is shown as taken for granted', () => {
  const [primed] = answersToLine(readLine('203x133x25 UB 5400 painted'))
  expect(primed?.line).toMatchObject({ kind: 'row', assumed: ['onePiece'] })
})

test('a row tells which parts of the line decided', () => {
  const line = 'B1: 4 no UB 203x133x25 x 3300, primed'
  const read = readLine(line)
  const parts = read.kind === 'row' ? read.spans : []
  expect(parts.map((span) => line.slice(...span))).toEqual(['UB 203x133x25', '3300', '4'])
})
