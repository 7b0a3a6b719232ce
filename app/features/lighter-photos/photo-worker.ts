import { readPhotoHeader } from './photo-header.ts'

/** Long edge in pixels: the office can still zoom in on a weld seam or read a tape measure. */
const longEdge = 2800
const quality = 0.82
/** A phone has no memory for larger pictures (4 bytes per pixel). */
const maxPixels = 64_000_000
/** Rows checked at a time. */
const strip = 256

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await shrink(data).catch(() => undefined))
})

/**
 * Makes a smaller JPEG of a photo: upright and without metadata, such as the location. Undefined when the photo is
 * transparent or animated, is too large or no picture, or would not become smaller.
 */
async function shrink(photo: File): Promise<Blob | undefined> {
  const header = await readPhotoHeader(photo)
  if (!header || header.animated || header.width * header.height > maxPixels) return
  // Browsers without this option reject it, and the original is sent.
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height))
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale))
    const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height))
    const context = canvas.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    if (header.format !== 'jpeg' && isTransparent(context)) return
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return smaller.type === 'image/jpeg' && smaller.size < photo.size ? smaller : undefined
  } finally {
    bitmap.close()
  }
}

function isTransparent(context: OffscreenCanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top))
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  }
  return false
}
