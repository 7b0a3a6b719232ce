import { serveSite } from '#scripts/serve-site.ts'
import { observatoryFindings, observatoryScore } from './observatory-rules.ts'
import { everyPath } from './pages.ts'
import { expect, test } from './test.ts'

const asked = 125

test(`every page scores ${asked} or more by Mozilla Observatory’s rules behind TLS`, async () => {
  const { origin, stop } = await serveSite({ env: { ...process.env, TRUSTED_PROXIES: '127.0.0.1,::1' } })
  try {
    for (const path of everyPath) {
      const answer = await fetch(origin + path, { headers: { 'x-forwarded-proto': 'https' } })
      const seen = {
        headers: Object.fromEntries(answer.headers),
        html: await answer.text(),
        host: new URL(origin).host,
      }
      expect(observatoryScore(seen), `${path}: ${JSON.stringify(observatoryFindings(seen))}`).toBeGreaterThanOrEqual(
        asked,
      )
    }
  } finally {
    await stop()
  }
})

test('the rules see what is missing', () => {
  const bare = { headers: {}, html: '<script src="https://cdn.example/a.js"></script>', host: 'firm.example' }
  expect(observatoryScore(bare)).toBe(100 - 25 - 20 - 5 - 5 - 20)
  const headers = {
    'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  // Below 90, extra credit does not count.
  expect(observatoryScore({ ...bare, html: '', headers })).toBe(80)
})
