import type { CDPSession, Locator, Page } from '@playwright/test'
import { coverageCopy } from '#content/coverage.ts'
import { expect, hydrated, test } from './test.ts'

/** A phone's processor is this many times slower than the test machine's. */
const phoneSlowdown = 4
/** The upper limit of a good Interaction to Next Paint. */
const limit = 200

/** What a visitor presses first in each island. */
const islands: { path: string; control: (page: Page) => Locator }[] = [
  { path: '/gallery', control: (page) => page.getByRole('main').getByRole('list').first().getByRole('button').first() },
  { path: '/calculator', control: (page) => page.getByLabel('Service Type') },
  { path: '/areas-we-serve', control: (page) => page.getByRole('button', { name: coverageCopy.button }) },
  { path: '/contact', control: (page) => page.getByLabel('First Name') },
]

/** Runs in the page: sets `answered` once the frame that answers the next press on a control has been painted. */
function watchAnswer(control: Element): void {
  const done = () => Object.assign(window, { answered: true })
  control.addEventListener('click', () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true })
}

/** Milliseconds of processor time the page has used, so that other programs on the machine do not count. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

for (const { path, control } of islands) {
  test(`the island on ${path} answers its first press within ${limit} ms on a slow processor`, async ({ page }) => {
    await page.goto(path)
    const pressed = control(page)
    await hydrated(page, pressed)
    await page.waitForLoadState('networkidle')
    // Hovering first keeps Playwright's search for the element out of the measurement.
    await pressed.hover()
    await pressed.evaluate(watchAnswer)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const before = await processorTime(session)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => 'answered' in window)
    const spent = (await processorTime(session)) - before
    expect(Math.round(spent * phoneSlowdown), 'milliseconds').toBeLessThanOrEqual(limit)
  })
}
