import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { keepList } from '#app/browser/kept-list.ts'
import { useSteelList } from './use-steel-list.ts'

afterEach(() => localStorage.clear())

it('a kept line with a problem that no longer exists is read again', () => {
  const text = '2 no 203x133x26 UB x 3300'
  const refused = { kind: 'refused', text, about: '' }
  keepList(['renamed', 'noLength'].map((problem) => ({ line: { ...refused, problem } })))
  const { items } = renderHook(() => useSteelList({ by: 'typing' })).result.current.state
  expect(items).toMatchObject([{ line: { text, problem: 'unknownSection' } }, { line: { problem: 'noLength' } }])
})
