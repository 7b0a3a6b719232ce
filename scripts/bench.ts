import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { paths } from '#content/navigation.ts'
import { type Measure, type Metrics, measures, medianMetrics, overBudget, toTable } from './bench/budgets.ts'
import { phone, weighPage } from './bench/weigh-page.ts'
import { freePort } from './free-port.ts'
import { buildIfNeeded, serveSite } from './serve-site.ts'
import { browserEnv, chromiumFlags, requireChromium } from './test-tools.ts'

/** One Lighthouse run with the mobile preset, in the browser on `port`. `failed` names audits that lowered a score. */
async function inspect(address: string, port: number): Promise<{ metrics: Metrics; failed: string[] }> {
  const result = await lighthouse(address, { port, logLevel: 'error', disableFullPageScreenshot: true })
  if (!result || result.lhr.runtimeError)
    throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing')
  const { lhr } = result
  const metrics = Object.entries<Measure>(measures).flatMap(([name, { category, audit }]) => {
    if (category) return [[name, Math.round((lhr.categories[category]?.score ?? 0) * 100)]]
    return audit ? [[name, lhr.audits[audit]?.numericValue ?? 0]] : []
  })
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
  return { metrics: Object.fromEntries(metrics), failed }
}

function readOptions() {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 0) throw new Error('--runs must be a whole number; 0 weighs pages only')
  return { pages: values.pages?.split(',') ?? paths, runs }
}

async function measure(origin: string, pages: readonly string[], runs: number): Promise<Map<string, Metrics>> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    env: browserEnv,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  const report = new Map<string, Metrics>()
  try {
    for (const path of pages) {
      const context = await browser.newContext(phone)
      const { metrics, blocking } = await weighPage(await context.newPage(), origin + path)
      await context.close()
      const remarks = new Set(blocking.map((file) => `${file} blocks the first paint`))
      const timed: Metrics[] = []
      while (timed.length < runs) {
        const run = await inspect(origin + path, port)
        timed.push(run.metrics)
        for (const audit of run.failed) remarks.add(audit)
      }
      report.set(path, { ...metrics, ...medianMetrics(timed) })
      console.error(`${path}: measured, ${report.size} of ${pages.length}`)
      for (const remark of remarks) console.error(`  ${remark}`)
    }
  } finally {
    await browser.close()
  }
  return report
}

function markdown(report: Map<string, Metrics>, runs: number): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
  return `# Every page, measured

\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}, median of ${runs}.
Sizes are kB (1,000 bytes) over the wire, compressed, first view on a phone, not scrolled. HTML includes styles; script includes
inline scripts. Perf. to CLS come from Lighthouse with its mobile preset (simulated slow 4G).

${toTable(report)}
`
}

/** `npm run bench`: measures every page on a phone and fails when a budget is exceeded. */
async function bench(): Promise<void> {
  const { pages, runs } = readOptions()
  buildIfNeeded()
  const { origin, stop } = await serveSite()
  const report = await measure(origin, pages, runs).finally(stop)
  console.log(toTable(report))
  if (runs > 0 && pages === paths) {
    await mkdir('bench', { recursive: true })
    await writeFile('bench/latest.md', markdown(report, runs))
  }
  const failures = [...report].flatMap(([path, metrics]) => overBudget(path, metrics))
  for (const failure of failures) console.error(`Over budget: ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

try {
  await bench()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
