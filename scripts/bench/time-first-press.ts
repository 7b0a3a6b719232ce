import type { Page } from '@playwright/test'

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
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phoneSlowdown })
  await page.goto(address)
  const answers: number[] = []
  for (const { frame, press } of islands) {
    const island = page.locator(frame).first()
    if ((await island.count()) === 0) continue
    await island.scrollIntoViewIfNeeded()
    // The calculator answers once every choice is made and the visitor can be reached.
    for (const select of await island.locator('select').all()) await select.selectOption({ index: 1 })
    if (frame === '.calculator-grid') await island.locator('[type=tel]').fill('01474 000000')
    // What sends a form is never its first touch: that is a field, and brings the rules.
    for (const field of (await island.locator('[type=text]').all()).slice(0, 1)) await field.focus()
    const control = island.locator(press).first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForTimeout(reach)
    const answered = page.evaluate(watchAnswer, { frame, lost })
    await (press.startsWith('input') ? control.press('ArrowLeft') : control.click())
    answers.push(await answered)
  }
  return answers.length > 0 ? Math.max(...answers) : undefined
}
