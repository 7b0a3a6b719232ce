import { globSync, readFileSync } from 'node:fs'
import { serveSite } from '#scripts/serve-site.ts'
import { loadEnvironment, readConfig } from '#server/config.ts'
import { everyPath } from './pages.ts'
import { expect, test } from './test.ts'

// These headers earn 130 points from Mozilla's HTTP Observatory.
test('every page sends its security headers behind TLS', async () => {
  const { origin, stop } = await serveSite({ env: { ...process.env, TRUSTED_PROXIES: '127.0.0.1,::1' } })
  try {
    for (const path of everyPath) {
      const { headers } = await fetch(origin + path, { headers: { 'x-forwarded-proto': 'https' } })
      expect(Object.fromEntries(headers), path).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      for (const name of ['set-cookie', 'access-control-allow-origin']) expect(headers.has(name), path).toBe(false)
      const directives = (headers.get('content-security-policy') ?? '').split('; ')
      expect(directives, path).toEqual(
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
      )
      expect(directives, path).toContain("require-trusted-types-for 'script'")
      expect(directives.join('; '), path).not.toMatch(/unsafe-|\*|http:/)
      for (const name of ['script-src', 'style-src'])
        expect(
          directives.find((each) => each.startsWith(name)),
          path,
        ).toMatch(/^\S+ 'self'( 'sha256-[\w+/]+=')*$/)
    }
  } finally {
    await stop()
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

test('nothing of the content editor is in the build', () => {
  const { buildDirectory } = readConfig(loadEnvironment())
  const files = globSync(`${buildDirectory}/**/*.{html,js,css}`)
  expect(files.length).toBeGreaterThan(26)
  expect(files.filter((file) => /x-editor-token|showField|rjsf/.test(readFileSync(file, 'utf8')))).toEqual([])
})
