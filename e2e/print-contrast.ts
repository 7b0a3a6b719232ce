import { expect, type Page } from '@playwright/test'

/** Words that would be too light to read in print, where no ground is printed behind them. */
export async function faintInPrint(page: Page): Promise<string[]> {
  // Nobody points at anything on paper.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: 'print' })
  // Its styles come after everything else; they leave out what only works on a screen.
  await expect(page.locator('.skip-link')).toHaveCSS('display', 'none')
  const faint = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const lightness = new Map<string, number>()
    const measure = (color: string) => {
      if (!canvas) throw new Error('No canvas to measure colours with')
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (0.3 * red + 0.6 * green + 0.1 * blue) / 255
    }
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim()
      const element = node.parentElement
      if (!words || !element?.checkVisibility() || element.closest('svg, script, style, .sr-only')) continue
      const { color, printColorAdjust } = getComputedStyle(element)
      if (printColorAdjust === 'exact') continue
      const light = lightness.get(color) ?? measure(color)
      lightness.set(color, light)
      if (light > 0.65) found.add(`${element.tagName} ${element.className} “${words.slice(0, 40)}”`)
    }
    return [...found]
  })
  await page.emulateMedia({ media: 'screen' })
  return faint
}
