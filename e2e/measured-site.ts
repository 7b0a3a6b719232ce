import { serveOwnBuild } from './own-build.ts'
import { test as base } from './test.ts'

/** An analytics id that belongs to nobody. */
export const measuredId = 'G-E2E0TEST00'

/** Playwright's test against the site as built with a real analytics id. */
export const test = base.extend<object, { measuredSite: string }>({
  measuredSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const { origin, stop } = await serveOwnBuild('measured-site', { GA_MEASUREMENT_ID: measuredId })
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ measuredSite }, use) => use(measuredSite),
})
