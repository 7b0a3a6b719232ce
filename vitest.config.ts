import { defineConfig } from 'vitest/config'

/** Tests that mock a module need a worker of their own, because the module stays cached. */
const mocking = [
  'content/legal/legal-documents.test.ts',
  'domain/{enquiry-security-policy,enquiry-text,estimate,estimate-handover,estimate-text,mail-draft}.test.ts',
]
const slow = ['{server,editor/server}/**/*.test.ts', 'scripts/desk/desk-command.test.ts']
const setupFiles = ['./vitest.setup.ts']

export default defineConfig({
  test: {
    projects: [
      './vitest.pages.config.ts',
      {
        test: {
          name: 'rules',
          // Readers are timed by their own thread's clock, so a busy machine may take its time.
          testTimeout: 30_000,
          // Starting a process for each file costs more than the tests.
          isolate: false,
          include: ['{domain,scripts,content}/**/*.test.ts'],
          exclude: [...mocking, ...slow],
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          // The enquiry tests start servers and keep both cores busy.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          include: [...mocking, ...slow],
          setupFiles,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          // Creating a new jsdom for each file costs more than the tests, and no test mocks a module.
          isolate: false,
          include: ['app/**/*.test.{ts,tsx}'],
          exclude: ['app/pages/**'],
          // Astro's own throws in jsdom.
          alias: { 'astro:assets': new URL('app/ui/astro-assets.fixture.ts', import.meta.url).pathname },
          setupFiles: [...setupFiles, './vitest.setup.app.ts'],
        },
      },
    ],
  },
})
