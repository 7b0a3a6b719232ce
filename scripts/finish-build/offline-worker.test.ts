import { expect, it } from 'vitest'
import { business } from '#content/business.ts'
import { offlinePage } from './offline-page.ts'
import { offlineWorker } from './offline-worker.ts'

it('carries the whole page, with the firm’s numbers, and asks for no other file', () => {
  const html = offlinePage()
  expect(html).toContain(business.phone.href)
  expect(html).toContain(`https://wa.me/${business.whatsapp.number}`)
  for (const { label } of business.hours) expect(html).toContain(label)
  expect(html).not.toMatch(/<(script|link|img)\b|url\(/)
  expect(offlineWorker(true)).toContain(JSON.stringify(html))
})

it('allows its own style alone, by hash', () => {
  expect(offlineWorker(true)).toMatch(/style-src 'self' 'sha256-[\w+/]+='/)
})

it('removes itself once it is switched off', () => {
  expect(offlineWorker(false)).toContain('registration.unregister()')
  expect(offlineWorker(false)).not.toContain('respondWith')
})
