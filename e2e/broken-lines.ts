import type { Page } from '@playwright/test'
import { wholes } from '#domain/keep-together.ts'

/** Numbers parted from their unit or name, and ranges, postcodes, standards and telephone numbers that a line's end breaks. */
export async function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate((sources) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? ''
      if (
        !/\d|\b[A-Z]\b/.test(text) ||
        !node.parentElement ||
        node.parentElement.closest('script, style, noscript, svg')
      )
        continue
      if (!node.parentElement.checkVisibility()) continue
      // Out of sight, for screen readers alone.
      if (node.parentElement.getBoundingClientRect().width <= 1) continue
      for (const [kind, source] of Object.entries(sources)) {
        for (const { 0: match, index } of text.matchAll(new RegExp(source, 'gu'))) {
          range.setStart(node, index)
          range.setEnd(node, index + match.length)
          const boxes = [...range.getClientRects()].filter(({ width: across, height }) => across > 0 && height > 0)
          const lines = new Set(boxes.map(({ top }) => Math.round(top)))
          if (lines.size > 1)
            found.push(`${kind}: “${match}” in “${text.slice(Math.max(0, index - 20), index + match.length + 12)}”`)
        }
      }
    }
    return [...new Set(found)]
  }, wholes)
}
