import type { Page } from '@playwright/test'
import { wholes } from '#domain/keep-together.ts'

/** Opens every closed answer and every category: their lines break as well. */
export async function expandAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) {
      // Answers that share a name close each other.
      answer.removeAttribute('name')
      answer.open = true
    }
    for (const panel of document.querySelectorAll<HTMLElement>('.faq-reader section')) panel.style.display = 'block'
  })
}

/** Numbers parted from their unit or name, and ranges, postcodes, standards and telephone numbers that a line's end breaks. */
export async function badLineBreaks(page: Page): Promise<string[]> {
  return page.evaluate((sources) => {
    const patterns = Object.entries(sources).map(([kind, source]) => ({ kind, pattern: new RegExp(source, 'gu') }))
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'

    /** The text nodes of each block in order: a number and its unit may be in different elements of one line. */
    const blocks = new Map<Element, Text[]>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      let block = text.parentElement
      if (!block?.checkVisibility() || block.closest('svg')) continue
      // Words in a box of 1 px are for screen readers alone.
      if (block.getBoundingClientRect().width <= 1) continue
      while (block.parentElement && isInline(block)) block = block.parentElement
      blocks.set(block, [...(blocks.get(block) ?? []), text])
    }

    const found = new Set<string>()
    const range = document.createRange()
    for (const nodes of blocks.values()) {
      const words = nodes.map(({ data }) => data).join('')
      const place = (index: number): [Text, number] => {
        let before = 0
        for (const node of nodes) {
          if (index <= before + node.length) return [node, index - before]
          before += node.length
        }
        throw new RangeError(`No character ${index} in “${words}”`)
      }
      for (const { kind, pattern } of patterns) {
        for (const { 0: match, index } of words.matchAll(pattern)) {
          range.setStart(...place(index))
          range.setEnd(...place(index + match.length))
          const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
          // Letters of different sizes share a line where their boxes overlap.
          const [first] = boxes
          if (first && boxes.some(({ top }) => top >= first.bottom))
            found.add(`${kind}: “${match}” in “${words.slice(Math.max(0, index - 20), index + match.length + 12)}”`)
        }
      }
    }
    return [...found]
  }, wholes)
}
