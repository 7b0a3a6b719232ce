import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepList } from '#app/browser/kept-list.ts'
import { itemOfLine } from './list-steps.ts'
import { useSteelList } from './use-steel-list.ts'

afterEach(() => localStorage.clear())

const open = () => renderHook(() => useSteelList({ by: 'typing' })).result
const text = '2 no 203x133x26 UB x 3300'
const line = { kind: 'refused', text, about: '' }

it.each([
  ['a problem that no longer exists', { ...line, problem: 'renamed' }],
  ['rows of another shape', { ...line, problem: 'plates', draft: {}, choices: [{ as: 'ends' }] }],
])('a line kept by another release, with %s, is read again', (_, line) => {
  keepList([{ line, by: 'another release' }, { line }])
  const again = { line: { text, problem: 'unknownSection' } }
  expect(open().current.state.items).toMatchObject([again, again])
})

it('a line is kept with the answers that it has', () => {
  const { state, step } = open().current
  const asked = itemOfLine({ ...line, kind: 'refused', problem: 'noLength' })
  act(() => step(() => ({ ...state, items: [asked] })))
  window.dispatchEvent(new Event('pagehide'))
  expect(open().current.state.items).toMatchObject([{ line: { problem: 'noLength' } }])
})
