import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** The formats that are made smaller, each with the text that an animated file contains. */
const formats = {
  jpeg: { reader: JPG },
  png: { reader: PNG, animation: 'acTL' },
  webp: { reader: WEBP, animation: 'ANIM' },
}

export type PhotoHeader = {
  format: keyof typeof formats
  /** Pixels as stored: the photo of a camera held upright lies on its side. */
  width: number
  height: number
  animated: boolean
}

/** Format and size of a JPEG, PNG or WebP, whatever its name; undefined for other kinds of file and for broken ones. */
export async function readPhotoHeader(photo: Blob): Promise<PhotoHeader | undefined> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  try {
    for (const [format, { reader, ...rest }] of Object.entries(formats)) {
      if (!reader.validate(bytes)) continue
      const { width, height } = reader.calculate(bytes)
      const animated = 'animation' in rest && contains(bytes, rest.animation)
      return { format: format as PhotoHeader['format'], width, height, animated }
    }
  } catch {
    // The file is broken.
  }
}

/** A still picture that contains the text by chance counts as animated and is sent as it is. */
function contains(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(text)
}
