import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { paths } from '#content/navigation.ts'
import { pastBudget } from './bench/budgets.ts'
import { measureSite } from './bench/measure-site.ts'
import { otherEngines } from './bench/other-engines.ts'
import { compareReports, fromTable, type Report, toTable } from './bench/table.ts'
import { serveSite } from './serve-site.ts'

const kept = 'bench/latest.md'
const besides = `Beside them, no budgets. Moved: how far the heading, section or form that moves furthest goes up or down, also
before the first paint, until a second after the page has loaded; these engines tell no layout shift.`

function readOptions() {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, runs: { type: 'string', default: '3' }, against: { type: 'string' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 0) throw new Error('--runs must be a whole number; 0 weighs pages only')
  const pages = values.pages?.split(',') ?? paths
  const unknown = pages.filter((path) => !(paths as readonly string[]).includes(path))
  if (unknown.length > 0) throw new Error(`--pages: there is no page ${unknown.join(', ')}`)
  return { pages, runs, against: values.against }
}

/** Words for the report when other programs use this machine: times are then worse than the site is. */
function busyness(): string {
  const [load = 0] = loadavg()
  return load > availableParallelism() / 2 ? ` The machine was busy (load ${load.toFixed(1)}): times are too long.` : ''
}

function document(report: Report, runs: number, busy: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
  return [
    '# Every page, measured',
    '',
    `\`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}; medians of ${runs}, of ${runs * 3} for what is past its budget.${busy}`,
    'Sizes: kB (1,000 bytes) over the wire, compressed, first view on a phone, not scrolled; HTML with its styles,',
    'script with what is written into the HTML. Perf. to CLS: Lighthouse, mobile preset, simulated slow 4G',
    '(Access., Pract. and SEO do not differ from run to run: one of them). Next page: ms from the click that leads to this page',
    'until it is painted, the pointer rested on the link for 300 ms; Unprepared: the same where nothing is prerendered. First',
    'press: ms until the slowest island of the page has painted its answer, in view for half a second, processor slowed four times.',
    '',
    toTable(report),
    '',
  ].join('\n')
}

/** `npm run bench`: measures every page as a phone would get it from the server; fails past a budget. */
async function bench(): Promise<void> {
  const { pages, runs, against } = readOptions()
  const before = against ? fromTable(await readFile(against, 'utf8')) : undefined
  if (spawnSync(process.execPath, ['scripts/build-if-needed.ts'], { stdio: 'inherit' }).status !== 0) {
    throw new Error('Nothing to measure: the build failed')
  }
  const busy = busyness()
  const { origin, stop } = await serveSite()
  const others: string[] = []
  const { report, remarks } = await measureSite(origin, pages, runs)
    .then(async (measured) => {
      if (runs > 0) others.push(...(await otherEngines(origin, pages)))
      return measured
    })
    .finally(stop)
  const failures = [...report].flatMap(([path, figures]) => pastBudget(path, figures))

  console.log(`\n${toTable(report)}\n`)
  if (runs > 0 && busy) console.log(`Remark:${busy}`)
  for (const remark of remarks) console.log(`Remark: ${remark}`)
  if (others.length > 0) console.log(`${besides}\n${others.map((told) => `  ${told}`).join('\n')}\n`)
  if (before) {
    const changes = compareReports(before, report)
    console.log(changes.length > 0 ? `Against ${against}:` : `Nothing differs from ${against} by more than noise`)
    for (const change of changes) console.log(`  ${change}`)
  }
  // A look at some pages, or without timing, is shown and not kept.
  if (runs > 0 && paths.every((path) => report.has(path))) {
    await mkdir('bench', { recursive: true })
    await writeFile(kept, document(report, runs, busy))
    console.log(`Kept in ${kept}`)
  }
  for (const failure of failures) console.error(`Past budget: ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

try {
  await bench()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
