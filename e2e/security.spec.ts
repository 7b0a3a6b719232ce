import { placeholderAnalyticsId } from '#content/site.ts'
import { analyticsId } from './built-site.ts'
import { everyPath } from './pages.ts'
import { expect, test } from './test.ts'

/** Those that the policy allows with an analytics id. */
const googleHosts = / https:\/\/\*\.(googletagmanager|google-analytics|analytics\.google)\.com/g

// What the policy refuses is a console error, which fails any test: so all others show that no page and no island breaks it.
test('every page has a strict policy, sets no cookie and opens itself to no other site', async ({ request }) => {
  for (const path of everyPath) {
    const headers = (await request.get(path)).headers()
    for (const name of ['set-cookie', 'access-control-allow-origin']) expect(headers, path).not.toHaveProperty(name)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const policy = (headers['content-security-policy'] ?? '').replaceAll(googleHosts, '')
    const directives = policy.split('; ')
    expect(directives, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        ...(analyticsId === placeholderAnalyticsId ? ["require-trusted-types-for 'script'"] : []),
        expect.stringMatching(/^script-src 'self'( 'sha256-[\w+/]+=')*$/),
        expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/]+=')*$/),
      ]),
    )
    expect(policy, path).not.toMatch(/unsafe-|\*|http:/)
  }
})
