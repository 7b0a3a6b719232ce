import type { Page } from '@playwright/test'
import { written } from '#content/fill-in.ts'
import { craneCopy } from '#content/interactive/crane.ts'
import { detailsCopy } from '#content/interactive/enquiry-details.ts'
import { serviceByPath } from '#content/services.ts'
import { beamOpening } from '#domain/beam-opening.ts'
import { craneAt, craneDetails } from '#domain/crane-chart.ts'
import { platformLoad } from '#domain/platform-load.ts'
import { expect, hydrated, test } from './test.ts'

const beam = beamOpening(4.2)
const platform = platformLoad(1050)
const crane = craneAt(14)
const onHook = new Map(craneDetails(crane).lines).get(craneCopy.labels.load) ?? ''

/** Each drawing after as many presses of an arrow key: what its sentence says, a figure in it and a line that it sends. */
const drawings = [
  ['/steel-beam-installation', 12, beam.outcome, written(beam.length), 'Clear opening: 4.2 m'],
  ['/steel-staircase-installation', 4, 'The stair climbs 2,700 mm in 15 risers', '180 mm', 'Total rise: 2,700 mm'],
  ['/industrial-steel-platforms', 1, platform.outcome, `${platform.kilonewtons} kN/m²`, 'Load: 1,050 kg/m²'],
  ['/crane-hire-services', 4, crane.outcome, onHook, 'Radius: 14 m'],
] as const

const drawingOf = (page: Page) => page.locator('section', { has: page.getByRole('slider') })

for (const [path, presses, says, figure, sent] of drawings) {
  // On phones the beam's figures are in the sentence alone.
  const tag = path === '/steel-beam-installation' ? '@phone' : []
  test(`${path}: the drawing answers to the keyboard and its details go into the form`, { tag }, async ({ page }) => {
    await page.goto(path)
    const range = drawingOf(page).getByRole('slider')
    await hydrated(page, range)
    const sentence = drawingOf(page).getByRole('status')
    await expect(sentence).not.toContainText(says)
    const before = (await drawingOf(page).getByRole('img').first().getAttribute('aria-label')) ?? ''

    await range.focus()
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight')
    await expect(sentence).toContainText(says)
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

test('the arrow keys go through the steps of one beam, each with its picture', async ({ page }) => {
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
  const sheets = page.getByRole('group', { name: serviceByPath('/3d-modeling-services').story.legend })
  await expect(sheets.getByRole('img')).toHaveCount(1)
  const first = (await sheets.getByRole('img').getAttribute('aria-label')) ?? ''
  await sheets.getByRole('radio', { checked: true }).press('ArrowRight')
  await expect(sheets.getByRole('img')).toHaveCount(1)
  await expect(sheets.getByRole('img', { name: first, exact: true })).toHaveCount(0)
})
