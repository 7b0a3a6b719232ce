import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { freePort } from '#server/fixtures/server-process.ts'
import { chromiumFlags, requireChromium } from '../chromium.ts'
import { connectDevTools } from './devtools.ts'
import { inspect } from './lighthouse.ts'
import type { Figures } from './measures.ts'
import { phone } from './phone.ts'
import type { Report } from './table.ts'
import { timeFirstPress } from './time-first-press.ts'
import { timeInDoubt } from './time-in-doubt.ts'
import { timeNextPage } from './time-next-page.ts'
import { weighPage } from './weigh-page.ts'

export type Measured = {
  report: Report
  /** What cost a page a score or held up its first paint, one line each. */
  remarks: string[]
}

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

  const report: Report = new Map()
  const remarks = new Set<string>()

  /** Only the first Lighthouse run asks for what is the same in all of them. */
  async function runLighthouse(path: string, done: number): Promise<Figures> {
    const { figures, complaints } = await inspect(origin + path, port, done > 0)
    for (const complaint of complaints) remarks.add(`${path}: ${complaint}`)
    return figures
  }

  /** Each is timed by itself: one past its budget does not make the others be timed again. */
  const kinds: ((path: string, done: number) => Promise<Figures>)[] = [
    async (path) => ({ next: await timeNextPage(devtools, origin, path, true) }),
    async (path) => ({ plain: await timeNextPage(devtools, origin, path, false) }),
    async (path) => ({ press: await onPhone((page) => timeFirstPress(page, origin + path)) }),
    runLighthouse,
  ]

  const start = performance.now()
  try {
    for (const path of paths) {
      const { figures, blocking } = await onPhone((page) => weighPage(page, origin + path))
      for (const file of blocking) remarks.add(`${path}: ${file} holds up the first paint`)
      for (const once of kinds) Object.assign(figures, await timeInDoubt(path, runs, (done) => once(path, done)))
      report.set(path, figures)
      const minutes = ((performance.now() - start) / 60_000).toFixed(1)
      console.error(`measured ${path}: ${report.size} of ${paths.length} pages in ${minutes} min`)
    }
  } catch (error) {
    throw new Error(`${paths[report.size]}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await Promise.allSettled([browser.close(), devtools.send('Browser.close')])
    devtools.close()
  }
  return { report, remarks: [...remarks] }
}
