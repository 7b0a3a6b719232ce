import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { PictureShelf, type Pictures } from '#app/ui/picture-shelf.ts'

/** Hands the pictures that the page's loader gave to everything on the page. */
export function PagePictures({ children }: { children: ReactNode }) {
  const data = useMatches().at(-1)?.loaderData as { pictures?: Pictures } | undefined
  return <PictureShelf value={data?.pictures ?? none}>{children}</PictureShelf>
}

const none: Pictures = {}
