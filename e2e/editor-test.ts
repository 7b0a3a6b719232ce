import type { Page } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { editorApp } from '../editor/server/app.ts'
import { bundlePage } from '../editor/server/bundle-page.ts'
import { copySite } from '../editor/site-copy.fixture.ts'
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

type Shared = { bundle: Awaited<ReturnType<typeof bundlePage>>; port: number; site: string }

/** The editor on a copy of the content for each test. The site is not running. */
export const test = base.extend<Fixtures, { shared: Shared }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const [port, sitePort] = [await freePort(), await freePort()]
      await use({ bundle: await bundlePage(), port, site: `http://127.0.0.1:${sitePort}` })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shared }, use) => use(`http://127.0.0.1:${shared.port}`),
  own: async ({ shared: { bundle, port, site }, baseURL: origin = '' }, use) => {
    const { root, textOf, remove } = copySite('content', 'app/pages', 'pictures')
    const serve = async () => {
      const build = async () => undefined
      const app = editorApp({ root, origin, site, page: bundle, build })
      await app.listen({ host: '127.0.0.1', port })
      return app
    }
    let app = await serve()
    await use({
      root,
      read: (file) => textOf(`content/${file}`),
      async restart() {
        await app.close()
        app = await serve()
      },
    })
    await app.close()
    remove()
  },
  open: async ({ page, noise, shared, own: _ }, use) => {
    // Refused and failed requests, which these tests are about.
    noise.allow(/Failed to load resource/)
    noise.allow(/request to another host: http:\/\/127\.0\.0\.1:/)
    await page.route(
      ({ origin }) => origin === shared.site,
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
/** What the open form says beside its Save button. */
export const statusOf = (page: Page) => page.getByRole('main').getByRole('status')
export const expectSaved = (page: Page) => expect(statusOf(page)).toHaveText('Saved.')

export async function save(page: Page) {
  await press(page, 'Save')
  await expectSaved(page)
}

export { expect }
