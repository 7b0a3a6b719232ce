import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '#content/navigation.ts'
import { findWebKit } from './engines.ts'
import { serveSite } from './serve-site.ts'
import { type WebKitPage, withWebKit } from './webkit-smoke/driver.ts'

/** There is no console to read from outside: listeners are added as early as can be, and asked at the end. */
const listen = `window.heard = []; addEventListener('error', (event) => heard.push(event.message ?? 'a file failed'), true);
addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)))`

const atEnd = `scrollTo(0, document.documentElement.scrollHeight); return scrollY + innerHeight >= document.documentElement.scrollHeight - 2`
const islandsAwake = `for (const island of document.querySelectorAll('astro-island[ssr]')) island.firstElementChild?.scrollIntoView();
return document.querySelector('astro-island[ssr]') === null`
/** One after the other: a picture loads when it has been in view. */
const picturesShown = `const late = [...document.querySelectorAll('main .picture > img')].find((image) => !(image.complete && image.naturalWidth > 0));
late?.scrollIntoView({ block: 'center' }); return late === undefined`
const sideways = `return document.documentElement.scrollWidth > document.documentElement.clientWidth`

async function checkPage(page: WebKitPage, origin: string, path: string): Promise<void> {
  await page.open(origin + path)
  await page.run(listen)
  await page.until(`${path} has a heading`, `return document.querySelector('h1') !== null`)
  await page.until(`${path} wakes its islands`, islandsAwake)
  await page.until(`${path} shows its pictures`, picturesShown)
  await page.until(`${path} scrolls to its end`, atEnd)
  if (await page.run(sideways)) throw new Error(`${path} scrolls sideways`)
  const heard = (await page.run('return window.heard')) as string[]
  if (heard.length > 0) throw new Error(`${path}: ${heard.join('; ')}`)
}

/** From an empty form in error, through a file, to the draft, and back. */
async function sendQuote(page: WebKitPage, origin: string, file: string): Promise<void> {
  await page.open(`${origin}/welding-services`)
  await page.until('the form wakes', islandsAwake)
  // A click goes to a place on the screen: nothing may still be arriving above it.
  await page.until('the pictures are there', picturesShown)
  await page.click('form button[type=submit]')
  await page.until('the form lists what to do', `return document.querySelector('.error-summary li') !== null`)
  const fields = { name: 'Sam Taylor', phone: '07700 900123', email: 'sam@example.com', description: 'A gate' }
  for (const [name, text] of Object.entries(fields)) await page.type(`form [name=${name}]`, text)
  await page.run(`const choice = document.querySelector('form [name=location]'); choice.value = 'london';
choice.dispatchEvent(new Event('change', { bubbles: true }))`)
  await page.type('form input[type=file]', file)
  await page.until('the file is listed', `return document.querySelector('.attachment') !== null`)
  await page.click('form button[type=submit]')
  // There is no mail program here: WebKitGTK leaves the page for the draft's address, which it cannot open.
  await page.until('the draft', `return location.protocol === 'about:' || location.pathname === '/thank-you'`)
  await page.back()
  await page.until('back to the form', `return location.pathname === '/welding-services'`)
}

/** `node scripts/webkit-smoke.ts`: all pages and one journey in WebKit, which Safari is made of. */
async function smoke(): Promise<void> {
  const engine = findWebKit()
  if (!engine) return console.log('Skipped: no WebKit here')
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const file = join(folder, 'plan.pdf')
  await writeFile(file, '%PDF-1.7\n')
  const { origin, stop } = await serveSite()
  let faults = 0
  const check = async (name: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      faults += 1
      console.error(`✗ ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  try {
    await withWebKit(engine, async (page) => {
      for (const path of paths) await check(path, () => checkPage(page, origin, path))
      await check('quote form', () => sendQuote(page, origin, file))
    })
  } finally {
    await stop()
    await rm(folder, { recursive: true })
  }
  const counts = { passed: paths.length + 1 - faults, failed: faults }
  console.log(`WebKit: ${counts.passed} passed, ${counts.failed} failed`)
  if (process.env.REPORT) await writeFile(process.env.REPORT, JSON.stringify(counts))
  process.exitCode = faults > 0 ? 1 : 0
}

await smoke()
