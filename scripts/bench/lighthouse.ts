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

/**
 * One Lighthouse run with its mobile preset (a mid-range phone on simulated slow 4G), in the browser that listens on
 * `port`. Throws when the page could not be loaded.
 */
export async function inspect(address: string, port: number): Promise<Inspection> {
  const run = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? address}`)
  const { lhr } = run
  const scores = Object.entries(categories).map(([name, id]) => [
    name,
    Math.round((lhr.categories[id]?.score ?? 0) * 100),
  ])
  const times = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0])
  return { figures: Object.fromEntries([...scores, ...times]), complaints: complaintsOf(lhr) }
}
