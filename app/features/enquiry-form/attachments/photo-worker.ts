import { JPG } from 'image-size/types/jpg'

/** Long edge in pixels: the office can still zoom in on a weld seam or read a tape measure. */
const longEdge = 2800
const quality = 0.82
/** A phone has no memory for larger pictures (4 bytes per pixel). */
const maxPixels = 64_000_000

addEventListener('message', async ({ data }: MessageEvent<File>) => {
  postMessage(await shrink(data).catch(() => undefined))
})

/**
 * Makes a smaller JPEG of a photo: upright and without metadata, such as the location. Undefined when the photo is too large, is
 * no JPEG, or would not become smaller.
 */
async function shrink(photo: File): Promise<Blob | undefined> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  if (!JPG.validate(bytes)) return
  const { width, height } = JPG.calculate(bytes)
  if (width * height > maxPixels) return
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
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return smaller.type === 'image/jpeg' && smaller.size < photo.size ? smaller : undefined
  } finally {
    bitmap.close()
  }
}
