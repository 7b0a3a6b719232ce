import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { freePort } from '#server/enquiries/desk-tests/server-process.ts'
import { chromiumFlags, requireChromium } from '../chromium.ts'
import { pastBudget } from './budgets.ts'
import { connectDevTools } from './devtools.ts'
import { type Inspection, inspect } from './lighthouse.ts'
import { medianFigures } from './measures.ts'
import { phone } from './phone.ts'
import type { Report } from './table.ts'
import { timeFirstPress } from './time-first-press.ts'
import { timeNextPage } from './time-next-page.ts'
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

const mediansOf = (timed: readonly Inspection[]) => medianFigures(timed.map(({ figures }) => figures))

/** Measures pages one after the other. `runs`: how many times each is timed (0: weighed only); medians are kept. */
export async function measureSite(origin: string, paths: readonly string[], runs: number): Promise<Measured> {
  const port = await freePort()
  const executablePath = requireChromium(process.env)
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  const prerendering = await launch({ executablePath, args: [...chromiumFlags] })
  const devtools = await connectDevTools(prerendering.wsEndpoint())
  // Puppeteer inspects every page it knows of.
  await prerendering.disconnect()

  /** A new phone, with nothing cached. */
  async function onPhone<T>(use: (page: Awaited<ReturnType<typeof browser.newPage>>) => Promise<T>): Promise<T> {
    const context = await browser.newContext(phone)
    try {
      return await use(await context.newPage())
    } finally {
      await context.close()
    }
  }

  /** Two clicks, a press and one Lighthouse run; only the first run asks for what is the same in all of them. */
  async function time(path: string, done: number): Promise<Inspection> {
    const next = await timeNextPage(devtools, origin, path, true)
    const plain = await timeNextPage(devtools, origin, path, false)
    const press = await onPhone((page) => timeFirstPress(page, origin + path))
    const { figures, complaints } = await inspect(origin + path, port, done > 0)
    return { figures: { ...figures, next, plain, press }, complaints }
  }

  /** A page past a budget is timed twice as often again: something else may have held the machine up. All runs count. */
  async function timeInDoubt(path: string): Promise<Inspection[]> {
    const timed = await repeat(runs, (done) => time(path, done))
    if (pastBudget(path, mediansOf(timed)).length === 0) return timed
    return [...timed, ...(await repeat(runs * 2, () => time(path, runs)))]
  }

  const report: Report = new Map()
  const remarks = new Set<string>()
  try {
    for (const path of paths) {
      const weight = await onPhone((page) => weighPage(page, origin + path))
      for (const file of weight.blocking) remarks.add(`${path}: ${file} holds up the first paint`)
      const timed = await timeInDoubt(path)
      for (const complaint of timed.flatMap(({ complaints }) => complaints)) remarks.add(`${path}: ${complaint}`)
      report.set(path, { ...weight.figures, ...mediansOf(timed) })
      console.error(`measured ${path}`)
    }
  } catch (error) {
    throw new Error(`${paths[report.size]}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await Promise.allSettled([browser.close(), devtools.send('Browser.close')])
    devtools.close()
  }
  return { report, remarks: [...remarks] }
}
