import { violations } from './axe.ts'
import { belowTheFold } from './first-screen.ts'
import { ibmViolations } from './ibm.ts'
import { expandAll, layoutSettled, overflowing, removeWebFonts, setBrowserTextSize } from './overflow.ts'
import { everyPath } from './pages.ts'
import { expect, hydrateAll, test } from './test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
/** 1,280 by 1,024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Pages whose desktop layout differs most from the phone's, and what a visitor operates on them. */
const inBothLayouts = ['/', '/steel-fabrication-kent', '/areas-we-serve', '/calculator', '/contact']

test.beforeEach(({ noise }) => {
  noise.allow(/404 \(Not Found\)/)
})

// Loading a page takes longer than looking at it: each is visited once, and looked at in every width and size.
for (const path of everyPath) {
  test(`${path}: no axe violation, nothing cut off, its first action in the first screen`, async ({ page }) => {
    async function resize(size: { width: number; height: number }): Promise<void> {
      // Wherever the page was scrolled to, its fixed bar would cover another field.
      await page.evaluate(() => scrollTo(0, 0))
      await page.setViewportSize(size)
      await layoutSettled(page, size.width)
    }
    await page.setViewportSize(phone)
    await page.goto(path)
    await layoutSettled(page, phone.width)
    expect.soft(await belowTheFold(page, path), 'below the fold of a phone').toEqual([])
    await hydrateAll(page)
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await violations(page), 'axe on a phone').toEqual([])
    await expect.soft(page.locator('body'), 'raw markup').not.toContainText(/\]\(|\{\w+\./, { useInnerText: true })

    await resize(desktop)
    expect.soft(await belowTheFold(page, path), 'below the fold of a desktop').toEqual([])
    if (inBothLayouts.includes(path)) {
      expect.soft(await violations(page), 'axe on a desktop').toEqual([])
      // A second opinion on what axe finds.
      expect.soft(await ibmViolations(page), 'IBM').toEqual([])
    }
    await expandAll(page)

    // The fallback font is wider than ours.
    await removeWebFonts(page)
    await resize(zoomed)
    expect.soft(await overflowing(page), 'zoomed to 400 %').toEqual([])
    await setBrowserTextSize(page, 32)
    for (const size of [phone, desktop]) {
      await resize(size)
      expect.soft(await overflowing(page), `text at 200 %, ${size.width} pixels wide`).toEqual([])
    }
  })
}
