import type { Page } from '@playwright/test'
import { gallery } from '#content/gallery.ts'
import { everyPath } from './pages.ts'
import { expect, hydrateAll, hydrated, test } from './test.ts'

/** What the policy has refused so far, on every page this tab has shown. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept = () => JSON.parse(sessionStorage.getItem('refused') ?? '[]') as string[]
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      sessionStorage.setItem('refused', JSON.stringify([...kept(), `${effectiveDirective}: ${sample}`])),
    )
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('refused') ?? '[]') as string[])
}

test('the policy refuses text as markup and a script’s address as a string', async ({ page, noise }) => {
  noise.allow(/Trusted/)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const refused = await refusals(page)
  await page.goto('/about')
  const thrown = await page.evaluate(() => {
    const attempts = [
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      () => Object.assign(document.createElement('script'), { src: '/assets/a.js' }),
      () => new Worker('/assets/worker.js'),
      () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'taken'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
  })
  expect(thrown).toEqual(['refused', 'refused', 'refused', 'refused'])
  await expect.poll(refused).toHaveLength(4)
  expect(errors).toHaveLength(4)
})

// A refusal is an error in the console, which fails any test: that no page and no island earns one is shown by all of them.
test('every page demands Trusted Types', async ({ page }) => {
  for (const path of everyPath) {
    const answer = await page.request.get(path)
    expect(answer.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'")
  }
})

test('every state of a page keeps Trusted Types', async ({ page, noise }) => {
  noise.allow(/failed to render|broken on purpose|api\/crash-reports|429/)
  const refused = await refusals(page)
  await page.goto('/')
  await hydrateAll(page)
  await page.getByRole('button', { name: /^Services/ }).click()
  await expect(page.locator('#services-menu')).toBeVisible()
  // To another page by a link, as a visitor goes.
  await page.locator('#services-menu').getByRole('link').first().click()
  await expect(page).not.toHaveURL('/')

  const form = page.locator('form')
  await hydrated(page, form)
  await form.getByLabel('Attach Files').setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ])
  await expect(page.getByText('File type not supported')).toBeVisible()
  await form.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(form.getByRole('alert')).toContainText('There is a problem')

  await page.goto('/gallery')
  await hydrated(page)
  await page.getByRole('button', { name: gallery.items[0]?.caption ?? '' }).click()
  await page.getByRole('dialog').getByRole('button', { name: gallery.viewer.next }).click()
  await page.keyboard.press('Escape')

  await page.goto('/faq')
  await hydrated(page)
  await page.locator('summary').first().click()

  await page.goto('/calculator')
  await hydrated(page)
  for (const choice of await page.locator('form select').all()) await choice.selectOption({ index: 1 })
  await page.getByLabel('Email Address').fill('sam@example.com')
  await page.getByRole('button', { name: 'Calculate Estimate' }).click()
  await expect(page.getByRole('region', { name: /Estimate/ })).toBeVisible()
  await page.goBack()
  await page.goForward()

  await page.addInitScript(() => {
    window.FormData = class {
      constructor() {
        throw new TypeError('broken on purpose')
      }
    } as unknown as typeof FormData
  })
  await page.route('**/api/crash-reports', (route) => route.fulfill({ status: 204 }))
  await page.goto('/calculator')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(await refused()).toEqual([])
})
