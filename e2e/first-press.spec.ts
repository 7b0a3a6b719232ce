import type { Page } from '@playwright/test'
import { standInForMaps } from './stand-in-for-maps.ts'
import { expect, hydrated, test } from './test.ts'

const phoneSlowdown = 4
const limit = 100

/** What is pressed first in each island: a selector, also of what the press changes. */
const islands = [
  { path: '/faq', press: '[role=tab]:nth-of-type(2)' },
  { path: '/gallery', press: '.photo-wall a' },
  { path: '/calculator', press: 'select' },
  { path: '/areas-we-serve', press: '.coverage-check [type=submit]' },
  { path: '/contact', press: 'form [type=submit]' },
]

/** Milliseconds from the first press on an awake island to the frame that answers it, on a phone's processor. */
async function answerTime(page: Page, path: string, press: string): Promise<number> {
  await page.goto(path)
  const control = page.locator(press).first()
  await hydrated(page, control)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown })
  await page.evaluate(() =>
    // The browser's own measure of an interaction, up to the next painted frame.
    new PerformanceObserver((list) => {
      const [first] = list.getEntries()
      Object.assign(window, { answered: first?.duration })
    }).observe({ type: 'first-input', buffered: true }),
  )
  await control.click()
  const answered = await page.waitForFunction(() => Reflect.get(window, 'answered') as number | undefined)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return (await answered.jsonValue()) ?? Number.POSITIVE_INFINITY
}

for (const { path, press } of islands) {
  test(`the island on ${path} answers its first press within ${limit} ms on a slow processor`, async ({
    page,
    noise,
  }) => {
    test.slow()
    await standInForMaps(page, noise)
    // Whatever else the machine does can only make an answer later: the quickest of several visits is the island's own.
    const times: number[] = []
    for (let visit = 0; visit < 5 && !times.some((time) => time <= limit); visit += 1) {
      times.push(await answerTime(page, path, press))
    }
    expect(Math.min(...times), `answers after ${times.join(', ')} ms`).toBeLessThanOrEqual(limit)
  })
}
