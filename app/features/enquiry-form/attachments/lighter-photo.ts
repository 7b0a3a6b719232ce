import { attachmentType } from '#domain/attachments.ts'

/** Bytes; a lighter photo is sent as it is. */
const heavy = 1_000_000
/** Long edge in pixels: the office can still zoom in on a weld seam or read a tape measure. */
const longEdge = 2800
const quality = 0.82
/** A phone has no memory to decode a larger picture (4 bytes per pixel). */
const maxPixels = 64_000_000
/** Milliseconds, because a browser that runs out of memory may never answer. */
const timeout = 20_000

/** The results, so that a retry does not decode again. */
const known = new WeakMap<File, Promise<File>>()

/**
 * A large photo as a smaller JPEG: upright and without metadata, such as the location. Any other file, and a photo that cannot be made
 * smaller, stays as it is.
 */
export function lighterPhoto(file: File): Promise<File> {
  const lighter = known.get(file) ?? shrinkLarge(file)
  known.set(file, lighter)
  return lighter
}

async function shrinkLarge(file: File): Promise<File> {
  if (file.size <= heavy || attachmentType(file) !== 'jpeg') return file
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeout))
  const smaller = await Promise.race([shrink(file).catch(() => undefined), tooLate])
  return smaller && smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file
}

/** Rejects for a file that is no picture, and in browsers without a canvas apart from the page. */
async function shrink(photo: File): Promise<Blob | undefined> {
  // An image that is not shown reads the size and decodes nothing.
  const image = new Image()
  image.src = URL.createObjectURL(photo)
  await new Promise((settled) => Object.assign(image, { onload: settled, onerror: settled }))
  URL.revokeObjectURL(image.src)
  if (image.naturalWidth * image.naturalHeight > maxPixels) return
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = bitmap
  try {
    const scale = Math.min(1, longEdge / Math.max(width, height))
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale))
    const canvas = new OffscreenCanvas(side(width), side(height))
    const context = canvas.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality })
  } finally {
    bitmap.close()
  }
}
