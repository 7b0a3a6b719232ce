import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { calculatorPage } from '#content/page-content.ts'
import { crashReportPath } from '#domain/crash-report.ts'
import { expect, test } from './test.ts'

/** Makes the calculator throw until the session storage has `fixed`. */
async function breakCalculator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // about:blank has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('fixed')) return
    window.FormData = class {
      constructor() {
        throw new TypeError('broken on purpose')
      }
    } as unknown as typeof FormData
  })
}

const crashScreen = (page: Page) => page.getByRole('heading', { name: 'Something went wrong', level: 1 })

test('an island that throws is reported and replaced by the crash screen', async ({ page, noise }) => {
  // Firefox reports about:blank.
  noise.allow(/failed to render|broken on purpose|operation is insecure|^Error$/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await breakCalculator(page)
  const reports: unknown[] = []
  // The server limits the reports of one address, and this test may run often.
  await page.route(crashReportPath, (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.goto('/calculator?name=Zoe')
  await expect(crashScreen(page)).toBeFocused()
  await expect(page).toHaveTitle('Something went wrong')
  await expect(
    page.getByText("We're sorry, but something unexpected happened. Our team has been notified.", { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Need immediate assistance?')).toBeVisible()
  await expect(page.getByRole('link', { name: business.phone.display })).toHaveAttribute('href', business.phone.href)
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  // It replaces the whole page and fills the window.
  await expect(page.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('button')).toHaveCount(1)
  expect((await page.getByRole('main').boundingBox())?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  await expect.poll(() => logged.join('\n')).toContain('failed to render')
  const message = 'TypeError: broken on purpose'
  await expect.poll(() => reports).toEqual([{ page: '/calculator', component: 'PriceCalculator', message }])
  await page.evaluate(() => sessionStorage.setItem('fixed', 'yes'))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(calculatorPage.hero.title)
  await expect(page).toHaveURL('/calculator?name=Zoe')
})

test('a static host, which takes no reports, is sent none', async ({ page, noise }) => {
  noise.allow(/failed to render|broken on purpose/)
  await breakCalculator(page)
  await page.route('/calculator', async (route) => {
    const answer = await route.fetch()
    const { 'server-timing': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/calculator')
  await expect(crashScreen(page)).toBeVisible()
  await expect.poll(() => asked.some((path) => path.includes('report-crash'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(crashReportPath)
})
