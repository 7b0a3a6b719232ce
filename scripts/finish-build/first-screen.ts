import { minifySync } from 'vite'

/** What a page shows further down: its sections but the first, and the footer. */
export const furtherDown = 'main section ~ section, footer'

/**
 * Runs in the page's head: the browser lays out the first screen and puts off what is further down. Not where the visitor comes
 * back, reloads or goes to an anchor: there the page needs its full height. Nothing outside this function may be named in it.
 */
function putOff(selector: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash !== '' || !CSS.supports('content-visibility', 'auto')) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@media screen{${selector}{content-visibility:auto;contain-intrinsic-height:auto 50rem}}`)
  document.adoptedStyleSheets = [sheet]
}

/**
 * Runs in the page once that has been painted: lets one section after the other be laid out, whenever the browser has nothing
 * else to do, so that the page stays quick to touch; what is left at a touch, at once. Nothing outside this function may be
 * named in it.
 */
export function layOutBySection(selector: string): void {
  const sections = document.querySelectorAll<HTMLElement>(selector)
  const waiting = [...sections]
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  const finish = () => {
    waiting.length = 0
    document.adoptedStyleSheets = []
    for (const { style } of sections) style.removeProperty('content-visibility')
  }
  const next = () => {
    const section = waiting.shift()
    if (!section) return finish()
    section.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, finish, { once: true, passive: true })
  next()
}

/** Writes into a page's head that its first screen comes first; `start-script.ts` sees to the rest. Throws without a head. */
export function withFirstScreenFirst(html: string): string {
  if (!html.includes('</head>')) throw new Error('The page has no head')
  const { code } = minifySync('first-screen.js', `(${putOff})(${JSON.stringify(furtherDown)})`)
  return html.replace('</head>', () => `<script>${code}</script></head>`)
}
