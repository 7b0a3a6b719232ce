import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { thankYou } from '#content/enquiry-desk.ts'
import { onlyDraft, openedAddresses, sentEvents } from './captures.ts'
import { fillInQuote, openForm, send } from './quote-request.ts'
import { expect, hydrated, test } from './test.ts'

const file = (name: string, mimeType: string, size = 2000) => ({ name, mimeType, buffer: Buffer.alloc(size, 1) })

test('an empty form lists what to do, takes focus, and keeps what was typed @phone @firefox', async ({ page }) => {
  const form = await openForm(page)
  await form.getByLabel('Full Name').fill('Sam Taylor')
  await send(form)
  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your phone number',
    'Enter your email address',
    'Choose a service',
    'Choose a project location',
    'Describe your project',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await summary.getByRole('link', { name: 'Choose a service' }).click()
  await expect(form.getByLabel('Service Required')).toBeFocused()
  await expect(form.getByLabel('Service Required')).toHaveAccessibleDescription('Error: Choose a service')
  await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
  await fillInQuote(form)
  await form.getByLabel('Email Address').fill('sam at example')
  await send(form)
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an email address in the correct format, like name@example.com',
  ])
})

test('a request opens a complete mail draft and leads to the thank-you page @phone', async ({ page }) => {
  const events = await sentEvents(page)
  await page.clock.install()
  const form = await openForm(page, '/3d-modeling-services?utm=1')
  const opened = await openedAddresses(page)
  await form.getByLabel('Attach Files').setInputFiles([file('frame.dwg', 'image/vnd.dwg')])
  await expect(page.getByText('File type not supported')).toBeVisible()
  await fillInQuote(form, {
    'Project Description': 'Tom & Jerry’s 100% "steel" + £5,000 = ok?\nSecond line 🏗',
  })
  await form.getByLabel('WhatsApp').check()
  await form.getByLabel('Project Timeline').selectOption('Within 1 month')
  await form.getByLabel('Attach Files').setInputFiles([file('frame plan.pdf', 'application/pdf', 2_516_582)])
  // What is shown for 0.6 s stays, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await send(form)
  const onTop = await form.getByRole('button', { name: 'Sending Quote Request...' }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === button
  })
  expect(onTop, 'the button is in view').toBe(true)
  await expect(form.getByRole('status').filter({ hasText: 'Sending Quote Request...' })).toBeVisible()
  await form.getByLabel('Full Name').pressSequentially('!')
  await page.clock.resume()
  await expect(page).toHaveURL('/thank-you')
  expect(await page.evaluate(() => sessionStorage.getItem('draft-quote'))).toBeNull()
  await expect(page.getByRole('status').filter({ hasText: 'Quote Request Composed' })).toBeVisible()
  await expect(page.getByText('File type not supported')).toHaveCount(0)
  await expect(page.getByText(/Attach your files, then press send/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'frame plan.pdf' })).toBeVisible()

  const draft = await onlyDraft(opened)
  expect(draft.href.length).toBeLessThan(2000)
  expect([draft.to, draft.subject]).toEqual([business.email, `New Quote Request - ${business.name}`])
  expect(draft.body.split('\r\n')).toEqual(
    expect.arrayContaining([
      'About: 3D modelling services',
      'Tom & Jerry’s 100% "steel" + £5,000 = ok?',
      'Second line 🏗',
      '- frame plan.pdf (2.4 MB)',
    ]),
  )
  expect(draft.body).toMatch(/arrange file transfer/)
  expect(draft.body).toMatch(/Sent from: http:\/\/localhost:\d+\/3d-modeling-services\?utm=1/)
  const sent = await events()
  expect(sent.filter(({ name }) => name !== 'page_view')).toEqual([
    { name: 'form_submission', parameters: { form_type: 'quote' } },
    { name: 'quote_request', parameters: { service_type: 'structural-steel', page_path: '/3d-modeling-services' } },
  ])
})

test('a very long enquiry is shortened in the draft and copied in full', async ({ page, context }) => {
  const story = 'Line one\nLine two '.repeat(150).trim()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openForm(page)
  const opened = await openedAddresses(page)
  await fillInQuote(form, { 'Project Description': story })
  await send(form)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText(/the full text is on your clipboard/i)).toBeVisible()
  const { href, body } = await onlyDraft(opened)
  expect(href.length).toBeLessThan(2000)
  expect(body).toMatch(/… \(continues, \d+ more characters\)/)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const draft = await copied()
  expect(draft.replaceAll('\r\n', '\n')).toContain(story)
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.reload()
  await page.getByRole('button', { name: thankYou.copy.action }).click()
  await expect.poll(copied).toBe(draft)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: thankYou.copy.action }).click()
  const text = page.getByRole('textbox', { name: thankYou.copy.textLabel })
  await expect(text).toBeFocused()
  await expect(text).not.toBeEditable()
  await expect(text).toHaveValue(new RegExp(story))
  await expect(text).toHaveJSProperty('selectionStart', 0)
  await expect(page.getByRole('status').filter({ hasText: thankYou.copy.refused })).toBeVisible()
})

test('a slow thank-you page and the mail draft do not cancel each other', async ({ page }) => {
  const form = await openForm(page)
  const opened = await openedAddresses(page)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/thank-you', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/thank-you')
  await fillInQuote(form)
  await send(form)
  await asked
  await expect.poll(() => opened.map((address) => address.split(':')[0])).toEqual(['mailto'])
  letGo()
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Quote Request Composed')).toBeVisible()
  expect(opened).toHaveLength(1)
})

test('going back from the thank-you page shows the typed text, a new form is empty', async ({ page }) => {
  const form = await openForm(page)
  await fillInQuote(form)
  await send(form)
  await expect(page).toHaveURL('/thank-you')
  await openForm(page)
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await hydrated(page, form)
  await expect(form.getByLabel('Full Name')).toHaveValue('Sam Taylor')
  await expect(form.getByLabel('Project Description')).toHaveValue('A goalpost frame for a rear opening')
})

test('a failure while composing shows the Error toast and keeps what was typed', async ({ page }) => {
  const form = await openForm(page)
  await fillInQuote(form)
  await form.getByLabel('Attach Files').setInputFiles([file('site.png', 'image/png')])
  await page.evaluate(() => {
    window.encodeURIComponent = () => {
      throw new Error('broken on purpose')
    }
  })
  await send(form)
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'There was a problem sending your request. Please try again.',
  )
  await expect(form.getByLabel('Project Description')).toHaveValue('A goalpost frame for a rear opening')
  await expect(form.getByRole('listitem').filter({ hasText: 'site.png' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send Quote Request' })).toBeEnabled()
})

test.describe('attachments', () => {
  test('are listed with name, size and a button to remove each', async ({ page }) => {
    const form = await openForm(page)
    await form
      .getByLabel('Attach Files')
      .setInputFiles([
        file('plan.pdf', 'application/pdf', 1_048_576),
        { name: 'site.png', mimeType: 'image/png', buffer: onePixel },
      ])
    const list = form.getByRole('list', { name: 'Attached files' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByRole('listitem').first()).toContainText('plan.pdf 1.0 MB')
    await expect(list.locator('img')).toHaveCount(1)
    await form.getByRole('button', { name: 'Remove plan.pdf' }).click()
    await expect(list.getByRole('listitem')).toHaveText([/site\.png/])
    await expect(form.getByRole('button', { name: 'Remove site.png' })).toBeFocused()
  })

  test('can be dropped and pasted, except the picture that comes with text from a spreadsheet', async ({ page }) => {
    const form = await openForm(page)
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['steel'], 'dropped.pdf', { type: 'application/pdf' }))
      return data
    })
    await form.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: transfer })
    await form.getByLabel('Project Description').focus()
    await page.evaluate(() => {
      function paste(name: string, text?: string) {
        const data = new DataTransfer()
        if (text) {
          data.setData('text/plain', text)
          data.setData('text/html', `<td>${text}</td>`)
        }
        data.items.add(new File(['steel'], name, { type: 'image/png' }))
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      }
      paste('cells.png', 'UB 203 × 133 × 25')
      paste('pasted.png')
    })
    await expect(form.getByRole('listitem')).toHaveText([/dropped\.pdf/, /pasted\.png/])
  })
})

function storedAttachments(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('enquiries')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('attachments').objectStore('attachments').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )
}

test('typed text and files survive another page and a reload, the service does not @firefox', async ({ page }) => {
  const form = await openForm(page, '/crane-hire-services')
  await form.getByLabel('Attach Files').setInputFiles([file('plan.pdf', 'application/pdf')])
  await form.getByLabel('Project Description').fill('Two beams and a padstone')
  // A navigation in the same instant would abort the writes. Visitors are slower than that, this test is not.
  await expect.poll(() => storedAttachments(page)).toBe(1)
  await page.waitForFunction(() => sessionStorage.getItem('draft-quote')?.includes('padstone'))
  const expectDraft = async () => {
    await hydrated(page, form)
    await expect(form.getByLabel('Project Description')).toHaveValue('Two beams and a padstone')
    await expect(form.getByRole('listitem').filter({ hasText: 'plan.pdf' })).toBeVisible()
    await expect(form.getByLabel('Service Required').locator('option:checked')).toHaveText('Welding')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Welding Services' }).click()
  await expect(page).toHaveURL('/welding-services')
  await expectDraft()
  await page.reload()
  await expectDraft()
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
