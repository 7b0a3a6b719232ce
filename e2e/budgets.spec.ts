import type { Page } from '@playwright/test'
import { paths } from '#content/navigation.ts'
import { pastBudget } from '#scripts/bench/budgets.ts'
import { phone } from '#scripts/bench/phone.ts'
import { weighPage } from '#scripts/bench/weigh-page.ts'
import { expect, test } from './test.ts'

test.use(phone)

/** Keeps every part that was sent, as parsing ends and before deferred scripts run; gives those no longer there. */
async function partsLost(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.onreadystatechange = () =>
      Object.assign(window, {
        sent: Reflect.get(window, 'sent') ?? [...document.querySelectorAll(':is(header, main, footer) *')],
      })
  })
  return () =>
    page.evaluate(() =>
      (Reflect.get(window, 'sent') as Element[])
        .filter((part) => !part.isConnected)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
}

for (const path of paths) {
  test(`${path} keeps its budgets, holds up no paint and is taken over as it was sent`, async ({ page }) => {
    const lost = await partsLost(page)
    const { figures, blocking } = await weighPage(page, path)
    expect.soft(pastBudget(path, figures)).toEqual([])
    expect(blocking, 'files that hold up the first paint').toEqual([])
    expect(await lost(), 'parts that React replaced').toEqual([])
  })
}
