import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

export type Difference = {
  /** Share of the taller page's pixels that differ, in percent; rows that only one of them has differ whole. */
  share: number
  heights: readonly [before: number, after: number]
  /** The page as it stands with what changed in red, as PNG. */
  picture: Buffer
}

/** What differs between two screenshots of one width, as the eye sees it: smoothing of edges does not count. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const [width, height] = [first.width, Math.max(first.height, second.height)]
  const sheet = (shot: Buffer, own: number) =>
    sharp(shot)
      .extend({ bottom: height - own, background: '#ff00ff' })
      .ensureAlpha()
      .raw()
      .toBuffer()
  const [left, right] = await Promise.all([sheet(before, first.height), sheet(after, second.height)])
  const drawn = Buffer.alloc(width * height * 4)
  const differing = pixelmatch(left, right, drawn, width, height, { threshold: 0.1, alpha: 0.3 })
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { share: (100 * differing) / (width * height), heights: [first.height, second.height], picture }
}
