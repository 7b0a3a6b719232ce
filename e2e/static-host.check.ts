import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '#content/navigation.ts'
import { readPages } from './page-html.ts'
import { everyPath } from './pages.ts'
import { expect, hydrateAll, test } from './test.ts'

const build = process.env.BUILD_DIR?.trim() || 'build'

test('`_headers` keeps within what Cloudflare reads', async () => {
  const lines = (await readFile(join(build, 'client', '_headers'), 'utf8')).split('\n')
  expect(lines.filter((line) => line.length > 2000)).toEqual([])
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
})

test('every page answers at its own address, with its policy and asked for again each time', async ({ request }) => {
  const { policies } = JSON.parse(await readFile(join(build, 'site.json'), 'utf8'))
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-security-policy'], path).toContain(policies[path])
    expect(answer.headers()['cache-control'], path).toBe('no-cache')
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('hashed files are kept for good', async ({ request }) => {
  const [home] = await readPages(request, ['/'])
  const hashed = home?.files.filter((file) => /^\/(assets|fonts)\//.test(file)) ?? []
  expect(hashed.length).toBeGreaterThan(0)
  for (const file of hashed) {
    expect((await request.get(file)).headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
  }
})

test('other addresses lead to the page, or to the 404 page with its status and a policy', async ({ request }) => {
  const about = await request.get('/about/', { maxRedirects: 0 })
  expect([about.status(), about.headers().location]).toEqual([308, '/about'])
  const moved = await request.get('/project-gallery', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/'])
  for (const path of ['/FAQ', '/no-such-page', '/assets/gone.js']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('Page Not Found')
    expect(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

for (const path of everyPath) {
  test(`${path} runs with a clean console`, async ({ page, noise }) => {
    noise.allow(/404 \(Not Found\)/)
    await page.goto(path)
    await hydrateAll(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
