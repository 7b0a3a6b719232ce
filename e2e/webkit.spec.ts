import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { Builder, By, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#scripts/free-port.ts'
import { browserEnv, findWebKit } from '#scripts/test-tools.ts'

/** Playwright's test with WebKitGTK's browser on a virtual screen, driven by Selenium: Playwright's own WebKit is not in Debian. */
const test = base.extend<object, { webkit: WebDriver }>({
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

/** One page of each kind. */
const pageKinds = [
  '/',
  '/steel-beam-installation',
  '/steel-staircase-installation',
  '/steel-fabrication-kent',
  '/areas-we-serve',
  '/calculator',
  '/contact',
  '/faq',
  '/gallery',
  '/about',
  '/privacy-policy',
]

/** WebDriver cannot read the console: listeners are added right after the page has loaded. */
const collectErrors = `window.pageErrors = []
addEventListener('error', (event) => pageErrors.push(event.message ?? 'a file failed'), true)
addEventListener('unhandledrejection', (event) => pageErrors.push(String(event.reason)))`

/** Scrolls to an island that is not hydrated yet. True once there is none. */
const hydrateIslands = `const island = document.querySelector('astro-island[ssr]')
island?.firstElementChild?.scrollIntoView()
return island === null`

/** Scrolls to a picture that is shown and has not loaded yet. True once there is none. */
const loadPictures = `const shown = [...document.querySelectorAll('main picture img')].filter((image) => image.checkVisibility())
const late = shown.find((image) => !(image.complete && image.naturalWidth > 0))
late?.closest('picture').scrollIntoView({ block: 'center', inline: 'start' })
return late === undefined`

const scrollToEnd = `const { scrollHeight } = document.documentElement
scrollTo(0, scrollHeight)
return scrollY + innerHeight >= scrollHeight - 2`

async function waitFor(webkit: WebDriver, what: string, script: string): Promise<void> {
  await webkit.wait(() => webkit.executeScript(script), 30_000, `Waiting: ${what}`, 100)
}

for (const path of pageKinds) {
  test(`${path} in WebKit hydrates, shows its pictures and fits the window`, async ({ webkit, baseURL }) => {
    await webkit.get(baseURL + path)
    await webkit.executeScript(collectErrors)
    await webkit.findElement(By.css('h1'))
    await waitFor(webkit, 'islands hydrate', hydrateIslands)
    await waitFor(webkit, 'pictures load', loadPictures)
    await waitFor(webkit, 'the page scrolls to its end', scrollToEnd)
    const overflow = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await webkit.executeScript(overflow), 'pixels of horizontal overflow').toBeLessThanOrEqual(0)
    expect(await webkit.executeScript('return pageErrors')).toEqual([])
  })
}

test('a quote request in WebKit goes from errors to the email draft', async ({ webkit, baseURL }, testInfo) => {
  const file = testInfo.outputPath('plan.pdf')
  await writeFile(file, '%PDF-1.7\n')
  const find = (selector: string) => webkit.findElement(By.css(selector))
  await webkit.get(`${baseURL}/welding-services`)
  await waitFor(webkit, 'the form hydrates', hydrateIslands)
  // WebDriver clicks a place on the screen: nothing above it may still be loading.
  await waitFor(webkit, 'pictures load', loadPictures)
  await find('form button[type=submit]').click()
  await waitFor(webkit, 'the form lists its errors', `return document.querySelector('form [role=alert] li') !== null`)
  const fields = { name: 'Sam Taylor', phone: '07700 900123', email: 'sam@example.com', description: 'A gate' }
  for (const [name, text] of Object.entries(fields)) await find(`form [name=${name}]`).sendKeys(text)
  await find('form [name=location] option[value=london]').click()
  await find('form input[type=file]').sendKeys(file)
  await waitFor(webkit, 'the file is listed', `return document.querySelector('form').innerText.includes('plan.pdf')`)
  await find('form button[type=submit]').click()
  // WebKitGTK has no email app and leaves the page for the mailto: address, which it cannot open.
  await waitFor(webkit, 'the draft', `return location.protocol === 'about:' || location.pathname === '/thank-you'`)
  await webkit.navigate().back()
  await waitFor(webkit, 'the form again', `return location.pathname === '/welding-services'`)
})
