import type { Browser, CDPSession, Page } from '@playwright/test'

async function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page)
}

/** Runs in the page: when the first frame a visitor saw of it was painted, on the clock that all documents share. */
function paintedAt(): number | undefined {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return paint && performance.timeOrigin + paint.startTime
}

/** A page that shows a link to nearly every other. */
const signpost = '/sitemap'

/** How long a pointer rests on a link before the click. */
const rest = 300

/**
 * Milliseconds from the click on a link until the page it leads to is painted: `prepared` with the pointer rested on the
 * link, which is when the browser prerenders, or by a click out of the blue in a browser that does not prerender.
 * Undefined for a page that no page links to.
 */
export async function timeNextPage(
  browser: Browser,
  origin: string,
  path: string,
  prepared: boolean,
): Promise<number | undefined> {
  const page = await browser.newPage()
  try {
    if (!prepared) await (await devtools(page)).send('Page.setPrerenderingAllowed', { isAllowed: false })
    let clicked = 0
    await page.exposeFunction('reportClick', (at: number) => {
      clicked = at
    })
    await page.goto(origin + (path === signpost ? '/' : signpost), { waitUntil: 'networkidle' })
    const link = page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first()
    if ((await link.count()) === 0) return undefined
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) =>
        Reflect.get(window, 'reportClick')(performance.timeOrigin + timeStamp),
      ),
    )
    await link.scrollIntoViewIfNeeded()
    const box = await link.boundingBox()
    if (!box) return undefined
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    if (prepared) await page.waitForTimeout(rest)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForURL(origin + path)
    const painted = await (await page.waitForFunction(paintedAt)).jsonValue()
    return painted === undefined ? undefined : painted - clicked
  } finally {
    await page.close()
  }
}

/** How much slower than this machine's the phone's processor is; Lighthouse uses the same. */
const phoneSlowdown = 4

/** What a visitor operates, and what is pressed first in it. */
const islands = [
  { frame: '.wipe', press: 'input[type=range]' },
  { frame: '.photo-wall-frame', press: 'a' },
  { frame: '.faq-tabs', press: 'a:nth-child(2)' },
  { frame: '.calculator-grid', press: '[type=submit]' },
  { frame: '.coverage-check', press: '[type=submit]' },
  { frame: '.form-sheet', press: '[type=submit]' },
]

/** How long an island is in view before it is pressed: to see it and to reach it takes at least this. */
const reach = 500

/** An island that has not answered by then was not ready: the press is lost. */
const lost = 3000

/** Runs in the page before the press: resolves with the milliseconds from it until something in `frame` is painted anew. */
function watchAnswer({ frame, lost }: { frame: string; lost: number }): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(lost), lost)
    const press = ({ timeStamp }: Event) => {
      const watcher = new MutationObserver(() => {
        watcher.disconnect()
        // A message posted in the frame's callback arrives once that frame has been painted.
        requestAnimationFrame(() => {
          const painted = new MessageChannel()
          painted.port1.onmessage = () => resolve(performance.now() - timeStamp)
          painted.port2.postMessage(null)
        })
      })
      const watched = document.querySelector(frame) ?? document.body
      watcher.observe(watched, { attributes: true, childList: true, characterData: true, subtree: true })
    }
    for (const kind of ['click', 'keydown']) addEventListener(kind, press, { capture: true, once: true })
  })
}

/**
 * Milliseconds until the slowest island of a page has painted its answer to the first press on a phone's processor, half a
 * second after it came into view. Undefined for a page without islands.
 */
export async function timeFirstPress(page: Page, address: string): Promise<number | undefined> {
  await (await devtools(page)).send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown })
  await page.goto(address)
  const answers: number[] = []
  for (const { frame, press } of islands) {
    const island = page.locator(frame).first()
    if ((await island.count()) === 0) continue
    await island.scrollIntoViewIfNeeded()
    // The calculator answers once every choice is made.
    for (const select of await island.locator('select').all()) await select.selectOption({ index: 1 })
    const control = island.locator(press).first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForTimeout(reach)
    const answered = page.evaluate(watchAnswer, { frame, lost })
    await (press.startsWith('input') ? control.press('ArrowLeft') : control.click())
    answers.push(await answered)
  }
  return answers.length > 0 ? Math.max(...answers) : undefined
}
