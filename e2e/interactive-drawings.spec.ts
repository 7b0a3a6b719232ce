import type { Page } from '@playwright/test'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { serviceByPath } from '#content/services.ts'
import { expect, hydrated, test } from './test.ts'

/** Each page at its starting value, and after as many presses of an arrow key. */
const pages = [
  {
    path: '/steel-beam-installation',
    start: /^An opening of 3 m needs a beam at least 3,300 mm long/,
    presses: 12,
    after: /^An opening of 4\.2 m needs a beam at least 4,500 mm long/,
    figure: 'at least 4,500 mm',
    sent: 'Clear opening: 4.2 m',
  },
  {
    path: '/steel-staircase-installation',
    start: /^The stair climbs 2,660 mm in 14 risers of 190 mm/,
    presses: 4,
    after: /^The stair climbs 2,700 mm in 15 risers of 180 mm/,
    figure: '180 mm',
    sent: 'Total rise: 2,700 mm',
  },
  {
    path: '/industrial-steel-platforms',
    start: /^At 1,000 kg\/m², a storage mezzanine can carry/,
    presses: 1,
    after: /^At 1,050 kg\/m², an equipment platform can carry/,
    figure: '10.3 kN/m²',
    sent: 'Load: 1,050 kg/m²',
  },
  {
    path: '/crane-hire-services',
    start: /^At a radius of 12 m .* allows 2,400 kg on the hook/,
    presses: 4,
    after: /^At a radius of 14 m .* allows 1,900 kg on the hook/,
    figure: '1,900 kg',
    sent: 'Radius: 14 m',
  },
] as const

/** Matches the non-breaking spaces before units too. */
const spaced = ({ source }: RegExp) => new RegExp(source.replaceAll(' ', '\\s'))

const drawingOf = (page: Page) => page.locator('main section:has(.interactive-drawing)')

for (const { path, start, presses, after, figure, sent } of pages) {
  // On phones the beam's figures are in the sentence alone.
  const tag = path === '/steel-beam-installation' ? '@phone' : []
  test(`${path}: the drawing answers to the keyboard and its details go into the form`, { tag }, async ({ page }) => {
    await page.goto(path)
    const range = drawingOf(page).getByRole('slider')
    await hydrated(page, range)
    const sentence = drawingOf(page).getByRole('status')
    await expect(sentence).toHaveText(spaced(start))
    const before = (await drawingOf(page).getByRole('img').first().getAttribute('aria-label')) ?? ''

    await range.focus()
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight')
    await expect(sentence).toHaveText(spaced(after))
    await expect(drawingOf(page).getByText(figure).filter({ visible: true }).first()).toBeVisible()
    await expect(drawingOf(page).getByRole('img', { name: before, exact: true })).toHaveCount(0)

    await drawingOf(page).getByRole('link', { name: detailsCopy.send }).press('Enter')
    await expect(page.getByText(detailsCopy.sent)).toBeVisible()
    const story = page.locator('form').getByLabel('Project Description')
    const details = new RegExp(`${sent}[^]*${figure}`.replaceAll('.', '\\.'))
    await expect(story).toHaveValue(details)
    await hydrated(page, story)
    await expect(story).toHaveValue(details)
  })
}

test('the arrow keys go through the steps of one beam, and a large picture loads when its step is chosen', async ({
  page,
}) => {
  const { strip, steps } = serviceByPath('/steel-fabrication-kent').story
  const large = new Set<string>()
  await page.goto('/steel-fabrication-kent')
  const group = page.getByRole('group', { name: strip })
  const picture = group.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await group.getByRole('radio', { checked: true }).focus()
  for (const { title, tolerance } of steps) {
    await expect(group.getByRole('heading')).toHaveText(title)
    await expect(group.getByText(tolerance, { exact: true })).toBeVisible()
    await expect(picture).toHaveJSProperty('complete', true)
    large.add(await picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    await page.keyboard.press('ArrowRight')
  }
  expect(large.size).toBe(steps.length)
  await expect(group.getByRole('heading')).toHaveText(steps[0]?.title ?? '')
})

test('the hour moves the lorry and names what happens, by keyboard', async ({ page }) => {
  const { input, drawing, events } = serviceByPath('/structural-steel-london').story
  await page.goto('/structural-steel-london')
  const hour = page.getByRole('slider', { name: input })
  const lorry = page.getByRole('img', { name: drawing }).locator('.day-plan__lorry')
  await expect(lorry).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
  await hour.press('Home')
  await expect(hour).toHaveAttribute('aria-valuetext', `6:00, ${events[0]?.title}`)
  await expect(page.getByText('Road closed')).toBeHidden()
  await expect(lorry).not.toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
  for (let step = 0; step < 3; step += 1) await hour.press('ArrowRight')
  await expect(hour).toHaveAttribute('aria-valuetext', `7:30, ${events[2]?.title}`)
  await expect(page.getByText('Road closed')).toBeVisible()
})

test('one sheet of the clash shows at a time, chosen with the keyboard too', async ({ page }) => {
  await page.goto('/3d-modeling-services')
  const sheets = page.getByRole('group', { name: /choose a step/ })
  await expect(sheets.getByRole('img')).toHaveCount(1)
  const first = (await sheets.getByRole('img').getAttribute('aria-label')) ?? ''
  await sheets.getByRole('radio', { checked: true }).press('ArrowRight')
  await expect(sheets.getByRole('img')).toHaveCount(1)
  await expect(sheets.getByRole('img', { name: first, exact: true })).toHaveCount(0)
})
