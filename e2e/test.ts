import { test as base, expect, type Page } from '@playwright/test'

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

/** Resolves once the page reacts to clicks (React has taken the HTML over, to the footer) and is laid out to its end. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    const taken = footer && Object.keys(footer).some((key) => key.startsWith('__reactProps'))
    return taken && document.adoptedStyleSheets.length === 0
  })
}

export { expect }
