import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quoteRequest } from '#domain/fixtures/quote-request.ts'

/** Accepts every enquiry, as our server does. */
class Server extends EventTarget {
  static taken = 0
  upload = new EventTarget()
  status = 202
  response = { reference: 'AB-1' }
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    Server.taken++
    this.dispatchEvent(new Event('load'))
  }
}

/** Milliseconds: longer than a busy machine needs. */
const patience = 60_000
/** Less than the form waits for the next page. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

// The build decides how enquiries are delivered, so each test loads the form's modules again.
beforeEach(() => {
  Server.taken = 0
  vi.resetModules()
  vi.stubGlobal('XMLHttpRequest', Server)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
})

const { kind: _, service: __, contactMethod: ___, ...typed } = quoteRequest
const control = (name: string) => screen.getByRole<HTMLFormElement>('form').elements.namedItem(name) as HTMLInputElement
const file = () => screen.queryByRole('listitem')
const draft = () => sessionStorage.getItem('draft-quote') ?? ''

/** Fills in and sends the form, until the next page has been requested. */
async function send({ directly }: { directly: boolean }) {
  vi.stubGlobal('__DIRECT_DELIVERY__', directly)
  const { EnquiryForm } = await import('./enquiry-form.tsx')
  render(<EnquiryForm kind="quote" service="welding" />)
  for (const [name, value] of Object.entries(typed)) fireEvent.input(control(name), { target: { value } })
  fireEvent.change(screen.getByLabelText('Attach Files', { exact: false }), {
    target: { files: [new File(['steel'], 'plan.pdf', { type: 'application/pdf' })] },
  })
  expect(file()).toHaveTextContent('plan.pdf')
  fireEvent.submit(screen.getByRole('form'))
  await soon(() => expect(sessionStorage.getItem('toast')).not.toBeNull())
}

/** Sends the form, then returns to it from the back-forward cache. */
async function sendAndComeBack(by: { directly: boolean }) {
  await send(by)
  // A second press while the next page is loading.
  fireEvent.submit(screen.getByRole('form'))
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(draft()).toBe('')
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

it(
  'Cancel releases the form while the next page is loading',
  async () => {
    await send({ directly: true })
    expect(screen.queryByRole('button', { name: 'Send Quote Request' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await soon(() => expect(screen.getByRole('button', { name: 'Send Quote Request' })).toBeVisible())
  },
  patience,
)

it(
  'after delivery the visitor comes back to an empty form, and its draft is kept',
  async () => {
    await sendAndComeBack({ directly: true })
    expect(Server.taken).toBe(1)
    expect(control('name')).toHaveValue('')
    expect(control('service')).toHaveValue('welding')
    await soon(() => expect(file()).toBeNull())
    fireEvent.input(control('name'), { target: { value: 'Zoë O’Brien' } })
    await soon(() => expect(draft()).toContain('Zoë'))
  },
  patience,
)

it(
  'after a mail draft the visitor comes back to the same text, and it is a draft again',
  async () => {
    await sendAndComeBack({ directly: false })
    expect(control('name')).toHaveValue(typed.name)
    await soon(() => expect(draft()).toContain(typed.name))
  },
  patience,
)
