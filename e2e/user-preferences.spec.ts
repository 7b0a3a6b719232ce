import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { overflowing, setBrowserTextSize } from './overflow.ts'
import { expect, hydrated, openPage, test } from './test.ts'

for (const width of [1280, 390]) {
  test(`text at 200 %, ${width} pixels wide: menu, errors and estimate stay whole`, async ({ page }) => {
    // axe judges what is shown, which is the same at both widths.
    const faults = async () => [...(await overflowing(page)), ...(width === 390 ? await violations(page) : [])]
    await page.setViewportSize({ width, height: 844 })
    await setBrowserTextSize(page, 32)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    expect(await faults()).toEqual([])
    await page.keyboard.press('Escape')
    const send = page.getByRole('button', { name: 'Send Quote Request' })
    await hydrated(page, send)
    await send.click()
    await expect(page.getByText('to fill in or correct')).toBeVisible()
    expect(await faults()).toEqual([])
    await openPage(page, '/calculator')
    await calculate(page)
    expect(await faults()).toEqual([])
  })
}

async function calculate(page: Page) {
  for (const label of ['Service Type', 'Project Size', 'Material', 'Complexity', 'Timeframe', 'Location']) {
    await page.getByLabel(label).selectOption({ index: 2 })
  }
  await page.getByLabel('Phone Number').fill('01632 960001')
  await page.getByRole('button', { name: 'Calculate Estimate' }).click()
  await expect(page.getByRole('button', { name: 'Email This Estimate' })).toBeVisible()
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } })

  test('every control keeps an edge, and focus an outline', async ({ page }) => {
    await openPage(page, '/contact')
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('.button, .form-control, .file-picker')]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
          return borderTopStyle === 'none' || borderTopWidth === '0px' || borderTopColor === backgroundColor
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    // A plain button is a link in looks: it is underlined instead.
    expect(bare.filter((html) => !html.includes('button--plain'))).toEqual([])
    const field = page.getByLabel('First Name')
    await field.focus()
    expect(await field.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  })

  test('the current page is marked, and drawings and the bar of the estimate show', async ({ page }) => {
    await page.goto('/steel-beam-installation')
    const shapes = page.locator('.drawing :is(polyline, path, line, circle, rect)')
    const strokes = await shapes.evaluateAll((all) => all.map((shape) => getComputedStyle(shape).stroke))
    expect(strokes.length).toBeGreaterThan(0)
    expect(strokes).not.toContain('rgb(18, 23, 26)')
    await openPage(page, '/calculator')
    const line = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).borderBottomColor)
    expect(await line('Calculator')).not.toBe(await line('About'))
    await calculate(page)
    const bars = page.getByRole('region', { name: /^Estimate/ }).locator('svg rect')
    const fills = await bars.evaluateAll((all) => new Set(all.map((bar) => getComputedStyle(bar).fill)).size)
    expect(fills).toBeGreaterThan(3)
  })
})

test('with reduced motion nothing moves by itself', async ({ page }) => {
  for (const path of ['/', '/steel-beam-installation']) {
    await openPage(page, path)
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect, timeline }) => {
            const { activeDuration } = effect?.getComputedTiming() ?? {}
            // The duration of an animation that follows the scrolling is a percentage.
            return playState === 'running' && (timeline !== document.timeline || Number(activeDuration) > 50)
          }).length,
      )
    // What fades in for a moment as a picture arrives has come to rest.
    await expect.poll(moving, path).toBe(0)
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  }
})
