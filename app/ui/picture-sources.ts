import { type PictureId, pictureVersion } from '#content/pictures.ts'
import manifest from './picture-manifest.json' with { type: 'json' }

type Format = 'avif' | 'jpeg'

type Entry = { hash: string; colour: string; width: number; height: number; avif: number[]; jpeg: number[] }

// A picture that content names and the manifest lacks is a type error here: run `node scripts/pictures.ts`.
const entries: Readonly<Record<PictureId, Entry>> = manifest

/** Pixels of the master, which is the shape of every size made from it. */
export function pictureSize(id: PictureId): { width: number; height: number } {
  const { width, height } = entries[id]
  return { width, height }
}

function addressOf(id: PictureId, width: number, format: Format): string {
  const ending = format === 'jpeg' ? 'jpg' : format
  return `/images/${id}-${entries[id].hash}-${width}.${ending}?v=${pictureVersion}`
}

/** Every size there is in one format, as `srcset` lists them. */
export function pictureSrcSet(id: PictureId, format: Format): string {
  return entries[id][format].map((width) => `${addressOf(id, width, format)} ${width}w`).join(', ')
}

/** The largest JPEG: what a browser without `srcset`, a crawler or structured data is given. */
export function pictureAddress(id: PictureId): string {
  return addressOf(id, Math.max(...entries[id].jpeg), 'jpeg')
}
