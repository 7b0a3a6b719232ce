import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      './vitest.pages.config.ts',
      {
        test: {
          name: 'node',
          environment: 'node',
          // The enquiry tests start servers and keep both cores busy.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          include: ['{domain,server,scripts,content}/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.setup.ts'],
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
          setupFiles: ['./vitest.setup.ts', './vitest.setup.app.ts'],
        },
      },
    ],
  },
})
