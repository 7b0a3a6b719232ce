import { readPhotoHeader } from './photo-header.ts'

/** Long edge in pixels: the office can still zoom in on a weld seam or read a tape measure. */
const longEdge = 2800
const quality = 0.82
/** Larger pictures need more memory than a phone has to spare (4 bytes per pixel). */
const mostPixels = 64_000_000
/** Rows checked at a time. */
const strip = 256

/** A decoded picture, turned decoded. */
type Decoded = { picture: CanvasImageSource; width: number; height: number; close: () => void }

/** What a worker and a page do differently. */
export type CanvasTools<Canvas extends HTMLCanvasElement | OffscreenCanvas> = {
  decode: (photo: Blob) => Promise<Decoded>
  createCanvas: (width: number, height: number) => Canvas
  encode: (canvas: Canvas, type: string, quality: number) => Promise<Blob | null>
}

/**
 * A photo as a smaller JPEG: upright, and without the camera's metadata, such as the place. Undefined when that would lose
 * something (transparency, animation), saves nothing, or the file is too large or no picture.
 */
export async function shrinkPhoto<Canvas extends HTMLCanvasElement | OffscreenCanvas>(
  photo: Blob,
  { decode, createCanvas, encode }: CanvasTools<Canvas>,
): Promise<Blob | undefined> {
  const header = await readPhotoHeader(photo)
  if (!header || header.animated || header.width * header.height > mostPixels) return
  const decoded = await decode(photo)
  try {
    const scale = Math.min(1, longEdge / Math.max(decoded.width, decoded.height))
    const [width, height] = [decoded.width, decoded.height].map((side) => Math.max(1, Math.round(side * scale)))
    if (!width || !height) return
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(decoded.picture, 0, 0, width, height)
    if (header.format !== 'jpeg' && isTransparent(context, width, height)) return
    const smaller = await encode(canvas, 'image/jpeg', quality)
    return smaller?.type === 'image/jpeg' && smaller.size < photo.size ? smaller : undefined
  } finally {
    decoded.close()
  }
}

function isTransparent(
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
