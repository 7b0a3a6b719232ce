import { type PictureId, pictures, pictureVersion } from '#content/pictures.ts'
import manifest from './picture-manifest.json' with { type: 'json' }
import type { PictureSources } from './picture-view.tsx'

type Format = 'avif' | 'jpeg'

type Entry = { hash: string; colour: string; width: number; height: number; avif: number[]; jpeg: number[] }

// A picture that content names and the manifest lacks is a type error here: run `node scripts/pictures.ts`.
const entries: Readonly<Record<PictureId, Entry>> = manifest

function addressOf(id: PictureId, width: number, format: Format): string {
  const ending = format === 'jpeg' ? 'jpg' : format
  return `/images/${id}-${entries[id].hash}-${width}.${ending}?v=${pictureVersion}`
}

/** Every size there is in one format, as `srcset` lists them. */
function srcSetOf(id: PictureId, format: Format): string {
  return entries[id][format].map((width) => `${addressOf(id, width, format)} ${width}w`).join(', ')
}

/** What a page must know of a picture to show it. `src` is the largest JPEG; width and height are the master's. */
export function pictureSources(id: PictureId): PictureSources {
  const { width, height, jpeg } = entries[id]
  const { alt, focal } = pictures[id]
  const src = addressOf(id, Math.max(...jpeg), 'jpeg')
  return { id, alt, focal, width, height, src, avif: srcSetOf(id, 'avif'), jpeg: srcSetOf(id, 'jpeg') }
}
