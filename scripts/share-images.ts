import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { colours } from '#content/brand.ts'
import { pictures } from '#content/pictures.ts'
import { BuildCache } from './build-cache.ts'
import { type SharePage, sharePages } from './share-images/share-pages.ts'
import { shareSheet, shareSize, shareWindow } from './share-images/share-sheet.ts'

/** Bytes a share image may have; the quality falls until it fits. */
const budget = 120_000
const qualities = [84, 78, 72, 66, 60]

/** The part of a picture that fills the sheet's window, kept round the focal point. */
async function pictureInWindow(bytes: Buffer, [x, y]: readonly [number, number]): Promise<Buffer> {
  const { width, height } = shareWindow
  const { width: across, height: down } = await sharp(bytes).metadata()
  const scale = Math.max(width / across, height / down)
  const [wide, tall] = [Math.ceil(across * scale), Math.ceil(down * scale)]
  return sharp(bytes)
    .resize(wide, tall, { fit: 'fill' })
    .extract({
      left: Math.round(((wide - width) * x) / 100),
      top: Math.round(((tall - height) * y) / 100),
      width,
      height,
    })
    .toBuffer()
}

type SheetFonts = Parameters<typeof satori>[1]['fonts']

async function drawShareImage(page: SharePage, bytes: Buffer, fonts: SheetFonts): Promise<Buffer> {
  const sheet = await satori(shareSheet(page) as Parameters<typeof satori>[0], { ...shareSize, fonts })
  const image = await sharp({ create: { ...shareSize, channels: 3, background: colours.ink } })
    .composite([
      {
        input: await pictureInWindow(bytes, pictures[page.picture].focal),
        left: shareWindow.left,
        top: shareWindow.top,
      },
      { input: Buffer.from(sheet) },
    ])
    .png()
    .toBuffer()
  let data = image
  for (const quality of qualities) {
    data = await sharp(image).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (data.length <= budget) break
  }
  return data
}

async function sheetFonts(): Promise<SheetFonts> {
  return Promise.all(
    ['display', 'note'].map(async (name) => ({
      name,
      data: await readFile(`scripts/share-images/archivo-${name}.ttf`),
    })),
  )
}

/** Draws the 1200×630 image of every page that other sites show beside a link to it: `/about` is `share/about.jpg`. */
export async function buildShareImages(
  images: string,
  pages: readonly SharePage[] = sharePages(),
  folder = join('.cache', 'share-images'),
): Promise<void> {
  const cache = new BuildCache(folder)
  await mkdir(images, { recursive: true })
  let fonts: Promise<SheetFonts> | undefined
  await Promise.all(
    pages.map(async (page) => {
      const bytes = await readFile(join('pictures', pictures[page.picture].file))
      const slug = page.path === '/' ? 'home' : page.path.slice(1)
      const hash = createHash('sha256')
        .update(bytes)
        .update(JSON.stringify([shareSheet(page), shareWindow, pictures[page.picture].focal, qualities]))
        .digest('hex')
        .slice(0, 8)
      const file = await cache.ensure(`${slug}-${hash}.jpg`, async () => {
        fonts ??= sheetFonts()
        return drawShareImage(page, bytes, await fonts)
      })
      await copyFile(file, join(images, `${slug}.jpg`))
    }),
  )
}
