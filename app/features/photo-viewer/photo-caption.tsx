import type { PictureSources } from '#app/pictures/picture-view.tsx'
import type { Action } from '#app/ui/action-link.tsx'
import type { GalleryItem } from '#content/page-content.ts'

/** `mark` says that the picture is no photograph, `link` leads to the service that it shows. */
export type Photo = GalleryItem & { mark: string; link: Action | undefined; sources: PictureSources }

/** The caption, and that the picture is no photograph: on phones and tablets on a line of its own. */
export function PhotoCaption({ photo: { caption, mark } }: { photo: Photo }) {
  return (
    <>
      {caption}
      {mark ? (
        <>
          <span className="max-lg:hidden">, </span>
          <span className="max-lg:block">{mark}</span>
        </>
      ) : null}
    </>
  )
}
