import { readPhotoHeader } from './photo-header.ts'

/** Long edge in pixels: the office can still zoom in on a weld seam or read a tape measure. */
const longEdge = 2800
const quality = 0.82
/** A phone has no memory for larger pictures (4 bytes per pixel). */
const maxPixels = 64_000_000
/** Rows checked at a time. */
const strip = 256

type Decoded = { picture: CanvasImageSource; width: number; height: number; close: () => void }

/** Operations that differ between a worker and a page. */
export type CanvasTools<Canvas extends HTMLCanvasElement | OffscreenCanvas> = {
  decode: (photo: Blob) => Promise<Decoded>
  createCanvas: (width: number, height: number) => Canvas
  encode: (canvas: Canvas, type: string, quality: number) => Promise<Blob | null>
}

/**
 * Makes a smaller JPEG of a photo: upright and without metadata, such as the location. Undefined when the photo is
 * transparent or animated, is too large or no picture, or would not become smaller.
 */
export async function shrinkPhoto<Canvas extends HTMLCanvasElement | OffscreenCanvas>(
  photo: Blob,
  { decode, createCanvas, encode }: CanvasTools<Canvas>,
): Promise<Blob | undefined> {
  const header = await readPhotoHeader(photo)
  if (!header || header.animated || header.width * header.height > maxPixels) return
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
