import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

/** Formats that we shrink, with the chunk name that marks an animated file. */
const formats = {
  jpeg: { reader: JPG },
  png: { reader: PNG, animation: 'acTL' },
  webp: { reader: WEBP, animation: 'ANIM' },
}

export type PhotoHeader = {
  format: keyof typeof formats
  /** Pixels as stored, before the EXIF rotation. */
  width: number
  height: number
  animated: boolean
}

/** Format and size of a JPEG, PNG or WebP by its content; undefined for other and broken files. */
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

/** A false positive only means that the photo is sent unchanged. */
function contains(bytes: Uint8Array, text: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(text)
}
