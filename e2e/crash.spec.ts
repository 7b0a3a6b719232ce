import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { crashReport, crashReportPath, crashReportsPerVisit } from '#domain/crash-report.ts'
import { serveSite } from '#scripts/serve-site.ts'
import { expect, test } from './test.ts'

/** Until the visit is `mended`. */
async function breakCalculator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The empty page that a tab begins with has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('mended')) return
    window.FormData = class {
      constructor() {
        throw new TypeError('broken on purpose for zoe@visitor.example')
      }
    } as unknown as typeof FormData
  })
}

const crashScreen = (page: Page) => page.getByRole('heading', { name: 'Something went wrong', level: 1 })

type Health = { crashes: { sinceStart: number } }

test('an island that throws gives way to the crash screen with its ways out @phone @firefox', async ({
  page,
  noise,
}) => {
  // Firefox tells of the empty page that a tab begins with.
  noise.allow(/failed to render|broken on purpose|operation is insecure|^Error$/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await breakCalculator(page)
  // The server takes a few reports an hour from one address, and this test may run often.
  await page.route(crashReportPath, (route) => route.fulfill({ status: 204 }))
  await page.goto('/calculator')
  const heading = page.getByRole('heading', { name: 'Something went wrong', level: 1 })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Something went wrong')
  await expect(
    page.getByText("We're sorry, but something unexpected happened. Our team has been notified.", { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Need immediate assistance?')).toBeVisible()
  await expect(page.getByRole('link', { name: business.phone.display })).toHaveAttribute('href', business.phone.href)
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  // It is the whole page: nothing else is left to operate, and it fills the window.
  await expect(page.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('button')).toHaveCount(1)
  expect((await page.getByRole('main').boundingBox())?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  expect(logged.join('\n')).toContain('failed to render')
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price it before you call')
  await expect(page).toHaveURL('/calculator')
})

test('the site’s server is told of a crash, a few times a visit, and counts it', async ({ page, noise }) => {
  noise.allow(/failed to render|broken on purpose|request to another host: http:\/\/localhost/)
  const { origin, stop } = await serveSite()
  try {
    await breakCalculator(page)
    const reports: unknown[] = []
    page.on('request', (request) => {
      if (request.url() === origin + crashReportPath) reports.push(request.postDataJSON())
    })
    const counted = async () => ((await (await fetch(`${origin}/health`)).json()) as Health).crashes.sinceStart
    await page.goto(`${origin}/calculator?name=Zoe`)
    await expect(crashScreen(page)).toBeVisible()
    await expect.poll(counted).toBe(1)
    expect(reports).toEqual([
      {
        page: '/calculator',
        message: 'TypeError: broken on purpose for …',
        component: 'PriceCalculator',
        browser: expect.stringMatching(/^Chrome \d+, Linux$/),
      },
    ])
    expect(crashReport.safeParse(reports[0]).success).toBe(true)
    for (let visit = 0; visit <= crashReportsPerVisit; visit += 1) {
      await page.reload({ waitUntil: 'networkidle' })
      await expect(crashScreen(page)).toBeVisible()
    }
    await expect.poll(counted).toBe(crashReportsPerVisit)
    expect(reports).toHaveLength(crashReportsPerVisit)
  } finally {
    await stop()
  }
})

test('a host that keeps no reports is sent none', async ({ page, noise }) => {
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
  // The part that reports has come, has looked, and has left it at that.
  await expect.poll(() => asked.some((path) => path.includes('report-crash'))).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(crashReportPath)
})
