import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Toast } from '#app/ui/page-events.ts'
import { beamRow } from '#domain/fixtures/steel-list-rows.ts'
import { writeSentList } from '#domain/steel-list/sent-list.ts'
import { attachList } from './attach-list.ts'
import { EnquiryForm } from './enquiry-form.tsx'

const text = writeSentList({ rows: [beamRow], others: [] })
const line = 'Steel list: 4 pieces, 331 kg'

beforeEach(() => sessionStorage.clear())

function renderPage() {
  render(
    <section id="get-quote">
      <EnquiryForm kind="quote" service="steel-fabrication" />
    </section>,
  )
  return screen.getByRole<HTMLFormElement>('form')
}

it('a list is attached in place of an earlier one, kept in the draft, and the form takes focus', async () => {
  const form = renderPage()
  const toasts: Toast[] = []
  document.addEventListener('page:toast', ({ detail }) => toasts.push(detail))
  attachList('1 no UC 152x152x23, 2400 long')
  attachList(text)
  expect(form).toHaveFocus()
  expect(toasts.at(-1)?.title).toBe('Steel list attached')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Steel list' })).toBeVisible())
  await waitFor(() => expect(screen.getAllByText(line)).toHaveLength(2))
  expect(new FormData(form).get('steelList')?.toString().replaceAll('\r\n', '\n')).toBe(text.replaceAll('\r\n', '\n'))
  expect(JSON.parse(sessionStorage.getItem('draft-quote') ?? '')).toHaveProperty('steelList')
})

it('a list attached before hydration is in the form after it', async () => {
  sessionStorage.setItem('draft-quote', JSON.stringify({ steelList: text }))
  renderPage()
  await waitFor(() => expect(screen.getByText(line)).toBeVisible())
})

it('a page without the form attaches nothing', () => {
  attachList(text)
  expect(sessionStorage.getItem('draft-quote')).toBeNull()
})
