import { violations } from './axe.ts'
import { belowTheFold } from './first-screen.ts'
import { ibmViolations } from './ibm.ts'
import { badLineBreaks, expandAll } from './line-breaks.ts'
import { stubMap } from './map-stub.ts'
import { layoutSettled, overflowing, removeWebFonts, setBrowserTextSize } from './overflow.ts'
import { everyPath } from './pages.ts'
import { faintInPrint } from './print-contrast.ts'
import { expect, hydrateAll, test } from './test.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** 1,280 by 1,024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 }

/** IBM's checker is a second opinion on what axe finds: one page of each kind is enough. */
const kinds = [
  '/',
  '/steel-beam-installation',
  '/steel-staircase-installation',
  '/steel-fabrication-kent',
  '/areas-we-serve',
  '/calculator',
  '/contact',
  '/faq',
  '/gallery',
  '/about',
  '/privacy-policy',
]

test.beforeEach(async ({ page, noise }) => {
  noise.allow(/404 \(Not Found\)/)
  await stubMap(page, noise)
})

// Loading a page takes longer than looking at it: each is visited once, and looked at in every width and size.
for (const path of everyPath) {
  test(`${path}: no axe violation, nothing cut off or faint, no line ends inside a number, its first action in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.goto(path)
    expect.soft(await belowTheFold(page, path), 'below the fold of a phone').toEqual([])
    await page.setViewportSize(desktop)
    await layoutSettled(page, desktop.width)
    expect.soft(await belowTheFold(page, path), 'below the fold of a desktop').toEqual([])
    await hydrateAll(page)
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      // Wherever the page was scrolled to, its fixed bar would cover another field.
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violations(page), `axe at ${size.width} pixels`).toEqual([])
    }
    if (kinds.includes(path)) expect.soft(await ibmViolations(page), 'IBM').toEqual([])
    await expect.soft(page.locator('body'), 'raw markup').not.toContainText(/\]\(|\{\w+\./, { useInnerText: true })
    await expandAll(page)
    for (const width of [320, 390, 820, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await layoutSettled(page, width)
      expect.soft(await badLineBreaks(page), `lines at ${width} pixels`).toEqual([])
    }

    expect.soft(await faintInPrint(page), 'in print').toEqual([])

    for (const fonts of ['web fonts', 'fallback fonts']) {
      if (fonts === 'fallback fonts') await removeWebFonts(page)
      await page.setViewportSize(zoomed)
      await layoutSettled(page, zoomed.width)
      expect.soft(await overflowing(page), `${fonts}, zoomed to 400 %`).toEqual([])
    }
    // The fallback font is wider than ours.
    await setBrowserTextSize(page, 32)
    for (const size of [{ width: 1280, height: 900 }, { width: 640, height: 900 }, phone]) {
      await page.setViewportSize(size)
      await layoutSettled(page, size.width)
      expect.soft(await overflowing(page), `text at 200 %, ${size.width} pixels wide`).toEqual([])
    }
  })
}
