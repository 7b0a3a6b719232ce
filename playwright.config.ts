import { defineConfig } from '@playwright/test'
import { chromiumFlags, requireChromium } from '#scripts/chromium.ts'
import { findFirefox } from '#scripts/engines.ts'

const port = process.env.PORT ?? '3210'
const launch = {
  launchOptions: { executablePath: requireChromium(process.env), args: chromiumFlags },
}

/** They need a build of their own; builds write into one `public/`, so these run one at a time. */
const withOwnBuild = /(consent|direct-delivery|site-photos)\.spec\.ts/

const desktop = { viewport: { width: 1280, height: 900 } }

/** WebDriver BiDi knows no emulated media and no back-forward cache: preferences stand in for the one and turn off the other. */
const firefox = {
  ...desktop,
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: findFirefox(),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'fission.bfcacheInParent': false,
      'browser.sessionhistory.max_total_viewers': 0,
    },
  },
} as const

/** Browser tests against the built site, at desktop and phone size. */
export default defineConfig({
  testDir: 'e2e',
  // A shared two-core machine can be slow for seconds at a time; a fault stays a fault however long it is waited for.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  fullyParallel: true,
  // One more than most machines here have cores: they wait at times. A fourth would cost more than it fills.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    ...launch,
    // Nothing is waited for that only glides into place; what moves has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'own builds', testMatch: withOwnBuild, workers: 1, use: desktop },
    // Firefox takes as long to start as to run five tests: once is enough.
    ...(findFirefox()
      ? [
          { name: 'firefox', testIgnore: withOwnBuild, workers: 1, use: firefox, grep: /@firefox/ },
          { name: 'firefox, own builds', testMatch: withOwnBuild, workers: 1, use: firefox, grep: /@firefox/ },
        ]
      : []),
    { name: 'desktop', testIgnore: withOwnBuild, use: desktop },
    {
      name: 'phone',
      testIgnore: withOwnBuild,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'node_modules/.bin/node server/main.ts',
    env: { PORT: port, HOST: 'localhost' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 20_000,
  },
})
