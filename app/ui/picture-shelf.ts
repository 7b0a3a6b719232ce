import { createContext, useContext } from 'react'
import type { PictureId } from '#content/pictures.ts'

export type PictureSources = {
  alt: string
  /** The point a crop keeps, percent from left and top. */
  focal: readonly [x: number, y: number]
  width: number
  height: number
  src: string
  avif: string
  jpeg: string
}

/** The pictures of one page. */
export type Pictures = Partial<Record<PictureId, PictureSources>>

export const PictureShelf = createContext<Pictures>({})

/** What is known of a picture. Throws for one that the page's loader did not give: the build fails on such a page. */
export function usePicture(id: PictureId): PictureSources {
  const sources = useContext(PictureShelf)[id]
  if (!sources) throw new Error(`The loader of this page gives no picture "${id}"`)
  return sources
}
