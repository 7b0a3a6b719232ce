import type { Page } from '@playwright/test'
import { framingPaths } from '#content/pages.ts'

/** How much slower than this machine's the phone's processor is; Lighthouse uses the same. */
const phoneSlowdown = 4

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Runs in the page from its first moment: marks when React has taken it over, to the footer. */
function markHydration(): void {
  const look = () => {
    const footer = document.querySelector('footer')
    if (footer && Object.keys(footer).some((key) => key.startsWith('__reactProps'))) performance.mark('hydrated')
    else setTimeout(look, 4)
  }
  look()
}

const hydratedAt = () => performance.getEntriesByName('hydrated')[0]?.startTime

/** Milliseconds from the start of a visit until the page reacts, on a phone's processor and no network to speak of. */
export async function timeHydration(page: Page, address: string): Promise<number> {
  await page.addInitScript(markHydration)
  await slowDown(page, phoneSlowdown)
  await page.goto(address)
  const mark = await page.waitForFunction(hydratedAt)
  await slowDown(page, 1)
  return (await mark.jsonValue()) ?? 0
}

/** Runs in the page before the click: resolves with the milliseconds from it until the next page has been painted. */
function watchNextPage(path: string): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
    const before = document.querySelector('main h1')
    const words = before?.textContent
    const watcher = new MutationObserver(() => {
      const now = document.querySelector('main h1')
      if (location.pathname !== path || !now || (now === before && now.textContent === words)) return
      watcher.disconnect()
      // A message posted in the frame's callback arrives once that frame has been painted.
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.onmessage = () => resolve(performance.now() - clicked)
        painted.port2.postMessage(null)
      })
    })
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** A page that shows a link to nearly every other. */
const signpost = '/sitemap'

/**
 * Milliseconds from the click on a link until the page it leads to is painted, after the pointer has rested on the link
 * (that is when pages are fetched ahead). Undefined for a page that no page links to, and for one that is always reached by
 * its own document.
 */
export async function timeNextPage(page: Page, origin: string, path: string): Promise<number | undefined> {
  if (framingPaths.includes(path)) return undefined
  await page.goto(origin + (path === signpost ? '/' : signpost), { waitUntil: 'networkidle' })
  await page.evaluate(markHydration)
  await page.waitForFunction(hydratedAt)
  const link = page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first()
  if ((await link.count()) === 0) return undefined
  await link.hover()
  await page.waitForTimeout(500)
  const painted = page.evaluate(watchNextPage, path)
  await link.click()
  return painted
}
