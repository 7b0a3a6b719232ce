import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Tests that mock a module need a worker of their own, because the module stays cached. */
const mocking = globSync('{content,domain,editor,scripts,server}/**/*.test.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))
const servers = ['{server,editor}/**/*.test.ts', 'scripts/desk/desk-command.test.ts']
const setupFiles = ['./vitest.setup.ts']
/** Loading the modules of each file anew costs more than most tests. */
const isolate = false

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'mocking', testTimeout: 30_000, include: mocking, setupFiles } },
      {
        test: {
          name: 'rules',
          isolate,
          // Readers are timed by their own thread's clock, so a busy machine may take its time.
          testTimeout: 30_000,
          include: ['{domain,scripts,content}/**/*.test.ts'],
          exclude: [...mocking, ...servers],
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          // The enquiry tests start servers and keep both cores busy.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          include: servers,
          exclude: mocking,
          setupFiles,
        },
      },
      {
        test: {
          name: 'browser',
          isolate,
          environment: 'jsdom',
          include: ['app/**/*.test.{ts,tsx}'],
          // Astro's own throws in jsdom.
          alias: { 'astro:assets': new URL('app/pictures/astro-assets.fixture.ts', import.meta.url).pathname },
          setupFiles: [...setupFiles, './vitest.setup.app.ts'],
        },
      },
    ],
  },
})
