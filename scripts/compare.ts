import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { paths } from '#content/navigation.ts'
import { chromiumFlags, requireChromium } from './chromium.ts'
import { differenceOf } from './compare/difference.ts'
import { type Compared, reportHtml } from './compare/report.ts'
import { buildAndServe, checkOut, removeTree } from './compare/site-at.ts'

/** Percent of a page that may differ without being shown. */
const allowed = 0.05
/** One moment for both, so that "open now" and dates are the same. */
const moment = new Date('2026-11-23T10:00:00Z')

/** The whole page at one width, its pictures loaded, nothing moving. */
async function shoot(browser: Browser, address: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 1200 }, reducedMotion: 'reduce' })
  await page.clock.setFixedTime(moment)
  // The page of addresses that have none answers 404, which is no fault here.
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.close()
  return shot
}

/** `npm run compare -- REF`: what changed to the eye since a git reference, page by page and width by width. */
async function compare(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      widths: { type: 'string', default: '390,820,1440' },
      out: { type: 'string', default: join('.cache', 'compare') },
    },
  })
  const [reference] = positionals
  if (!reference) throw new Error('Compare with what? npm run compare -- main [--pages /,/contact] [--widths 390,1440]')
  const pages = values.pages?.split(',') ?? [...paths, '/no-such-page']
  const widths = values.widths.split(',').map(Number)
  const folder = join(await mkdtemp(join(tmpdir(), 'compare-')), 'site')
  const stops: (() => unknown)[] = []
  try {
    await checkOut(reference, folder)
    stops.push(() => removeTree(folder))
    const [before, after] = [await buildAndServe(folder), await buildAndServe('.')]
    const browser = await chromium.launch({ executablePath: requireChromium(process.env), args: chromiumFlags })
    stops.push(before.stop, after.stop, () => browser.close())
    await rm(values.out, { recursive: true, force: true })
    await mkdir(values.out, { recursive: true })
    const compared: Compared[] = []
    for (const width of widths) {
      for (const path of pages) {
        const shots = [
          await shoot(browser, before.origin + path, width),
          await shoot(browser, after.origin + path, width),
        ]
        const [first = Buffer.of(), second = Buffer.of()] = shots
        const { share, heights, picture } = await differenceOf(first, second)
        const name = `${path === '/' ? 'home' : path.slice(1)}-${width}`
        compared.push({ path, width, share, heights, name })
        console.log(
          `${path.padEnd(36)}${String(width).padStart(6)}${heights.join(' → ').padStart(16)}${share.toFixed(2).padStart(9)} %`,
        )
        if (share <= allowed && heights[0] === heights[1]) continue
        const files = { before: first, after: second, difference: picture }
        for (const [kind, data] of Object.entries(files)) await writeFile(join(values.out, `${name}-${kind}.png`), data)
      }
    }
    await writeFile(join(values.out, 'index.html'), reportHtml(reference, compared, allowed))
    console.log(`\nOpen ${join(values.out, 'index.html')}`)
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

try {
  await compare()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
