import lighthouse from 'lighthouse'
import type { MeasureName, Metrics } from './budgets.ts'

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

/** One Lighthouse run with the mobile preset, in the browser on `port`. `failed` names audits that lowered a score. */
export async function inspect(address: string, port: number): Promise<{ metrics: Metrics; failed: string[] }> {
  const result = await lighthouse(address, { port, logLevel: 'error', disableFullPageScreenshot: true })
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing')
  const { lhr } = result
  const scores = Object.entries(categories).map(([name, id]) => [
    name,
    Math.round((lhr.categories[id]?.score ?? 0) * 100),
  ])
  const times = Object.entries(audits).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? 0])
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
  return { metrics: Object.fromEntries([...scores, ...times]), failed }
}
