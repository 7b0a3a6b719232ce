import data from './pictures.json' with { type: 'json' }
import { readTyped } from './read-typed.ts'

/** The master pictures in `pictures/`, from pictures.json. */
export const { pictures } = readTyped('pictures', data)

/** A key of `pictures`. The schemas of the pages accept no other. */
export type PictureId = string
export type PictureFacts = (typeof pictures)[string]

/** The facts of one picture. Throws when there is none of that id. */
export function pictureFacts(id: PictureId): PictureFacts {
  const facts = pictures[id]
  if (!facts) throw new Error(`content/pictures.json has no picture ${id}`)
  return facts
}

/** The caption of a picture: a render says that it is one. */
export function pictureCaption(id: PictureId, note: string): string {
  return [note, pictureMark(id)].filter(Boolean).join(', ')
}

export const isRender = (id: PictureId) => !pictureFacts(id).photograph

/** What a caption says about a picture that is no photograph. */
export const pictureMark = (id: PictureId) => (isRender(id) ? '3D\u00a0render' : '')
