import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** Console messages a test expects are allowed by name; everything else fails it. */
type Noise = { allow: (pattern: RegExp) => void }

/**
 * Playwright's test, failing on any console error, page error or request to another host: that catches hydration faults,
 * refusals of the content security policy and forgotten trackers.
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

/**
 * Resolves once the page has run its behaviours and the islands in view are awake. Islands further down wake as they come
 * near: `part`, something of the one a test operates, is scrolled to, and that island alone is waited for.
 */
export async function hydrated(page: Page, part?: Locator): Promise<void> {
  // Behaviours stand in the document itself and run before this event.
  await page.waitForLoadState('domcontentloaded')
  if (part) {
    // Sections on the way are laid out as they come near, and may push it out of view again.
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

/**
 * An island that has its code is taken over by React in tasks of its own, which are done once the browser has nothing to do.
 * Chromium may owe that moment for ever, so it is not waited for longer than a busy machine needs.
 */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
}

/** Passes every island, so that all of them wake. */
export async function hydrateAll(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all())
    await hydrated(page, island.locator(':scope > *').first())
}

export { expect }
