import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import type { Figures, MeasureName } from './measures.ts'

export type Weight = {
  figures: Figures
  /** Files that hold up the first paint. */
  blocking: string[]
}

const kinds: Readonly<Record<string, MeasureName>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'font',
  image: 'image',
}

const kB = (bytes: number) => bytes / 1000

/** Runs in the page: React has taken it over, and nothing has arrived for half a second. */
function isSettled(): boolean {
  const footer = document.querySelector('footer')
  const hydrated = footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps'))
  const arrivals = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return hydrated && performance.now() - Math.max(...arrivals.map(({ responseEnd }) => responseEnd)) > 500
}

/**
 * Loads a page without scrolling and adds up what came over the wire, compressed, without HTTP headers. The styles
 * written into the HTML are compressed by themselves and count as CSS, the rest of the document as HTML.
 */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const finished: Request[] = []
  const keep = (request: Request) => finished.push(request)
  page.on('requestfinished', keep)
  await page.goto(address)
  await page.waitForFunction(isSettled)
  page.off('requestfinished', keep)

  const sums = { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 }
  const sent = finished.filter((request) => request.url().startsWith('http'))
  for (const request of sent) {
    const kind = (kinds[request.resourceType()] ?? 'other') as keyof typeof sums
    sums[kind] += kB((await request.sizes()).responseBodySize)
  }
  const { inlined, blocking } = await page.evaluate(() => ({
    inlined: [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    blocking: performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => new URL(name).pathname),
  }))
  const styles = kB(brotliCompressSync(inlined).length)
  const total = Object.values(sums).reduce((all, size) => all + size, 0)
  return {
    figures: { ...sums, html: sums.html - styles, css: sums.css + styles, total, requests: sent.length },
    blocking,
  }
}
