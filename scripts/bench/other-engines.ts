import { firefox } from '@playwright/test'
import { findFirefox, findWebKit } from '../engines.ts'
import { withWebKit } from '../webkit-smoke/driver.ts'

/** Asked in the page once it has loaded: first paint in ms, and the layout shift where the engine tells it. */
const ask = `const paint = performance.getEntriesByName('first-contentful-paint')[0]
const tells = PerformanceObserver.supportedEntryTypes.includes('layout-shift')
return [paint ? Math.round(paint.startTime) : null, tells ? (window.shift ?? 0) : null]`

type Told = readonly [paint: number | null, shift: number | null]

const line = (engine: string, path: string, [paint, shift]: Told) =>
  `${engine.padEnd(8)} ${path.padEnd(36)} first paint ${paint === null ? 'not told' : `${paint} ms`}, layout shift ${shift ?? 'not told by this engine'}`

async function inFirefox(origin: string, pages: readonly string[]): Promise<string[]> {
  const executablePath = findFirefox()
  if (!executablePath) return ['Firefox: not here']
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath })
  const lines: string[] = []
  for (const path of pages) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(origin + path, { waitUntil: 'load' })
    lines.push(line('Firefox', path, await page.evaluate<Told>(`(() => { ${ask} })()`)))
    await page.close()
  }
  await browser.close()
  return lines
}

async function inWebKit(origin: string, pages: readonly string[]): Promise<string[]> {
  const engine = findWebKit()
  if (!engine) return ['WebKit: not here']
  const lines: string[] = []
  await withWebKit(engine, async (page) => {
    for (const path of pages) {
      await page.open(origin + path)
      lines.push(line('WebKit', path, (await page.run(ask)) as Told))
    }
  })
  return lines
}

/** First paint and layout shift in the other engines, on this machine and line: figures to look at, not budgets. */
export async function otherEngines(origin: string, pages: readonly string[]): Promise<string[]> {
  return [...(await inFirefox(origin, pages)), ...(await inWebKit(origin, pages))]
}
