import type { Page } from '@playwright/test'
import { gallery } from '#content/page-content.ts'
import { pictureFacts } from '#content/pictures.ts'
import { violations } from './axe.ts'
import { expect, openPage, test } from './test.ts'

const { items, viewer } = gallery
const caption = (index: number) => items[index]?.caption ?? ''
const alt = (index: number) => pictureFacts(items[index]?.picture ?? '').alt

/** The wall's button of a photo. */
function photo(page: Page, index: number) {
  return page.getByRole('button', { name: caption(index) })
}

async function openViewer(page: Page, index: number) {
  await openPage(page, '/gallery')
  await photo(page, index).click()
  const dialog = page.getByRole('dialog', { name: viewer.label })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the wall shows its captioned photos without a hole @phone', async ({ page }) => {
  await openPage(page, '/gallery')
  const photos = page.locator('ul', { has: photo(page, 0) }).getByRole('listitem')
  await expect(photos).toContainText(items.map((item) => item.caption))
  const filled = await photos.evaluateAll((cells) => {
    const wall = cells[0]?.parentElement?.getBoundingClientRect()
    const area = cells
      .map((cell) => cell.getBoundingClientRect())
      .reduce((sum, { width, height }) => sum + width * height, 0)
    return area / ((wall?.width ?? 0) * (wall?.height ?? 1))
  })
  expect(filled).toBeGreaterThan(0.96)
})

test('a photo opens large, turns and closes by its buttons @phone @firefox', async ({ page }) => {
  const dialog = await openViewer(page, 2)
  await expect(dialog.getByText(caption(2))).toBeVisible()
  await expect(dialog.getByText(items[2]?.description ?? '')).toBeVisible()
  await expect(dialog.getByText(`3 ${viewer.of} ${items.length}`).first()).toBeVisible()
  await expect(dialog.getByRole('img', { name: alt(2) })).toBeVisible()
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  // The neighbours are preloaded.
  const loaded = () =>
    dialog
      .locator('img')
      .evaluateAll((images) => (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length)
  await expect.poll(loaded).toBe(3)
  await dialog.getByRole('button', { name: viewer.next }).click()
  await expect(dialog.getByText(caption(3))).toBeVisible()
  await dialog.getByRole('button', { name: viewer.previous }).click()
  await expect(dialog.getByText(caption(2))).toBeVisible()

  await dialog.getByRole('button', { name: viewer.close }).click()
  await expect(dialog).toBeHidden()
  await expect(photo(page, 2)).toBeFocused()

  await photo(page, 2).click()
  await dialog.getByRole('img', { name: alt(2) }).click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(12, 300)
  await expect(dialog).toBeHidden()
})

test('keyboard: Enter and Space open a photo, arrows, Home and End turn it, Escape returns focus', async ({ page }) => {
  await openPage(page, '/gallery')
  const dialog = page.getByRole('dialog')
  await photo(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(caption(1))).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(caption(2))).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(caption(items.length - 1))).toBeVisible()
  await page.keyboard.press('Home')
  await expect(dialog.getByText(caption(0))).toBeVisible()
  await page.keyboard.press('End')
  await expect(dialog.getByText(`${items.length} ${viewer.of} ${items.length}`).first()).toBeVisible()
  // A modal dialog keeps Tab between its buttons and the browser's own controls.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('dialog *, dialog, body'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Not toBeFocused: Firefox leaves the focus of the window with its own controls.
  await expect.poll(() => photo(page, 1).evaluate((link) => link === document.activeElement)).toBe(true)

  await page.keyboard.press('Space')
  await expect(dialog.getByText(caption(1))).toBeVisible()
})

test('swipes turn it, scrolling movements do not, and pinching stays possible @touch', async ({ page }) => {
  const dialog = await openViewer(page, 5)
  const stage = dialog.locator('.photo-viewer__stage')
  expect(await stage.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y pinch-zoom')
  const touch = await page.context().newCDPSession(page)
  async function drag(across: number, down: number) {
    const at = (part: number) => [{ x: 200 + across * part, y: 320 + down * part }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag(-140, 6)
  await expect(dialog.getByText(caption(6))).toBeVisible()
  await drag(140, -6)
  await expect(dialog.getByText(caption(5))).toBeVisible()
  await drag(20, 0)
  await drag(-60, 160)
  await expect(dialog.getByText(caption(5))).toBeVisible()
})

test('the viewer fits 320 pixels and a phone held sideways, and has no axe violation', async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    const dialog = await openViewer(page, 2)
    for (const part of [
      dialog.getByRole('button', { name: viewer.close }),
      dialog.getByRole('button', { name: viewer.next }),
      dialog.getByText(caption(2)),
      dialog.getByRole('img', { name: alt(2) }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
  expect(await violations(page)).toEqual([])
})
