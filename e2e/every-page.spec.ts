import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { callLabel } from '#content/business.ts'
import { about, home } from '#content/page-content.ts'
import { services } from '#content/services.ts'
import { siteCopy } from '#content/site-copy.ts'
import { overBudget } from '#scripts/bench/budgets.ts'
import { phone as lighthousePhone, weighPage } from '#scripts/bench/weigh-page.ts'
import { violations } from './axe.ts'
import { expandAll, layoutSettled, overflowing, removeWebFonts, setBrowserTextSize } from './overflow.ts'
import { everyPath } from './pages.ts'
import { expect, hydrateAll, test } from './test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
/** 1,280 by 1,024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 }

/** Pages whose desktop layout differs most from the phone's, and what a visitor operates on them. */
const inBothLayouts = ['/', '/steel-fabrication-kent', '/areas-we-serve', '/calculator', '/contact']

const { viewport, deviceScaleFactor } = lighthousePhone
test.use({ viewport, deviceScaleFactor })

test.beforeEach(({ noise }) => {
  noise.allow(/404 \(Not Found\)/)
})

/** Remembers every element once the document is parsed, before deferred scripts run. Gives those that were removed since. */
async function watchReplaced(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.onreadystatechange = () =>
      Object.assign(window, {
        sent: Reflect.get(window, 'sent') ?? [...document.querySelectorAll(':is(header, main, footer) *')],
      })
  })
  return () =>
    page.evaluate(() =>
      (Reflect.get(window, 'sent') as Element[])
        .filter((element) => !element.isConnected)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
}

/** Files requested before the first paint, without fonts and the icon of the tab, which block nothing. */
async function requestedBeforePaint(page: Page): Promise<string[]> {
  const early = await page.evaluate(() => {
    const painted = Reflect.get(performance.getEntriesByName('first-contentful-paint')[0] ?? {}, 'paintTime')
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= Number(painted))
    return [painted ? '' : 'nothing was painted', ...files.map(({ name }) => new URL(name).pathname)]
  })
  return early.filter((name) => name && !/^\/fonts\/.*\.woff2$|^\/favicon\.svg$/.test(name))
}

/** The links that a visitor sees without scrolling, below the heading and its lead. */
const firstLinks: Record<string, readonly (string | undefined)[]> = {
  '/': [home.hero.quoteLabel],
  ...Object.fromEntries(
    services.map(({ path, hero }) => [
      path,
      path === '/emergency-steel-repair' ? [callLabel, hero.action] : [hero.action],
    ]),
  ),
  '/areas-we-serve': [callLabel],
  '/about': [about.contact.actions[0]?.label],
  '/calculator': [],
  '/contact': [siteCopy.callNow],
}

/** The heading and first links of a page that are not seen without scrolling. Pages without an entry above have none. */
async function belowTheFold(page: Page, path: string): Promise<string[]> {
  const links = firstLinks[path]
  if (!links) return []
  const main = page.getByRole('main')
  const stickyCall = page
    .getByRole('region', { name: siteCopy.quickContact })
    .getByRole('link', { name: siteCopy.callNow })
  // Does not wait: wide screens have no such bar.
  const callTops = await stickyCall.evaluateAll((calls) => calls.map((link) => link.getBoundingClientRect().top))
  const fold = Math.min(page.viewportSize()?.height ?? 0, ...callTops)
  const parts = [main.getByRole('heading', { level: 1 })]
  for (const name of links) parts.push(main.getByRole('link', { name }).first())
  const below = []
  for (const part of parts) {
    const box = await part.boundingBox()
    if (!box || box.y + box.height > fold) below.push(String(part))
  }
  return below
}

const ibmEngine = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')

type Result = { ruleId: string; value: [string, string]; message: string; path: { dom: string } }

/** The engine, once it runs in a page. */
declare const ace: {
  Checker: new () => { check: (part: Document, rulesets: string[]) => Promise<{ results: Result[] }> }
}

/** What IBM's checker is certain of against WCAG 2.2, by rule and place. What it asks a person to confirm is left out. */
async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(ibmEngine)
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
  })
}

// Loading a page takes longer than looking at it: each is visited once, and looked at in every width and size.
for (const path of everyPath) {
  test(`${path} is within its budgets, accessible and whole at every size`, async ({ page }) => {
    async function resize(size: { width: number; height: number }): Promise<void> {
      // Wherever the page was scrolled to, its fixed bar would cover another field.
      await page.evaluate(() => scrollTo(0, 0))
      await page.setViewportSize(size)
      await layoutSettled(page, size.width)
    }
    const replaced = await watchReplaced(page)
    const { metrics, blocking } = await weighPage(page, path)
    expect.soft(overBudget(path, metrics), 'over budget').toEqual([])
    expect.soft(blocking, 'files that block the first paint').toEqual([])
    const early = await requestedBeforePaint(page)
    expect
      .soft(
        early.filter((name) => !/^\/assets\/.*\.avif$/.test(name)),
        'before the first paint',
      )
      .toEqual([])
    expect.soft(early.length, 'pictures before the first paint').toBeLessThanOrEqual(1)
    expect.soft(await replaced(), 'elements that React replaced').toEqual([])

    await resize(phone)
    expect.soft(await belowTheFold(page, path), 'below the fold of a phone').toEqual([])
    await hydrateAll(page)
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await violations(page), 'axe on a phone').toEqual([])
    await expect.soft(page.locator('body'), 'raw markup').not.toContainText(/\]\(|\{\w+\./, { useInnerText: true })

    await resize(desktop)
    expect.soft(await belowTheFold(page, path), 'below the fold of a desktop').toEqual([])
    if (inBothLayouts.includes(path)) {
      expect.soft(await violations(page), 'axe on a desktop').toEqual([])
      // A second opinion on what axe finds.
      expect.soft(await ibmViolations(page), 'IBM').toEqual([])
    }
    await expandAll(page)

    // The fallback font is wider than ours.
    await removeWebFonts(page)
    await resize(zoomed)
    expect.soft(await overflowing(page), 'zoomed to 400 %').toEqual([])
    await setBrowserTextSize(page, 32)
    for (const size of [phone, desktop]) {
      await resize(size)
      expect.soft(await overflowing(page), `text at 200 %, ${size.width} pixels wide`).toEqual([])
    }
  })
}
