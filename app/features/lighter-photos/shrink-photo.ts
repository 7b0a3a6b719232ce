import { readPhotoFacts } from './photo-facts.ts'

/** Long edge in pixels: a weld seam or a figure on a tape can still be read when the office zooms in. */
const longEdge = 2800
const quality = 0.82
/** More pixels than this take more memory than a telephone has to spare (4 bytes each). */
const mostPixels = 64_000_000
/** Rows looked at in one go. */
const strip = 256

/** A picture as it stands upright. */
type Upright = { picture: CanvasImageSource; width: number; height: number; close: () => void }

/** What a worker and a page each have of their own. */
export type Darkroom<Paper extends HTMLCanvasElement | OffscreenCanvas> = {
  decode: (photo: Blob) => Promise<Upright>
  paper: (width: number, height: number) => Paper
  print: (paper: Paper, type: string, quality: number) => Promise<Blob | null>
}

/**
 * A photo as a smaller JPEG: upright, and without what the camera wrote beside the picture, such as where it stood. Undefined
 * where that would lose something (transparency, movement), saves nothing, or the picture is too large or none at all.
 */
export async function shrinkPhoto<Paper extends HTMLCanvasElement | OffscreenCanvas>(
  photo: Blob,
  { decode, paper, print }: Darkroom<Paper>,
): Promise<Blob | undefined> {
  const facts = await readPhotoFacts(photo)
  if (!facts || facts.animated || facts.width * facts.height > mostPixels) return
  const upright = await decode(photo)
  try {
    const scale = Math.min(1, longEdge / Math.max(upright.width, upright.height))
    const [width, height] = [upright.width, upright.height].map((side) => Math.max(1, Math.round(side * scale)))
    if (!width || !height) return
    const sheet = paper(width, height)
    const context = sheet.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(upright.picture, 0, 0, width, height)
    if (facts.kind !== 'jpeg' && isSeenThrough(context, width, height)) return
    const smaller = await print(sheet, 'image/jpeg', quality)
    return smaller?.type === 'image/jpeg' && smaller.size < photo.size ? smaller : undefined
  } finally {
    upright.close()
  }
}

function isSeenThrough(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  width: number,
  height: number,
): boolean {
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top))
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  }
  return false
}
