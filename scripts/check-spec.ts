import { isDeepStrictEqual } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import * as prices from '#content/calculator.ts'
import * as prescribedPrices from '#domain/fixtures/prices.ts'
import { type Block, everyPage, pages, serviceGroups } from './check-spec/prescribed.ts'
import { buildIfNeeded, serveSite } from './serve-site.ts'
import { chromiumFlags, requireChromium } from './test-tools.ts'

const missing: string[] = []
let checked = 0

function check(where: string, what: string, found: boolean): void {
  checked += 1
  if (!found) missing.push(`${where}: ${what}`)
}

function plain(text: string): string {
  return text
    .replace(/[‐-–]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[\s\u00a0\u2060]+/g, ' ')
    .toLowerCase()
}

async function textOf(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const templates = [...document.querySelectorAll('template')].map(({ content }) => content)
    return [document.body, ...templates].map(({ textContent }) => textContent)
  })
  return plain(texts.join(' '))
}

async function checkPage(page: Page, origin: string, path: string): Promise<void> {
  const answer = await page.goto(origin + path)
  check(path, 'status', answer?.status() === (path === '/no-such-page' ? 404 : 200))
  const text = await textOf(page)
  for (const { texts = [], links = [], counts = {}, blocks = [] } of [everyPage, pages[path] ?? {}]) {
    for (const wanted of texts) check(path, `text "${wanted}"`, text.includes(plain(wanted)))
    for (const name of links)
      check(path, `link "${name}"`, (await page.getByRole('link', { name, includeHidden: true }).count()) > 0)
    for (const [selector, least] of Object.entries(counts)) {
      const found = await page.locator(selector).count()
      check(path, `${least} × ${selector}, found ${found}`, found >= least)
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const block of blocks) {
        const what = `at ${width} px, under a heading "${block.heading}", ${block.entries} open entries ${block.items.join(', ')}`
        check(path, what, await hasBlock(page, block))
      }
    }
  }
  for (const href of Object.values(serviceGroups).flat())
    check(path, `menu link ${href}`, (await page.locator(`header a[href="${href}"]`).count()) > 0)
}

/**
 * Each list of a page: below a heading of its own, together, in order and open. The block of a heading is the nearest element
 * around it that holds the entries; it must not reach over another heading of that rank.
 */
async function hasBlock(page: Page, block: Block): Promise<boolean> {
  const texts = await page.evaluate(blockTexts, block)
  return texts.map(plain).some((text) => {
    let from = 0
    return block.items.every((item) => {
      const at = text.indexOf(plain(item), from)
      from = at + item.length
      return at >= 0
    })
  })
}

/** Runs in the page: the visible text of every block with such a heading and so many open entries. */
function blockTexts({ heading, entries }: Block): string[] {
  const rank = ({ tagName }: Element) => Number(tagName.slice(1))
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)')].filter((element) => element.checkVisibility())
  const pattern = new RegExp(heading, 'i')
  return headings
    .filter(({ textContent }) => pattern.test(textContent))
    .flatMap((own) => {
      for (let around = own.parentElement; around && around.localName !== 'main'; around = around.parentElement) {
        const found = [...around.querySelectorAll('li, dt, tr, article, blockquote, figure')]
        const outer = found.filter((element) => !found.some((other) => other !== element && other.contains(element)))
        const open = outer.filter((element) => element.checkVisibility())
        const others = headings.filter((other) => other !== own && around.contains(other) && rank(other) <= rank(own))
        if (others.length > 0) return []
        // biome-ignore lint/performance/useDomNodeTextContent: text that is not shown does not count
        if (open.length >= entries && around instanceof HTMLElement) return [around.innerText]
      }
      return []
    })
}

type PriceList = {
  calculatorServices: readonly { value: string; rate: number }[]
  calculatorFactors: Readonly<Record<string, { options: readonly { value: string; multiplier: number }[] }>>
}

/** What each choice of the calculator costs. */
function effectsOf({ calculatorServices, calculatorFactors }: PriceList) {
  return [
    ...calculatorServices.map(({ value, rate }) => [value, rate]),
    ...Object.values(calculatorFactors).flatMap(({ options }) =>
      options.map(({ value, multiplier }) => [value, multiplier]),
    ),
  ]
}

/** `npm run check:spec`: fails when the built site lacks something that the specification prescribes. */
async function checkSpec(): Promise<void> {
  buildIfNeeded()
  const { origin, stop } = await serveSite()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    for (const path of Object.keys(pages)) await checkPage(page, origin, path)
    const redirect = await fetch(`${origin}/project-gallery`, { redirect: 'manual' })
    check('/project-gallery', 'redirect to /', redirect.status === 301 && redirect.headers.get('location') === '/')
    check('/calculator', 'rates and multipliers', isDeepStrictEqual(effectsOf(prices), effectsOf(prescribedPrices)))
  } finally {
    await browser.close()
    await stop()
  }
  for (const line of missing) console.error(`Missing on ${line}`)
  console.log(`${checked - missing.length} of ${checked} prescribed items found`)
  process.exitCode = missing.length > 0 ? 1 : 0
}

await checkSpec()
