import { serviceByPath } from '#content/services.ts'
import { expect, test } from './test.ts'

const { input, drawing, events } = serviceByPath('/structural-steel-london').story

test('the hour moves the lorry and names what happens, by keyboard @phone', async ({ page }) => {
  await page.goto('/structural-steel-london')
  const hour = page.getByRole('slider', { name: input })
  const lorry = page.getByRole('img', { name: drawing }).locator('.day-plan__lorry')
  await expect(hour).toHaveAttribute('aria-valuetext', /^8:00, /)
  await expect(lorry).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')

  await hour.press('Home')
  await expect(hour).toHaveAttribute('aria-valuetext', `6:00, ${events[0]?.title}`)
  await expect(page.getByText('Road closed')).toBeHidden()
  await expect(lorry).not.toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')

  for (let step = 0; step < 3; step += 1) await hour.press('ArrowRight')
  await expect(hour).toHaveAttribute('aria-valuetext', `7:30, ${events[2]?.title}`)
  await expect(page.getByText('Road closed')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole day shows, without the control', async ({ page }) => {
    await page.goto('/structural-steel-london')
    await expect(page.getByRole('slider', { name: input })).toBeHidden()
    await expect(page.getByText('Road closed')).toBeVisible()
    for (const { title } of events) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })
})
