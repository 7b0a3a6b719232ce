import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Takes every enquiry, as the firm's server does. */
class Server extends EventTarget {
  static taken = 0
  upload = new EventTarget()
  status = 202
  responseText = JSON.stringify({ reference: 'AB-1' })
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    Server.taken++
    this.dispatchEvent(new Event('load'))
  }
}

/** Milliseconds: longer than a busy machine needs. */
const patience = 20_000
/** Before the form frees itself, though no next page comes. */
const soon = (check: () => void) => waitFor(check, { timeout: 10_000 })

// The way of delivery is a constant of the build: each test has the form's modules anew.
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

const typed = {
  name: 'Sam Taylor',
  phone: '07700 900123',
  email: 'sam@example.com',
  location: 'london',
  description: 'A beam',
}
const control = (name: string) => screen.getByRole<HTMLFormElement>('form').elements.namedItem(name) as HTMLInputElement
const file = () => screen.queryByRole('listitem')
const draft = () => sessionStorage.getItem('draft-quote') ?? ''

/** Fills the form in and sends it; the page that comes next is on its way. */
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

/** Sends, then comes back to the form out of the back-forward cache: the same page, as it was left. */
async function sendAndComeBack(way: { directly: boolean }) {
  await send(way)
  // The page that comes next takes its time, and a visitor is impatient.
  fireEvent.submit(screen.getByRole('form'))
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(draft()).toBe('')
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

it(
  'while the page that comes next is on its way, Cancel gives the form back',
  async () => {
    await send({ directly: true })
    expect(screen.queryByRole('button', { name: 'Send Quote Request' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await soon(() => expect(screen.getByRole('button', { name: 'Send Quote Request' })).toBeVisible())
  },
  patience,
)

it(
  'whoever comes back to what has reached the firm finds a new form, and its draft is kept',
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
  'whoever comes back to what waits in the mail program finds it, and it is a draft again',
  async () => {
    await sendAndComeBack({ directly: false })
    expect(control('name')).toHaveValue('Sam Taylor')
    await soon(() => expect(draft()).toContain('Sam Taylor'))
  },
  patience,
)
