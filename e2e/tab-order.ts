import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until `target` has focus; fails when it is not reached. */
export async function tabTo(page: Page, target: Locator, { most = 60 } = {}): Promise<void> {
  const element = await target.elementHandle()
  if (!element) throw new Error(`Nothing to tab to: ${target}`)
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await element.evaluate((node) => node === document.activeElement)) return
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

export type Stop = { name: string; fault: string }

/** Walks a page by Tab until it comes round to the first stop, and says what is wrong with where focus is seen at each. */
export async function walkByTab(page: Page, most = 250): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(inspectFocus)
    if (stop && stop.name === stops[0]?.name) break
    if (stop) stops.push(stop)
  }
  return stops
}

/** Runs in the page. Null while focus is in the browser's own controls or inside a frame. */
async function inspectFocus(): Promise<Stop | null> {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const name = `${element.tagName.toLowerCase()} ${words || element.id}`
  // A frame belongs to another site. A slider draws its focus on its thumb, which no script can measure.
  if (element.matches('iframe, [type="range"]')) return { name, fault: '' }
  // A file input is drawn by the box around it.
  const drawn = element.matches('.file-picker input') ? (element.parentElement ?? element) : element
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn)
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2

  // Anywhere along its height: part of a tall element may lie under the header.
  const isSeen = () =>
    [...drawn.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .some(({ left, right, top, height }) =>
        [0.1, 0.5, 0.9].some((share) => {
          const hit = document.elementFromPoint((left + right) / 2, top + height * share)
          return hit !== null && (drawn.contains(hit) || hit.contains(drawn))
        }),
      )
  // Scrolling to the element takes a few frames, more on a busy machine.
  for (let frames = 0; frames < 20 && !isSeen(); frames += 1) await new Promise(requestAnimationFrame)
  const faults = [outlined ? '' : 'no outline', isSeen() ? '' : 'not to be seen']
  return { name, fault: faults.filter(Boolean).join(', ') }
}
