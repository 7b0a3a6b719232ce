import { business } from '#content/business.ts'
import { notFoundServices } from '#content/navigation.ts'
import { expect, hydrated, test } from './test.ts'

test.beforeEach(({ noise }) => {
  noise.allow(/404 \(Not Found\)/)
})

test('a missing page answers 404, offers other pages and is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/calculator')
  const answer = await page.goto('/FAQ')
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([404, null])
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Page Not Found', level: 1 })).toBeVisible()
  await expect(main.getByRole('list').getByRole('link')).toHaveCount(notFoundServices.length)
  await expect(main.getByRole('link', { name: `Call ${business.phone.display}` })).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('no page at /FAQ')
  await main.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/calculator')
})

test('going back from a missing page in a tab of its own leads home', async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/no-such-page', '_blank', 'noopener')),
  ])
  await hydrated(tab)
  await tab.getByRole('button', { name: 'Go Back' }).click()
  await expect(tab).toHaveURL('/')
})
