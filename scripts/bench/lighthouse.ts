import lighthouse, { type Result } from 'lighthouse'
import type { Figures, MeasureName } from './measures.ts'

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  search: 'seo',
} as const satisfies Partial<Record<MeasureName, string>>

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const satisfies Partial<Record<MeasureName, string>>

export type Inspection = {
  figures: Figures
  /** Audits that cost a score, performance apart: "color-contrast: Background and foreground colors …". */
  complaints: string[]
}

function complaintsOf({ categories, audits }: Result): string[] {
  const scored = Object.values(categories).filter(({ id }) => id !== 'performance')
  return scored
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
}

const tries = 3

/** Lighthouse now and then misses the first paint of a page: it is asked again then. */
async function run(address: string, port: number, onlyCategories: string[]): Promise<Result> {
  let fault = address
  for (let tried = 0; tried < tries; tried += 1) {
    const result = await lighthouse(address, {
      port,
      onlyCategories,
      output: 'json',
      logLevel: 'error',
      disableFullPageScreenshot: true,
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    fault = result?.lhr.runtimeError?.message ?? address
  }
  throw new Error(`Lighthouse: ${fault}`)
}

/**
 * One Lighthouse run with its mobile preset (a mid-range phone on simulated slow 4G), in the browser that listens on
 * `port`; `timesOnly` leaves out what does not differ from run to run. Throws when the page could not be loaded.
 */
export async function inspect(address: string, port: number, timesOnly = false): Promise<Inspection> {
  const wanted = Object.entries(categories).filter(([name]) => !timesOnly || name === 'performance')
  const ids = wanted.map(([, id]) => id)
  const lhr = await run(address, port, ids)
  const scores = wanted.map(([name, id]) => [name, Math.round((lhr.categories[id]?.score ?? 0) * 100)])
  const times = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0])
  return { figures: Object.fromEntries([...scores, ...times]), complaints: complaintsOf(lhr) }
}
