import { expect, it, onTestFinished, vi } from 'vitest'
import { listLimits } from '#content/steel-list.ts'
import { readLine } from '#domain/steel-list/read-line.ts'
import { readInParts } from '#domain/steel-list/read-list.ts'
import { addText } from './add-text.ts'
import {
  itemOfCells,
  itemOfLine,
  type ListState,
  leave,
  removeAll,
  type Step,
  setCell,
  setLine,
  undo,
} from './list-steps.ts'
import { answerAll } from './shared-questions.ts'

const beam = () => itemOfCells({ section: '203 25', length: '3 m' })
const unread = (text: string) => itemOfLine(readLine(text))

it('an undo puts back what was removed, and keeps what was changed since', () => {
  const [first, second] = [beam(), beam()]
  const removed = removeAll([first], 'Removed.')({ items: [first, second] })
  const { items, before } = undo(setCell(second.id, 'mark', 'B2')(removed))
  expect(items).toMatchObject([{ id: first.id }, { id: second.id, cells: { mark: 'B2' } }])
  expect(before).toBeUndefined()
})

it('one answer is for every line with that question, and for no other', () => {
  const lines = ['203x133x25 UB x 4', '152x152x23 UC x 3', '203x133x26 UB x 3300'].map(unread)
  const { items } = answerAll({ problem: 'lengthUnit' }, 'length')({ items: lines })
  expect(items).toMatchObject([{ cells: { length: '4000' } }, { cells: { length: '3000' } }, lines[2]])
})

it('a row that is left shows what is missing, and a line that is understood becomes a row', () => {
  const row = itemOfCells({ section: '203 25' })
  const line = unread('203x133x26 UB x 3300')
  const typed = setLine(line.id, '203x133x25 UB x 3300')({ items: [row, line] })
  const { items } = leave(line.id)(leave(row.id)(typed))
  expect(items).toMatchObject([{ wrong: ['length'] }, { id: line.id, cells: { section: 'UB 203x133x25' } }])
})

it('a list is read for 8 ms and added by 4 lines at once, and what does not fit stays in the box', async () => {
  onTestFinished(() => void vi.restoreAllMocks().unstubAllGlobals())
  let state: ListState = { items: Array.from({ length: listLimits.rows - 6 }, beam) }
  // Each look at the clock is a millisecond after the one before.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  const paused: number[] = []
  vi.stubGlobal('setTimeout', (done: () => void) => {
    paused.push(listLimits.rows - state.items.length)
    queueMicrotask(done)
  })
  const add = (step: Step) => {
    state = step(state)
  }
  const text = `Mark;Section;Length\n${'B1;203x133x25 UB;4 m\n'.repeat(8)}`
  await addText(text, () => state.items, add)
  const reading = Math.floor([...readInParts(text)].length / 8)
  expect(paused).toEqual([...Array(reading).fill(6), 2, 0])
  expect(state.rest?.text).toBe('Mark;Section;Length\nB1;203x133x25 UB;4 m\nB1;203x133x25 UB;4 m')
})
