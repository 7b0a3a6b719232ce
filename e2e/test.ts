import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** Console messages a test expects are allowed by name; everything else fails it. */
type Noise = { allow: (pattern: RegExp) => void }

/**
 * Playwright's test, which fails on any console error, page error or request to another host. That catches hydration errors,
 * violations of the content security policy and forgotten trackers.
 */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ page, baseURL }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text())
      })
      page.on('pageerror', (error) => heard.push(String(error)))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL ?? '').origin) {
          heard.push(`request to another host: ${request.url()}`)
        }
      })
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, path: string, part?: Locator): Promise<void> {
  await page.goto(path)
  await hydrated(page, part)
}

/**
 * Resolves once the page's behaviours have run and the islands in view are hydrated. Other islands hydrate as they come near:
 * `part` is an element of the one that a test operates. It is scrolled into view, and only its island is waited for.
 */
export async function hydrated(page: Page, part?: Locator): Promise<void> {
  // Behaviours are inline scripts, which run before this event.
  await page.waitForLoadState('domcontentloaded')
  if (part) {
    // Sections above are laid out while scrolling and may push it out of view again.
    const reach = async () => {
      await part.scrollIntoViewIfNeeded()
      return part.evaluate((element) => element.closest('astro-island[ssr]') !== null)
    }
    await expect.poll(reach).toBe(false)
    return idle(page)
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]')].every((island) => {
      // The island itself has no box.
      const { top, bottom } = island.firstElementChild?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      return bottom <= 0 || top >= innerHeight
    }),
  )
  await idle(page)
}

/** React hydrates in several tasks, which are done once the browser is idle. Chromium may never report that: hence the timeout. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
}

/** Scrolls to every island, so that all of them hydrate. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all())
    await hydrated(page, island.locator(':scope > *').first())
}

export { expect }
