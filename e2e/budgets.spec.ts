import type { Page } from '@playwright/test'
import { paths } from '#content/navigation.ts'
import { overBudget } from '#scripts/bench/budgets.ts'
import { phone, weighPage } from '#scripts/bench/weigh-page.ts'
import { expect, test } from './test.ts'

test.use(phone)

/** Remembers every element once the document is parsed, before deferred scripts run. Gives those that were removed since. */
async function watchReplaced(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.onreadystatechange = () =>
      Object.assign(window, {
        sent: Reflect.get(window, 'sent') ?? [...document.querySelectorAll(':is(header, main, footer) *')],
      })
  })
  return () =>
    page.evaluate(() =>
      (Reflect.get(window, 'sent') as Element[])
        .filter((element) => !element.isConnected)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
}

/** Files requested before the first paint, without fonts and the icon of the tab, which block nothing. */
async function requestedBeforePaint(page: Page): Promise<string[]> {
  const paintTime = await page.evaluate(() =>
    Number(Reflect.get(performance.getEntriesByName('first-contentful-paint')[0] ?? {}, 'paintTime')),
  )
  expect(paintTime).toBeGreaterThan(0)
  const early = await page.evaluate((painted) => {
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= painted)
    return files.map(({ name }) => new URL(name).pathname)
  }, paintTime)
  return early.filter((name) => !/^\/fonts\/.*\.woff2$|^\/favicon\.svg$/.test(name))
}

for (const path of paths) {
  test(`${path} keeps its budgets, requests nothing else before paint and hydrates without replacing elements`, async ({
    page,
  }) => {
    const replaced = await watchReplaced(page)
    const { metrics, blocking } = await weighPage(page, path)
    expect.soft(overBudget(path, metrics)).toEqual([])
    expect(blocking, 'files that block the first paint').toEqual([])
    const early = await requestedBeforePaint(page)
    expect(early.filter((name) => !/^\/assets\/.*\.avif$/.test(name))).toEqual([])
    expect(early.length, 'pictures before the first paint').toBeLessThanOrEqual(1)
    expect(await replaced(), 'elements that React replaced').toEqual([])
  })
}
