import sharp, { type Sharp } from 'sharp'

/** Where every photo of these tests was taken: Gravesend, 51° 26′ N. */
const place = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 26/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 22/1 0/1' },
}

type Scene = { width: number; height: number; noise?: number }

/** A grey field with noise, as a camera sees it by poor light, and a red top left quarter by which to tell what is up. */
async function scene({ width, height, noise = 12 }: Scene): Promise<Sharp> {
  const grain = sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: noise } },
  })
  const corner = {
    width: Math.round(width / 2),
    height: Math.round(height / 2),
    channels: 3,
    background: '#d02010',
  } as const
  const painted = grain.composite([{ input: { create: corner }, gravity: 'northwest' }]).removeAlpha()
  const { data, info } = await painted.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width, height, channels: info.channels } })
}

/** A photo held upright: its pixels lie on their side, and Exif says to turn them; with its place. */
export async function uprightPhoto({ quality = 95, ...size }: Scene & { quality?: number }): Promise<Buffer> {
  return (await scene(size))
    .rotate(-90)
    .withMetadata({ orientation: 6, exif: place })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export async function png(size: Scene): Promise<Buffer> {
  return (await scene(size)).png({ compressionLevel: 1 }).toBuffer()
}
