import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '#server/fixtures/server-process.ts'
import { editorApp } from '../editor/server/app.ts'
import { bundlePage } from '../editor/server/bundle-page.ts'
import { test as base, expect } from './test.ts'

type Editor = {
  root: string
  read: (file: string) => string
  /** Like a crash of the editor: what the browser holds is all that is left. */
  restart: () => Promise<void>
}
type Fixtures = {
  own: Editor
  /** Opens a document of the editor, or its start page. */
  open: (document: string) => Promise<void>
}

/** The editor on a copy of the content for each test. The site is not running, and publishing builds nothing. */
export const test = base.extend<Fixtures, { bundle: Awaited<ReturnType<typeof bundlePage>>; ports: number[] }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => use(await bundlePage()),
    { scope: 'worker' },
  ],
  ports: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => use([await freePort(), await freePort()]),
    { scope: 'worker' },
  ],
  baseURL: ({ ports }, use) => use(`http://127.0.0.1:${ports[0]}`),
  own: async ({ bundle, ports: [port, sitePort], baseURL: origin = '' }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'editor-'))
    for (const name of ['content', 'app/pages', 'pictures']) cpSync(name, join(root, name), { recursive: true })
    const site = `http://127.0.0.1:${sitePort}`
    const serve = async () => {
      const token = randomUUID()
      const app = editorApp({ root, origin, site, token, page: bundle, build: async () => undefined })
      await app.listen({ host: '127.0.0.1', port })
      return app
    }
    let app = await serve()
    await use({
      root,
      read: (file) => readFileSync(join(root, 'content', file), 'utf8'),
      async restart() {
        await app.close()
        app = await serve()
      },
    })
    await app.close()
    rmSync(root, { recursive: true, force: true })
  },
  open: async ({ page, noise, ports, own: _ }, use) => {
    // Refused and failed requests, which these tests are about.
    noise.allow(/Failed to load resource/)
    noise.allow(/request to another host: http:\/\/127\.0\.0\.1:/)
    await page.route(
      ({ port }) => port === String(ports[1]),
      (route) => route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>The page</title>' }),
    )
    await use(async (document) => {
      await page.goto(`/#${document}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    })
  },
})

export const unfold = (page: Page, text: string | RegExp) =>
  page.locator('main summary').filter({ hasText: text }).click()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const expectSaved = (page: Page) => expect(page.locator('.bar').getByRole('status')).toHaveText('Saved.')

export async function save(page: Page) {
  await press(page, 'Save')
  await expectSaved(page)
}

export { expect }
