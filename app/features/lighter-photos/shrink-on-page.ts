import { shrinkPhoto } from './shrink-photo.ts'

/** On the page's own thread, for browsers that cannot draw in a worker; an image element turns a photo upright everywhere. */
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
    paper: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    print: (paper, type, quality) => new Promise((resolve) => paper.toBlob(resolve, type, quality)),
  })
}
