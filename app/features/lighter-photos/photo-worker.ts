import { shrinkPhoto } from './shrink-photo.ts'

addEventListener('message', async ({ data: photo }: MessageEvent<File>) => {
  const smaller = await shrinkPhoto(photo, {
    // Browsers without this option reject it, and the original is sent.
    decode: async (file) => {
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
      return { picture: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
    },
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    encode: (canvas, type, quality) => canvas.convertToBlob({ type, quality }),
  }).catch(() => undefined)
  postMessage(smaller)
})
