import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'puppeteer-core'

/** A page that shows a link to nearly every other. */
const signpost = '/sitemap'

/** How long a pointer rests on a link before the click. */
const rest = 300

/** Runs in the page before the click: keeps the moment of it, on the clock that all documents share. */
function keepClick(): void {
  addEventListener('click', ({ timeStamp }) => {
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
  })
}

/** Runs in the next page: milliseconds from the click until its first painted frame; 0 while there is none. */
function sinceClick(): number {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return paint ? performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked')) : 0
}

/**
 * Milliseconds from the click on a link until the page it leads to is painted: `prepared` with the pointer rested on the
 * link, which is when the browser prerenders, else in a browser that never does. Undefined for a page no page links to.
 * (Playwright's browsers do not prerender: the browser is Puppeteer's.)
 */
export async function timeNextPage(
  browser: Browser,
  origin: string,
  path: string,
  prepared: boolean,
): Promise<number | undefined> {
  const page = await browser.newPage()
  try {
    const devtools = await page.createCDPSession()
    await devtools.send('Page.setPrerenderingAllowed', { isAllowed: prepared })
    await page.goto(origin + (path === signpost ? '/' : signpost), { waitUntil: 'networkidle0' })
    const link = await page.$(`main a[href="${path}"], footer a[href="${path}"]`)
    if (!link) return undefined
    await page.evaluate(keepClick)
    await link.hover()
    if (prepared) await wait(rest)
    const arrived = page.waitForNavigation()
    await page.mouse.down()
    await page.mouse.up()
    await arrived
    let time = 0
    while (time === 0) {
      await wait(100)
      time = await page.evaluate(sinceClick)
    }
    return time
  } finally {
    await page.close()
  }
}
