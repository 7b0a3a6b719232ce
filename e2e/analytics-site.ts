import { serveCustomBuild } from './custom-build.ts'
import { test as base } from './test.ts'

/** An analytics id that belongs to nobody. */
export const analyticsId = 'G-E2E0TEST00'

/** Playwright's test against the site as built with a real analytics id. */
export const test = base.extend<object, { analyticsSite: string }>({
  analyticsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const { origin, stop } = await serveCustomBuild('analytics-site', { GA_MEASUREMENT_ID: analyticsId })
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ analyticsSite }, use) => use(analyticsSite),
})
