import { firefox } from '@playwright/test'
import { findFirefox, findWebKit } from '../engines.ts'
import { until } from '../until.ts'
import { type WebKitPage, withWebKit } from '../webkit-smoke/driver.ts'

type Tell = (path: string, told: Told) => void
type Told = { paint: number | null; from: number; moved: number; inView: number }

/** Runs in the page once all of it is there: notes where its blocks stand. */
const note = `window.stood = { from: performance.now(), blocks: [...document.querySelectorAll('main :is(h1, h2, section, form)')]
  .filter((block) => block.checkVisibility())
  .map((block) => ({ block, was: block.getBoundingClientRect().top + scrollY })) }`

/** Runs in the page: how far the blocks moved that still show, once it has been loaded for a second; else undefined. */
const ask = `const { loadEventEnd } = performance.getEntriesByType('navigation')[0] ?? { loadEventEnd: 0 }
if (loadEventEnd === 0 || performance.now() - loadEventEnd < 1000) return undefined
const paint = performance.getEntriesByName('first-contentful-paint')[0]
const ways = window.stood.blocks
  .filter(({ block }) => block.checkVisibility())
  .map(({ block, was }) => ({ was, is: block.getBoundingClientRect().top + scrollY }))
const furthest = (some) => Math.round(Math.max(0, ...some.map(({ was, is }) => Math.abs(is - was))))
return {
  paint: paint ? Math.round(paint.startTime) : null,
  from: Math.round(window.stood.from),
  moved: furthest(ways),
  inView: furthest(ways.filter(({ was, is }) => Math.min(was, is) < innerHeight)),
}`

/** Runs a function body in a page until it answers; on the way from one page to the next there is nothing to ask. */
function answer(fault: string, every: number, run: (body: string) => Promise<unknown>, body: string): Promise<unknown> {
  return until(fault, every, async () => (await run(body).catch(() => undefined)) ?? undefined)
}

async function inFirefox(origin: string, pages: readonly string[], tell: Tell): Promise<void> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('not here')
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  try {
    for (const path of pages) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
      await page.addInitScript(`document.addEventListener('readystatechange', () => { ${note} }, { once: true })`)
      await page.goto(origin + path)
      const run = (body: string) => page.evaluate(`(() => { ${body} })()`)
      tell(path, (await answer(`${path} did not load`, 200, run, ask)) as Told)
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

async function inWebKit(origin: string, pages: readonly string[], tell: Tell): Promise<void> {
  const engine = findWebKit()
  if (!engine) throw new Error('not here')
  const lookAtPages = async (page: WebKitPage) => {
    await page.narrow()
    const run = (body: string) => page.run(body)
    for (const path of pages) {
      await page.open(origin + path)
      // It has no script that runs before the page's own: it is asked until the page is there.
      const here = `location.pathname === '${path}' && document.readyState !== 'loading'`
      await answer(`${path} did not come`, 5, run, `if (${here}) { ${note}; return true }`)
      tell(path, (await answer(`${path} did not load`, 200, run, ask)) as Told)
    }
  }
  await withWebKit(engine, lookAtPages, 'none')
}

/**
 * First paint in the other engines, on this machine and line, and instead of the layout shift, which they do not tell, how
 * far the heading, section or form of `main` that moves furthest goes up or down, in CSS pixels, on the whole page and in
 * the first screen, from when the page is there, painted or not, until a second after it has loaded. Figures to look at,
 * not budgets; an engine that fails says so.
 */
export async function otherEngines(origin: string, pages: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const [engine, visit] of Object.entries({ Firefox: inFirefox, WebKit: inWebKit })) {
    const tell: Tell = (path, { paint, from, moved, inView }) => {
      const painted = `first paint ${paint === null ? 'not told' : `${paint} ms`}`
      const far = `moved since ${from} ms: ${moved} px, in the first screen ${inView} px`
      lines.push(`${engine.padEnd(8)} ${path.padEnd(36)} ${painted}; ${far}`)
    }
    await visit(origin, pages, tell).catch((error) => lines.push(`${engine}: ${error.message}`))
  }
  return lines
}
