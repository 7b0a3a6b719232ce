import { violations } from './axe.ts'
import { belowTheFold } from './first-screen.ts'
import { ibmViolations } from './ibm.ts'
import { badLineBreaks, expandAll } from './line-breaks.ts'
import { layoutSettled, overflowing, removeWebFonts, setBrowserTextSize } from './overflow.ts'
import { everyPath } from './pages.ts'
import { faintInPrint } from './print-contrast.ts'
import { expect, hydrateAll, test } from './test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** 1,280 by 1,024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Pages whose desktop layout differs most from the phone's, and what a visitor operates on them. */
const inBothLayouts = ['/', '/steel-fabrication-kent', '/areas-we-serve', '/calculator', '/contact']

test.beforeEach(({ noise }) => {
  noise.allow(/404 \(Not Found\)/)
})

// Loading a page takes longer than looking at it: each is visited once, and looked at in every width and size.
for (const path of everyPath) {
  test(`${path}: no axe violation, nothing cut off or faint, no line ends inside a number, its first action in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    await layoutSettled(page, phone.width)
    expect.soft(await belowTheFold(page, path), 'below the fold of a phone').toEqual([])
    await page.setViewportSize(desktop)
    await layoutSettled(page, desktop.width)
    expect.soft(await belowTheFold(page, path), 'below the fold of a desktop').toEqual([])
    await hydrateAll(page)
    if (inBothLayouts.includes(path)) {
      expect.soft(await violations(page), 'axe on a desktop').toEqual([])
      // A second opinion on what axe finds.
      expect.soft(await ibmViolations(page), 'IBM').toEqual([])
    }
    await page.setViewportSize(phone)
    // Wherever the page was scrolled to, its fixed bar would cover another field.
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await violations(page), 'axe on a phone').toEqual([])
    await expect.soft(page.locator('body'), 'raw markup').not.toContainText(/\]\(|\{\w+\./, { useInnerText: true })
    await expandAll(page)
    for (const width of [320, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await layoutSettled(page, width)
      expect.soft(await badLineBreaks(page), `lines at ${width} pixels`).toEqual([])
    }

    expect.soft(await faintInPrint(page), 'in print').toEqual([])

    // The fallback font is wider than ours.
    await removeWebFonts(page)
    await page.setViewportSize(zoomed)
    await layoutSettled(page, zoomed.width)
    expect.soft(await overflowing(page), 'zoomed to 400 %').toEqual([])
    await setBrowserTextSize(page, 32)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await layoutSettled(page, width)
      expect.soft(await overflowing(page), `text at 200 %, ${width} pixels wide`).toEqual([])
    }
  })
}
