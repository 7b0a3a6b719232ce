import type { Page } from '@playwright/test'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { violations } from './axe.ts'
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

const sheet = 'main section:has(.interactive-drawing)'
const drawingOf = (page: Page) => page.locator(sheet)

for (const { path, start, presses, after, figure, sent } of pages) {
  test(`${path}: the drawing answers to the keyboard and its details go into the form @phone`, async ({ page }) => {
    await page.goto(path)
    const range = drawingOf(page).getByRole('slider')
    await hydrated(page, range)
    const sentence = drawingOf(page).getByRole('status')
    await expect(sentence).toHaveText(spaced(start))
    const title = () => drawingOf(page).getByRole('img').first().getAttribute('aria-label')
    const before = await title()

    await range.focus()
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight')
    await expect(sentence).toHaveText(spaced(after))
    // On phones the beam's figures are in the sentence alone.
    await expect(drawingOf(page).getByText(figure).filter({ visible: true }).first()).toBeVisible()
    expect(await title()).not.toBe(before)
    expect(await violations(page, sheet)).toEqual([])

    await drawingOf(page).getByRole('link', { name: detailsCopy.send }).press('Enter')
    await expect(page.getByText(detailsCopy.sent)).toBeVisible()
    const story = page.locator('form').getByLabel('Project Description')
    const details = new RegExp(`${sent}[^]*${figure}`.replaceAll('.', '\\.'))
    await expect(story).toHaveValue(details)
    await hydrated(page, story)
    await expect(story).toHaveValue(details)
  })
}

test('the type for a load scrolls into view when the slider is let go, and the slider keeps the focus @phone', async ({
  page,
}) => {
  await page.goto('/industrial-steel-platforms')
  const range = drawingOf(page).getByRole('slider')
  await hydrated(page, range)
  await range.scrollIntoViewIfNeeded()
  const box = await range.boundingBox()
  if (!box) throw new Error('No slider')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + box.height / 2)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 3, name: 'Access platforms and walkways' })).toBeInViewport()
  await expect(range).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, start } of pages) {
    test(`${path} shows its starting value and no control that needs script`, async ({ page }) => {
      await page.goto(path)
      await expect(drawingOf(page).getByRole('status')).toHaveText(spaced(start))
      await expect(drawingOf(page).getByRole('img').first()).toBeVisible()
      await expect(drawingOf(page).getByRole('slider')).toBeHidden()
      await expect(drawingOf(page).getByRole('link', { name: detailsCopy.send })).toBeHidden()
    })
  }

  test('the van lights up the load that the keyboard or its balloon chooses', async ({ page }) => {
    await page.goto('/onsite-steel-fabrication')
    const van = page.getByRole('group', { name: 'Our equipment' })
    const drawn = (load: string) => van.getByRole('listitem').filter({ hasText: load }).locator('use')
    await van.getByRole('radio', { name: 'Torque wrench' }).press('Space')
    await expect(drawn('Torque wrench')).toHaveCSS('opacity', '1')
    await page.keyboard.press('ArrowDown')
    await expect(van.getByRole('radio', { name: 'Plate, flat and bolt stock' })).toBeChecked()
    await expect(drawn('Torque wrench')).toHaveCSS('opacity', '0')
    await van.locator('circle.d-balloon').first().click()
    await expect(van.getByRole('radio', { name: 'Welding sets' })).toBeChecked()
  })
})
