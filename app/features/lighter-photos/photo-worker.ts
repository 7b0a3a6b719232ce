import { shrinkPhoto } from './shrink-photo.ts'

/** The worker: takes a photo, answers with a smaller one or with nothing, one after the other. */
addEventListener('message', async ({ data: photo }: MessageEvent<File>) => {
  const smaller = await shrinkPhoto(photo, {
    // Refused by browsers that do not know the word: they would leave the picture lying.
    decode: async (file) => {
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
      return { picture: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
    },
    paper: (width, height) => new OffscreenCanvas(width, height),
    print: (paper, type, quality) => paper.convertToBlob({ type, quality }),
  }).catch(() => undefined)
  postMessage(smaller)
})
