import { defineConfig } from '@playwright/test'
import { browserEnv, chromiumFlags, findFirefox, findWebKit, requireChromium } from '#scripts/test-tools.ts'

const port = process.env.PORT ?? '3210'
const launch = {
  launchOptions: { executablePath: requireChromium(), args: chromiumFlags, env: browserEnv },
}

/** These tests run against a build with other settings, which a setup project makes while the other tests run. */
const customSite = {
  testMatch: /(added-service|consent|direct-delivery|site-photos)\.spec\.ts/,
  dependencies: ['custom build'],
}

const desktop = { viewport: { width: 1280, height: 900 } }

const webkit = /webkit\.spec\.ts/
const editor = /editor.*\.spec\.ts/
const notPlain = [customSite.testMatch, webkit, editor]

/** WebDriver BiDi cannot emulate media and hangs on the back-forward cache: preferences replace the first and disable the second. */
const firefox = {
  ...desktop,
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: findFirefox(),
    env: browserEnv,
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
  // A shared two-core machine can be slow for seconds at a time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 0,
  fullyParallel: true,
  // One more than the two cores of a small machine, because tests wait at times.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    ...launch,
    // Tests do not wait for animations; motion has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'custom build', testMatch: /\.setup\.ts/ },
    // First, because the site beside the editor takes long to start. Each save checks all content, next to a build.
    { name: 'editor', testMatch: editor, timeout: 240_000, expect: { timeout: 60_000 }, use: desktop },
    // Firefox takes as long to start as to run five tests: once is enough.
    ...(findFirefox()
      ? [
          { name: 'firefox', testIgnore: notPlain, workers: 1, use: firefox, grep: /@firefox/ },
          { name: 'firefox, custom site', ...customSite, workers: 1, use: firefox, grep: /@firefox/ },
        ]
      : []),
    // The first start of WebKit takes too long next to a build.
    ...(findWebKit() ? [{ name: 'webkit', testMatch: webkit, dependencies: ['custom build'], workers: 1 }] : []),
    // One site, which takes as long to start as to run three tests.
    { name: 'custom site', ...customSite, workers: 1, use: desktop },
    { name: 'desktop', testIgnore: notPlain, use: desktop, grepInvert: /@touch/ },
    {
      name: 'phone',
      testIgnore: notPlain,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@phone|@touch/,
    },
  ],
  webServer: {
    command: 'node_modules/.bin/node server/main.ts',
    env: { PORT: port, HOST: 'localhost' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
