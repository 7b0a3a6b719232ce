import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { browserEnv, findWebKit } from '#scripts/check-tools.ts'
import { freePort } from '#scripts/free-port.ts'

/** Playwright's test with WebKitGTK's browser on a virtual screen, driven by Selenium: Playwright's own WebKit is not in Debian. */
export const test = base.extend<object, { webkit: WebDriver }>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const engine = findWebKit()
      if (!engine) throw new Error('WebKit is not installed')
      const screen = spawn(engine.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const [display] = await once(screen.stdout, 'data')
      const port = await freePort()
      const env = {
        ...browserEnv,
        DISPLAY: `:${String(display).trim()}`,
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      }
      const server = spawn(engine.driver, [`--port=${port}`], { env, stdio: 'ignore' })
      const address = `http://127.0.0.1:${port}`
      const isReady = () =>
        fetch(`${address}/status`)
          .then(({ ok }) => ok)
          .catch(() => false)
      await expect.poll(isReady).toBe(true)
      const driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: engine.browser, args: ['--automation'] },
        })
        .build()
      await use(driver)
      await driver.quit()
      server.kill()
      screen.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
