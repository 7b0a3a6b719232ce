import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastOnNextPage } from '#app/browser/next-page.ts'
import { toast } from '#app/browser/page-events.ts'
import { Toasts } from '#app/layout/toasts.tsx'
import { showToasts } from './toasts.ts'

const failed = { tone: 'error', title: 'Error', text: 'Try again.' } as const
const sent = { tone: 'success', title: 'Sent', text: 'We answer within 24 hours.' } as const

// Its listener on the document is never removed.
showToasts()

beforeEach(() => {
  vi.useFakeTimers()
  // React does not fill a <template> on the client.
  document.body.innerHTML = renderToStaticMarkup(<Toasts />)
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const cards = () => screen.queryAllByRole('button', { name: /^Dismiss/ })

it('shows the same message once', () => {
  toast(failed)
  toast(failed)
  toast({ ...failed, text: 'Another.' })
  expect(cards()).toHaveLength(2)
})

it('shows the message of the previous page once, on a prerendered page when it is visited', () => {
  toastOnNextPage(sent)
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  showToasts()
  vi.advanceTimersByTime(1000)
  expect(cards()).toHaveLength(0)
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  vi.advanceTimersByTime(100)
  expect(cards()).toHaveLength(1)
  expect(sessionStorage.getItem('toast')).toBeNull()
})
