import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sentListCopy } from '#content/attachments.ts'
import { business } from '#content/business.ts'
import { thankYou } from '#content/enquiry-desk.ts'
import { listOpenerCopy } from '#content/interactive/steel-list-opener.ts'
import { listPageCopy } from '#content/steel-list.ts'
import { openedAddresses } from './captures.ts'
import { office, test } from './custom-site.ts'
import { fillInQuote, openForm, send } from './quote-request.ts'
import { expect, hydrated } from './test.ts'

const files = [
  { name: 'frame plan.pdf', mimeType: 'application/pdf', buffer: noise('%PDF-1.7\n', 300_000) },
  { name: 'site.jpg', mimeType: 'image/jpeg', buffer: noise('\xff\xd8\xff\xe0', 120_000) },
  { name: 'opening.png', mimeType: 'image/png', buffer: noise('\x89PNG\r\n\x1a\n', 50_000) },
]

function noise(start: string, size: number): Buffer {
  return Buffer.concat([Buffer.from(start, 'latin1'), randomBytes(size)])
}

/**
 * Fills in the form on a page whose clock is a minute behind: an enquiry filled in too quickly counts as possible spam, and its
 * sender gets no copy.
 */
async function fillIn(page: Page, email: string, path = '/'): Promise<Locator> {
  await page.clock.install({ time: Date.now() - 60_000 })
  const form = await openForm(page, path)
  await fillInQuote(form, {
    'Full Name': 'Zoë O’Brien',
    'Email Address': email,
    'Project Description': 'A goalpost frame, 4.2 m × 2.4 m & £1,000',
  })
  return form
}

/** Longer than the form waits after the browser is online. */
const settle = (page: Page) => page.clock.fastForward(6000)

test('three files arrive whole, and the visitor gets a reference and a copy @firefox', async ({ page, mailAbout }) => {
  const form = await fillIn(page, 'zoe@visitor.example')
  await form.getByLabel('Attach Files').setInputFiles(files)
  await send(form)
  await expect(page).toHaveURL(/\/thank-you\?ref=[A-Z]+-/)
  await expect(page.getByText('Quote Request Sent')).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('ref') ?? 'none'
  await expect(page.getByRole('main').getByText(reference)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy my enquiry' })).toBeHidden()
  const copy = page.getByRole('main').getByText('A goalpost frame, 4.2 m × 2.4 m & £1,000')
  await expect(copy).toBeVisible()
  await expect(copy).toContainText(`- ${files[0]?.name} (`)
  await page.reload()
  await expect(copy).toBeVisible()

  const mailTo = (address: string) => mailAbout('zoe@visitor.example').find(({ to }) => to.includes(address))?.email
  await expect.poll(() => mailAbout('zoe@visitor.example').length, { timeout: 30_000 }).toBe(2)
  const enquiry = mailTo(office)
  const contents = enquiry?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))
  expect(contents).toEqual(files.map(({ buffer }) => buffer))
  expect(mailTo('zoe@visitor.example')?.text).toContain(reference)

  await page.goBack()
  await hydrated(page, form)
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  await expect(form.getByRole('listitem')).toHaveCount(0)
})

/** Ids of the submissions posted so far. */
function postedIds(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/enquiries')) return
    ids.push(/name="submission"\s+(\S+)/.exec(request.postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? 'none')
  })
  return ids
}

test('a retry after a lost answer is one enquiry, and it is the only retry', async ({ page, mailAbout, noise }) => {
  noise.allow(/ERR_(FAILED|CONNECTION|EMPTY)/)
  const ids = postedIds(page)
  const form = await fillIn(page, 'twice@visitor.example')
  await page.route('**/api/enquiries', async (route) => {
    if (ids.length === 1) await route.fetch()
    await route.abort()
  })
  await send(form)
  const notice = form.getByRole('alert')
  await expect(notice).toContainText('Your enquiry was not sent')
  await expect(notice).toContainText('send your enquiry again automatically, once')
  await expect(notice).toBeFocused()
  await expect(form.getByLabel('Full Name')).toHaveValue('Zoë O’Brien')
  await settle(page)
  await expect(notice).toContainText('Press Try again: nothing is sent twice.')
  await settle(page)
  expect(ids).toHaveLength(2)
  await page.unroute('**/api/enquiries')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/thank-you\?ref=[A-Z]+-/)
  expect(new Set(ids).size).toBe(1)
  await expect.poll(() => mailAbout('twice@visitor.example').length, { timeout: 30_000 }).toBe(2)
})

test('an interrupted upload is sent again once the browser is online', async ({ page, mailAbout, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const ids = postedIds(page)
  const form = await fillIn(page, 'tunnel@visitor.example')
  await form.getByLabel('Attach Files').setInputFiles(files)
  const session = await page.context().newCDPSession(page)
  const line = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 20, downloadThroughput: -1, uploadThroughput })
  await line(false, 40_000)
  await send(form)
  await expect.poll(async () => Number(await form.getByRole('progressbar').getAttribute('value'))).toBeGreaterThan(0.1)
  await line(true, 40_000)
  const notice = form.getByRole('alert')
  await expect(notice).toContainText('As soon as you are online again, we will send your enquiry automatically, once.')
  await expect(notice).toBeFocused()
  await expect(form.getByLabel('Project Description')).toHaveValue(/goalpost frame/)
  await expect(form.getByRole('listitem').filter({ hasText: 'frame plan.pdf' })).toBeVisible()
  const online = page.evaluate(() => new Promise<void>((resolve) => addEventListener('online', () => resolve())))
  await line(false, -1)
  await online
  await settle(page)
  await expect(page).toHaveURL(/\/thank-you\?ref=[A-Z]+-/, { timeout: 30_000 })
  await expect.poll(() => mailAbout('tunnel@visitor.example').length, { timeout: 30_000 }).toBe(2)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a button, a changed field and a removed file stop the automatic retry', async ({ page, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const ids = postedIds(page)
  const form = await fillIn(page, 'stopped@visitor.example')
  await form.getByLabel('Attach Files').setInputFiles(files)
  await page.context().setOffline(true)
  await send(form)
  const again = form.getByRole('button', { name: 'Try again' })
  for (const [index, stop] of [
    () => form.getByRole('button', { name: 'Do not send automatically' }).click(),
    () => form.getByLabel('Full Name').fill('Zoë'),
    () => form.getByRole('button', { name: 'Remove site.jpg' }).click(),
  ].entries()) {
    await expect(form.getByRole('alert')).toContainText('send your enquiry automatically, once')
    await stop()
    await expect(form.getByRole('alert')).toContainText('press Try again')
    await page.context().setOffline(false)
    await settle(page)
    expect(ids).toHaveLength(index + 1)
    if (index < 2) await page.context().setOffline(true)
    await again.click()
  }
  await expect(page).toHaveURL(/\/thank-you\?ref=[A-Z]+-/)
})

test('an answer of 413, 429 or 503 keeps everything and offers both next steps', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/)
  const form = await fillIn(page, 'kept@visitor.example')
  await form.getByLabel('Attach Files').setInputFiles(files.slice(0, 1))
  const notice = form.getByRole('alert')
  let status = 0
  await page.route('**/api/enquiries', (route) =>
    route.fulfill({ status, headers: { 'retry-after': '90' }, json: { title: 'No', errors: [] } }),
  )
  for (const [answer, says] of [
    [413, /files are too large/],
    [429, /Wait 2 minutes/],
    [503, /cannot take enquiries at the moment/],
  ] as const) {
    status = answer
    await form
      .getByRole('button', { name: /^(Send Quote Request|Try again)$/ })
      .last()
      .click()
    await expect(notice).toContainText(says)
    await expect(form.getByLabel('Project Description')).toHaveValue(/goalpost frame/)
    await expect(form.getByRole('listitem').filter({ hasText: 'frame plan.pdf' })).toBeVisible()
  }
  const opened = await openedAddresses(page)
  await notice.getByRole('button', { name: 'Send by email instead' }).click({ noWaitAfter: true })
  expect(await form.getByText(/^Upload/).count()).toBe(0)
  await expect(page).toHaveURL('/thank-you')
  await expect.poll(() => opened[0]).toContain(`mailto:${business.email}`)
  // Nothing has reached the firm, so the page must not say that it has.
  await expect(page.getByRole('heading', { name: thankYou.draft.title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy my enquiry' })).toBeVisible()
})

test('an upload can be cancelled, and an error of the server is shown at its field', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/)
  const form = await fillIn(page, 'cancel@visitor.example')
  await form
    .getByLabel('Attach Files')
    .setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') }])
  await page.route('**/api/enquiries', () => {})
  await send(form)
  await expect(form.getByRole('progressbar')).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByRole('alert')).toContainText('Sending cancelled')
  await expect(form.getByLabel('Full Name')).toHaveValue('Zoë O’Brien')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await send(form)
  await expect(form.getByRole('alert')).toContainText('to fill in or correct')
  await form.getByRole('alert').getByRole('link').first().click()
  await expect(form.getByLabel('Attach Files')).toBeFocused()
})

test('a steel list survives a failure, arrives as a file and is forgotten then', async ({ page, mailAbout, noise }) => {
  noise.allow(/Failed to load resource/)
  const form = await fillIn(page, 'list@visitor.example', '/steel-fabrication-kent')
  const list = page.getByRole('region', { name: listOpenerCopy.title })
  await list.getByLabel(listOpenerCopy.paste.label).fill('4 no 203x133x25 UB x 3300\nTwo gates as on the sketch')
  await list.getByRole('button', { name: listOpenerCopy.open }).click()
  const section = list.getByLabel('Section, row 1', { exact: true })
  await list.getByRole('button', { name: listPageCopy.send }).click()
  await expect(form).toBeFocused()
  const line = form.getByText('Steel list: 4 pieces, 331 kg, 1 line kept as written')
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 503, json: { title: 'No', errors: [] } }), {
    times: 1,
  })
  await send(form)
  await expect(form.getByRole('alert')).toContainText('Everything you typed and attached is still here.')
  await expect(line.last()).toBeVisible()
  await expect(section).toHaveValue('UB 203x133x25')
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/thank-you\?ref=/)
  await expect.poll(() => mailAbout('list@visitor.example').length, { timeout: 30_000 }).toBe(2)
  const attached = mailAbout('list@visitor.example').flatMap(({ email }) => email.attachments)
  expect(attached.map(({ filename }) => filename)).toEqual([sentListCopy.file])
  await expect(page.getByRole('main').getByText('Two gates as on the sketch')).toBeVisible()
  await page.goBack()
  await hydrated(page, form)
  await expect(line).toHaveCount(0)
  await expect(section).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the plain form delivers too, with a steel list as it was written', async ({ page, mailAbout }) => {
    const written = ['4 no UB 203x133x25, 3300 long, primed', 'Two gates as on the sketch']
    await page.goto('/steel-fabrication-kent')
    const field = page.getByRole('textbox', { name: 'Steel list' })
    await expect(field).toHaveAccessibleDescription(/One piece per line.* For example: 4 no UB 203x133x25/)
    await field.fill(written.join('\n'))
    const form = page.locator('form')
    await fillInQuote(form, { 'Email Address': 'plain@visitor.example' })
    await form.getByLabel('Attach Files').setInputFiles(files.slice(2))
    await send(form)
    await expect(page).toHaveURL(/\/thank-you\?ref=[A-Z]+-/)
    await expect.poll(() => mailAbout('plain@visitor.example').length, { timeout: 30_000 }).toBe(2)
    const enquiry = mailAbout('plain@visitor.example').find(({ to }) => to.includes(office))?.email
    for (const line of written) expect(enquiry?.text).toContain(`- ${line}`)
  })
})
