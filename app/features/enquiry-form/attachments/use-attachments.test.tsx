import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('./saved-files.ts')
  vi.resetModules()
})

const pdf = (name: string) => new File(['steel'], name, { type: 'application/pdf' })

it('files chosen before the kept ones are read join them', async () => {
  const kept = Promise.withResolvers<File[]>()
  const saved: string[] = []
  const saveFiles = async (_: string, files: readonly File[]) => {
    saved.push(files.map(({ name }) => name).join())
  }
  vi.doMock('./saved-files.ts', () => ({ readFiles: () => kept.promise, saveFiles }))
  const { useAttachments } = await import('./use-attachments.ts')
  const { result } = renderHook(() => useAttachments('quote'))
  act(() => result.current.add([pdf('new.pdf')]))
  await act(async () => kept.resolve([pdf('kept.pdf')]))
  expect(result.current.files.map(({ name }) => name)).toEqual(['kept.pdf', 'new.pdf'])
  expect(saved).toEqual(['kept.pdf,new.pdf'])
})
