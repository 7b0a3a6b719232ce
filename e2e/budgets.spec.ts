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

for (const path of paths) {
  test(`${path} keeps its budgets, blocks no paint and hydrates without replacing elements`, async ({ page }) => {
    const replaced = await watchReplaced(page)
    const { metrics, blocking } = await weighPage(page, path)
    expect.soft(overBudget(path, metrics)).toEqual([])
    expect(blocking, 'files that block the first paint').toEqual([])
    expect(await replaced(), 'elements that React replaced').toEqual([])
  })
}
