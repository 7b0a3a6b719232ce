import { expect, test, vi } from 'vitest'

// zod/mini keeps this promise where zod itself does not. A file of its own: the library looks for `new Function` only once.
test('checking compiles nothing from text: the content security policy forbids it and reports the attempt', async () => {
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  const { checkEnquiry } = await import('./enquiry.ts')
  const checked = checkEnquiry('quote', { name: 'Jo' })
  vi.unstubAllGlobals()
  expect(checked.ok).toBe(false)
  expect(compile).not.toHaveBeenCalled()
})
