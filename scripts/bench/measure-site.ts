import { chromium } from '@playwright/test'
import { freePort } from '#server/enquiries/proof/server-process.ts'
import { chromiumFlags, requireChromium } from '../chromium.ts'
import { inspect } from './lighthouse.ts'
import { type Figures, median, medianFigures } from './measures.ts'
import { phone } from './phone.ts'
import type { Report } from './table.ts'
import { timeHydration, timeNextPage } from './time-page.ts'
import { weighPage } from './weigh-page.ts'

export type Measured = {
  report: Report
  /** What cost a page a score or held up its first paint, one line each. */
  remarks: string[]
}

async function repeat<T>(times: number, once: (done: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let done = 0; done < times; done += 1) results.push(await once(done))
  return results
}

/** Measures pages one after the other. `runs`: how many times each is timed (0: weighed only); medians are kept. */
export async function measureSite(origin: string, paths: readonly string[], runs: number): Promise<Measured> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: requireChromium(process.env),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })

  /** A new phone, with nothing cached. */
  async function onPhone<T>(use: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<T>): Promise<T> {
    const context = await browser.newContext(phone)
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }

  async function time(path: string): Promise<Figures> {
    const hydrated = await repeat(runs, () => onPhone((page) => timeHydration(page, origin + path)))
    const clicks = await repeat(runs, () => onPhone((page) => timeNextPage(page, origin, path)))
    const next = clicks.filter((taken) => taken !== undefined)
    return { hydrated: median(hydrated), ...(next.length > 0 ? { next: median(next) } : {}) }
  }

  const report: Report = new Map()
  const remarks = new Set<string>()
  try {
    for (const path of paths) {
      const weight = await onPhone((page) => weighPage(page, origin + path))
      for (const file of weight.blocking) remarks.add(`${path}: ${file} holds up the first paint`)
      const times = runs > 0 ? await time(path) : {}
      const inspections = await repeat(runs, (done) => inspect(origin + path, port, done > 0))
      for (const complaint of inspections.flatMap(({ complaints }) => complaints)) remarks.add(`${path}: ${complaint}`)
      report.set(path, { ...weight.figures, ...medianFigures(inspections.map(({ figures }) => figures)), ...times })
      console.error(`measured ${path}`)
    }
  } finally {
    await browser.close()
  }
  return { report, remarks: [...remarks] }
}
