import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withAddedField } from '#domain/fixtures/added-field.ts'

beforeEach(() => {
  vi.resetModules()
  vi.doMock('#content/enquiry.ts', async (original) =>
    withAddedField(await original<typeof import('#content/enquiry.ts')>()),
  )
})
afterEach(() => {
  vi.doUnmock('#content/enquiry.ts')
  vi.resetModules()
})

it('a field added to the definition is in the form, in its place, with its error', async () => {
  const { EnquiryForm } = await import('./enquiry-form.tsx')
  render(<EnquiryForm kind="quote" />)
  const field = screen.getByRole('textbox', { name: /Site Access/ })
  const before = screen.getByRole('radio', { name: 'WhatsApp' })
  expect(before.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  fireEvent.submit(screen.getByRole('form'))
  const links = await screen.findAllByRole('link', { name: /^(Enter|Choose|Describe)/ }, { timeout: 10_000 })
  expect(links.at(-1)).toHaveTextContent('Describe the site access')
  expect(field).toHaveAccessibleDescription(/Describe the site access/)
}, 20_000)
