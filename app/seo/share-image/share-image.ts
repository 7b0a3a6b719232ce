import { readFile } from 'node:fs/promises'
import satori from 'satori'
import sharp from 'sharp'
import { colours } from '#content/brand.ts'
import { type PictureId, pictureFacts } from '#content/pictures.ts'
import { shareSheet, shareSize, shareWindow } from './share-sheet.tsx'

const fonts = await Promise.all(
  ['display', 'note'].map(async (name) => ({
    name,
    data: await readFile(`app/seo/share-image/archivo-${name}.ttf`),
  })),
)

/** The part of a picture that fills the sheet's window, kept round the focal point. */
async function pictureInWindow(id: PictureId): Promise<Buffer> {
  const { file, focal } = pictureFacts(id)
  const { width, height } = shareWindow
  const master = sharp(`pictures/${file}`)
  const { width: across, height: down } = await master.metadata()
  const scale = Math.max(width / across, height / down)
  const [wide, tall] = [Math.ceil(across * scale), Math.ceil(down * scale)]
  return master
    .resize(wide, tall, { fit: 'fill' })
    .extract({
      left: Math.round(((wide - width) * focal[0]) / 100),
      top: Math.round(((tall - height) * focal[1]) / 100),
      width,
      height,
    })
    .toBuffer()
}

export type SharePage = { mark: string; title: string; picture: PictureId }

/** The 1200×630 JPEG that other sites show next to a link to a page. */
export async function shareImage(page: SharePage): Promise<Buffer> {
  const sheet = await satori(shareSheet(page), { ...shareSize, fonts })
  const { left, top } = shareWindow
  return sharp({ create: { ...shareSize, channels: 3, background: colours.ink } })
    .composite([{ input: await pictureInWindow(page.picture), left, top }, { input: Buffer.from(sheet) }])
    .jpeg({ quality: 75, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
