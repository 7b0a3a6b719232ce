import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserEnv, chromiumFlags, requireChromium } from '#scripts/browsers.ts'

const port = process.env.PORT ?? '3220'
const client = join(process.env.BUILD_DIR?.trim() || 'build', 'client')
/** Fetched by npx when it is wanted: 27 packages and 195 MB, too much for every `npm ci`. */
const wrangler = 'wrangler@4.86.0'
/** The newest that this wrangler's runtime knows. */
const compatibilityDate = '2026-04-01'

/** `npm run check:host`: the built site on the runtime of Cloudflare Pages, without our own server. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: 'static-host.check.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: requireChromium(process.env), args: chromiumFlags, env: browserEnv },
  },
  webServer: {
    command: `npx --yes ${wrangler} pages dev ${client} --port ${port} --compatibility-date ${compatibilityDate} --show-interactive-dev-session false`,
    env: { WRANGLER_SEND_METRICS: 'false' },
    url: `http://localhost:${port}/`,
    timeout: 240_000,
  },
})
