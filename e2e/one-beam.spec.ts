import { pictureFacts } from '#content/pictures.ts'
import { serviceByPath } from '#content/services.ts'
import { expect, test } from './test.ts'

test('the steps of one beam load as they come near, and the arrow keys reach the last one @phone', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const file = /\/assets\/(b12-[^.]+)\./.exec(request.url())?.[1]
    if (file) asked.add(file)
  })
  await page.goto('/steel-fabrication-kent')
  const steps = page.getByRole('region', { name: serviceByPath('/steel-fabrication-kent').story.strip })
  await expect(steps.getByRole('heading')).toHaveText(
    serviceByPath('/steel-fabrication-kent').story.steps.map(({ title }) => new RegExp(title)),
  )
  expect([...asked]).toEqual([])
  await steps.getByRole('img').first().scrollIntoViewIfNeeded()
  await expect.poll(() => asked.size).toBeGreaterThan(0)
  expect(asked).not.toContain('b12-7-bolted')
  const last = steps.getByRole('img', { name: pictureFacts('b12-7-bolted').alt })
  await steps.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last).toBeInViewport({ timeout: 300 })
  }).toPass()
  expect(asked).toContain('b12-7-bolted')
})
