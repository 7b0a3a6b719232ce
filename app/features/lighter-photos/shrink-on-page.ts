import { shrinkPhoto } from './shrink-photo.ts'

/** Shrinks a photo on the main thread, for browsers without OffscreenCanvas. */
export function shrinkOnPage(photo: Blob): Promise<Blob | undefined> {
  return shrinkPhoto<HTMLCanvasElement>(photo, {
    decode: async (file) => {
      const picture = new Image()
      picture.src = URL.createObjectURL(file)
      const close = () => URL.revokeObjectURL(picture.src)
      try {
        await picture.decode()
      } catch (error) {
        close()
        throw error
      }
      return { picture, width: picture.naturalWidth, height: picture.naturalHeight, close }
    },
    createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    encode: (canvas, type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  })
}
