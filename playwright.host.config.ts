import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

const port = process.env.PORT ?? '3220'
const client = join(process.env.BUILD_DIR?.trim() || 'build', 'client')
/** Fetched by npx when it is wanted: 27 packages and 195 MB, too much for every `npm ci`. */
const wrangler = 'wrangler@4.86.0'
/** The newest that this wrangler's runtime knows. */
const compatibilityDate = '2026-04-01'

/** `npm run check:host`: the built site on the runtime of Cloudflare Pages, without our own server. */
export default defineConfig({
  ...base,
  projects: undefined,
  testMatch: 'static-host.check.ts',
  timeout: 120_000,
  workers: 1,
  reporter: 'list',
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: `npx --yes ${wrangler} pages dev ${client} --port ${port} --compatibility-date ${compatibilityDate} --show-interactive-dev-session false`,
    env: { WRANGLER_SEND_METRICS: 'false' },
    url: `http://localhost:${port}/`,
    timeout: 240_000,
  },
})
