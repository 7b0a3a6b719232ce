import type { Page } from '@playwright/test'
import { fallbackPicture } from '#content/artwork.ts'
import { gallery, home } from '#content/page-content.ts'
import { type PictureId, pictureFacts } from '#content/pictures.ts'
import { expect, openPage, test } from './test.ts'

const { picture, pictureNote } = home.crane
const fallback = pictureFacts(fallbackPicture).alt

const filesOf = (id: PictureId) => new RegExp(`/assets/${id}\\.`)
const imageOf = (page: Page, id: PictureId) => page.getByRole('img', { name: pictureFacts(id).alt })

/** Scrolls until the top `share` of a picture shows at the foot of the window, and lets the browser notice. */
async function showShare(page: Page, id: PictureId, share: number): Promise<void> {
  await imageOf(page, id).evaluate(async (image, part) => {
    const frame = image.closest('picture')?.getBoundingClientRect()
    if (!frame) throw new Error('The picture has no frame')
    scrollBy({ top: frame.top + frame.height * part - innerHeight, behavior: 'instant' })
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, share)
}

test.describe('a picture further down', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('loads once a tenth of it is visible, then fades in for 300 ms', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => filesOf(picture).test(request.url()) && asked.push(request.url()))
    await page.goto('/')
    const image = imageOf(page, picture)
    await expect(image).toHaveCSS('opacity', '0')
    await showShare(page, picture, 0.05)
    expect(asked).toEqual([])
    await showShare(page, picture, 0.2)
    await expect.poll(() => asked.length).toBe(1)
    await expect(image).toHaveCSS('opacity', '1')
    await expect(image).toHaveCSS('transition-duration', '0.3s')
    const [left, top] = pictureFacts(picture).focal
    await expect(image).toHaveCSS('object-position', `${left}% ${top}%`)
  })
})

test('a picture that fails is replaced by the fallback, without its caption', async ({ page, noise }) => {
  noise.allow(/net::ERR_FAILED/)
  await page.route(filesOf('connection'), (route) => route.abort())
  await page.goto('/')
  const cards = page.locator('#services')
  for (const image of await cards.locator('img').all()) {
    await image.locator('xpath=..').scrollIntoViewIfNeeded()
    await expect(image).toHaveCSS('opacity', '1')
  }
  await expect(cards.locator(`[data-picture=${fallbackPicture}] img`).first()).toHaveAttribute('alt', '')
  await expect(cards.getByRole('img')).toHaveCount(0)

  const caption = page.locator('figcaption', { hasText: pictureNote })
  await expect(caption).toBeVisible()
  await page.route(filesOf(picture), (route) => route.abort())
  const frame = page.locator('picture').filter({ has: imageOf(page, picture) })
  const box = await frame.boundingBox()
  await imageOf(page, picture).evaluate((image) => image.closest('picture')?.scrollIntoView())
  await expect(imageOf(page, picture)).toHaveCount(0)
  await expect(caption).toBeHidden()
  const shown = caption.locator('xpath=..').getByRole('img', { name: fallback })
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.boundingBox()).toMatchObject({ width: box?.width, height: box?.height })
})

test('a picture that fails is replaced in the gallery and its viewer too', async ({ page, noise }) => {
  noise.allow(/net::ERR_FAILED/)
  const [photo] = gallery.items.slice(2)
  if (!photo) throw new Error('The gallery has a third photo')
  await page.route(filesOf(photo.picture), (route) => route.abort())
  await openPage(page, '/gallery')
  const button = page.getByRole('main').getByRole('list').first().getByRole('button').nth(2)
  await button.scrollIntoViewIfNeeded()
  await expect(button).toHaveAccessibleName(fallback)
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: fallback })).toBeVisible()
  await expect(dialog.getByText(photo.caption)).toBeHidden()
  await dialog.getByRole('button', { name: gallery.viewer.next }).click()
  await expect(dialog.getByText(gallery.items[3]?.caption ?? '')).toBeVisible()
})
