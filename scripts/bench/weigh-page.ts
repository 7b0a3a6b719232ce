import { brotliCompressSync } from 'node:zlib'
import { devices, type Page, type Request } from '@playwright/test'
import type { MeasureName, Metrics } from './budgets.ts'

/** Lighthouse's phone: 412 × 823 at 1.75 device pixels. */
export const phone = { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

export type Weight = {
  metrics: Metrics
  /** Files that block the first paint. */
  blocking: string[]
}

const kinds: Readonly<Record<string, MeasureName>> = {
  document: 'html',
  stylesheet: 'html',
  script: 'script',
  font: 'font',
  image: 'image',
}

const kB = (bytes: number) => bytes / 1000

/** Runs in the page: loaded, and no response for a second. */
function isSettled(): boolean {
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const last = Math.max(0, ...arrivals.map(({ responseEnd }) => responseEnd))
  return document.readyState === 'complete' && performance.now() - last > 1000
}

function lookInside() {
  const scripts = [...document.querySelectorAll('script:not([src])')] as HTMLScriptElement[]
  return {
    inline: scripts.filter(({ type }) => !type.includes('json')).map(({ text }) => text),
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  }
}

/** Adds up the compressed responses of a page, not scrolled. Inline scripts, compressed separately, count as script. */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(address)
  await page.waitForFunction(isSettled, undefined, { polling: 100 })
  const sent = finished.filter((request) => request.url().startsWith('http'))

  const sums = { html: 0, script: 0, font: 0, image: 0, other: 0 }
  for (const request of sent) {
    const kind = (kinds[request.resourceType()] ?? 'other') as keyof typeof sums
    sums[kind] += kB((await request.sizes()).responseBodySize)
  }
  const total = Object.values(sums).reduce((all, size) => all + size, 0)
  const { inline, blocking } = await page.evaluate(lookInside)
  const inlineSize = kB(brotliCompressSync(inline.join('\n')).length)
  const metrics = {
    ...sums,
    html: sums.html - inlineSize,
    script: sums.script + inlineSize,
    total,
    requests: sent.length,
  }
  return { metrics, blocking }
}
