import { expect, type Page } from '@playwright/test'

/** Opens every closed answer and every category: they overflow as well. */
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

/** Controls and text that overflow the window or are clipped by their box. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen =
      '[class*=sr-only], .data-table thead, .skip-link, .before-after, svg, picture, dialog:not([open]), [popover]:not(:popover-open)'
    const found = new Set<string>()
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { width, height, left, right } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      if (!width || !height || style.visibility === 'hidden' || element.closest(unseen)) continue
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const isControl = element.matches('a, button, input, select, textarea')
      const name = `${element.tagName} ${element.className} “${element.textContent?.trim().slice(0, 40)}”`
      // The last crumb says again, and shortly, what the heading says.
      if (element.closest('[aria-current="page"].truncate')) continue
      if ((hasText || isControl) && (right > innerWidth + 1 || left < -1)) found.add(`outside: ${name}`)
      if (!hasText || element.matches('select')) continue
      const cutAcross = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2
      const cutDown = style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 3
      if (cutAcross || cutDown) found.add(`cut off: ${name}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.add('scrolls sideways')
    return [...found]
  })
}

/** Leaves the fallback fonts, as on a slow connection. */
export async function removeWebFonts(page: Page) {
  const removed = await page.evaluate(() => {
    let count = 0
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index]
        if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url(')) continue
        sheet.deleteRule(index)
        count += 1
      }
    }
    return count
  })
  expect(removed, 'web fonts').toBeGreaterThan(0)
}

/** Sets the text size of the browser's own settings: what people with low vision change. Media queries follow it. */
export async function setBrowserTextSize(page: Page, pixels: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}

/** Resolves once the page is laid out for this width, and the fonts that this width asks for are here. */
export async function layoutSettled(page: Page, across: number): Promise<void> {
  await page.waitForFunction((width) => innerWidth === width, across)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  await page.evaluate(() => document.fonts.ready)
}
