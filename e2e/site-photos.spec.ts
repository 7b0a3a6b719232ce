import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { office, test } from './custom-site.ts'
import { png, uprightPhoto } from './photo-samples.ts'
import { fillInQuote, openForm, send } from './quote-request.ts'
import { expect } from './test.ts'

type Picked = { name: string; mimeType: string; buffer: Buffer }

const jpeg = (name: string, buffer: Buffer): Picked => ({ name, mimeType: 'image/jpeg', buffer })

async function attach(page: Page, email: string, files: readonly Picked[]): Promise<Locator> {
  const form = await openForm(page)
  await fillInQuote(form, { 'Email Address': email })
  await form.getByLabel('Attach Files').setInputFiles([...files])
  await expect(form.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(files.length)
  return form
}

/** Tag 0x8825 of Exif, in either order of bytes: the place where a picture was taken. */
function hasPlace(exif: Buffer | undefined): boolean {
  return Boolean(exif?.includes(Buffer.from([0x25, 0x88])) || exif?.includes(Buffer.from([0x88, 0x25])))
}

async function upperLeft(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  const at = { left: Math.round(width * 0.2), top: Math.round(height * 0.2), width: 20, height: 20 }
  const [red = 0, green = 0] = await sharp(picture).extract(at).resize(1, 1).raw().toBuffer()
  return red > 150 && green < 100 ? 'red' : 'grey'
}

test('photos arrive smaller, upright and without their location', async ({ page, mailAbout }) => {
  const [camera, wide] = await Promise.all([
    uprightPhoto({ width: 2175, height: 2900, quality: 90 }),
    uprightPhoto({ width: 450, height: 6000 }),
  ])
  expect(hasPlace((await sharp(camera).metadata()).exif)).toBe(true)
  const picked = [
    jpeg('IMG_2041.jpg', camera),
    jpeg('wide.JPG', wide),
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), camera]) },
  ]
  const form = await attach(page, 'photos@visitor.example', picked)
  await send(form)
  await expect(page).toHaveURL(/\/thank-you\?ref=[A-Z]+-/, { timeout: 30_000 })
  const enquiry = () => mailAbout('photos@visitor.example').find(({ to }) => to.includes(office))
  await expect.poll(() => Boolean(enquiry()), { timeout: 30_000 }).toBe(true)
  const arrived = (enquiry()?.email.attachments ?? []).map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    content: Buffer.from(content as ArrayBuffer),
  }))
  expect(arrived.map(({ filename }) => filename)).toEqual(['IMG_2041.jpg', 'wide.JPG', 'plan.pdf'])
  expect(arrived.at(-1)?.content.equals(picked.at(-1)?.buffer ?? Buffer.alloc(0))).toBe(true)
  const sizes = { 'IMG_2041.jpg': [2100, 2800], 'wide.JPG': [210, 2800] }
  for (const { filename, mimeType, content } of arrived.slice(0, 2)) {
    const { format, width, height, orientation, exif } = await sharp(content).metadata()
    expect([filename, mimeType, format]).toEqual([filename, 'image/jpeg', 'jpeg'])
    expect([width, height]).toEqual(sizes[filename as keyof typeof sizes])
    expect([orientation ?? 1, exif, await upperLeft(content)]).toEqual([1, undefined, 'red'])
  }
})

test('a file that cannot be made smaller is sent unchanged, and is not decoded again', async ({ page, noise }) => {
  noise.allow(/503/)
  const decoded: string[] = []
  await page.exposeFunction('noteDecoding', (name: string) => decoded.push(name))
  await page.addInitScript(() => {
    const decode = createImageBitmap
    window.createImageBitmap = (photo: ImageBitmapSource) => {
      Reflect.get(window, 'noteDecoding')((photo as File).name)
      return decode(photo)
    }
  })
  const camera = await uprightPhoto({ width: 1800, height: 1200 })
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), camera])
  const huge = await sharp({ create: { width: 9000, height: 7500, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer()
  const picked = [
    jpeg('huge.jpg', Buffer.concat([huge, Buffer.alloc(1_000_000)])),
    { name: 'scan.png', mimeType: 'image/png', buffer: await png({ width: 900, height: 700 }) },
    jpeg('broken.jpg', Buffer.concat([camera.subarray(0, 2000), Buffer.alloc(1_500_000, 7)])),
    jpeg('iphone.jpg', heic),
  ]
  const form = await attach(page, 'as-they-are@visitor.example', picked)
  const bodies: Buffer[] = []
  await page.route('**/api/enquiries', (route) => {
    bodies.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    return route.fulfill(bodies.length === 1 ? { status: 503 } : { status: 202, json: { reference: 'ES-TEST' } })
  })
  await send(form)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => bodies.length).toBe(2)
  for (const body of bodies)
    for (const { name, buffer } of picked) expect([name, body.includes(buffer)]).toEqual([name, true])
  expect(decoded).toEqual(['broken.jpg', 'iphone.jpg'])
})
