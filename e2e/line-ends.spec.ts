import { wholes } from '#domain/keep-together.ts'
import { everyPath } from './pages.ts'
import { standInForMaps } from './stand-in-for-maps.ts'
import { expect, test } from './test.ts'

const widths = [320, 390, 820, 1280, 1440]

test('no number is parted from its unit, and no range, postcode, standard or telephone number is broken', async ({
  page,
  noise,
}) => {
  test.slow()
  noise.allow(/404 \(Not Found\)/)
  await standInForMaps(page, noise)
  for (const path of everyPath) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // The page is laid out for this width, and fonts that a narrower page asks for are here.
        await page.waitForFunction((across) => innerWidth === across, width)
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
        await page.evaluate(() => document.fonts.ready)
        const broken = await page.evaluate((sources) => {
          const found: string[] = []
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const text = node.textContent ?? ''
            if (!/\d/.test(text) || !node.parentElement || node.parentElement.closest('script, style, noscript, svg'))
              continue
            if (!node.parentElement.checkVisibility()) continue
            // Out of sight, for screen readers alone.
            if (node.parentElement.getBoundingClientRect().width <= 1) continue
            for (const [kind, source] of Object.entries(sources)) {
              for (const { 0: match, index } of text.matchAll(new RegExp(source, 'gu'))) {
                range.setStart(node, index)
                range.setEnd(node, index + match.length)
                const boxes = [...range.getClientRects()].filter(
                  ({ width: across, height }) => across > 0 && height > 0,
                )
                const lines = new Set(boxes.map(({ top }) => Math.round(top)))
                if (lines.size > 1)
                  found.push(
                    `${kind}: “${match}” in “${text.slice(Math.max(0, index - 20), index + match.length + 12)}”`,
                  )
              }
            }
          }
          return found
        }, wholes)
        expect.soft([...new Set(broken)], `${path} at ${width} px`).toEqual([])
      }
    })
  }
})
