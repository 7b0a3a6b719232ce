import { everyPath } from './pages.ts'
import { expect, test } from './test.ts'

test('every page has a strict policy of its own, sets no cookie and opens itself to no other site', async ({
  request,
}) => {
  for (const path of everyPath) {
    const headers = (await request.get(path)).headers()
    for (const name of ['set-cookie', 'access-control-allow-origin']) expect(headers, path).not.toHaveProperty(name)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    const policy = headers['content-security-policy'] ?? ''
    const directives = policy.split('; ')
    expect(directives, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        expect.stringMatching(/^script-src 'self'( 'sha256-[\w+/]+=')*$/),
        expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/]+=')*$/),
      ]),
    )
    expect(policy, path).not.toMatch(/unsafe-|\*|http:/)
  }
})

// A refusal is a console error, which fails any test: so all other tests show that no page and no island causes one.
test('the policy refuses text as markup and a script’s address as a string', async ({ page, noise }) => {
  noise.allow(/Trusted/)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto('/about')
  const refused = await page.evaluate(() => {
    const attempts = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      () => Object.assign(document.createElement('script'), { src: '/assets/a.js' }),
      () => new Worker('/assets/worker.js'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    ]
    return attempts.map((attempt) => {
      try {
        return attempt() === undefined
      } catch (error) {
        return error instanceof TypeError
      }
    })
  })
  expect(refused).toEqual([true, true, true, true])
  await expect.poll(() => errors.length).toBe(4)
})
