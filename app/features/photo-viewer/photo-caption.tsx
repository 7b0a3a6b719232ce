import type { Photo } from './photo.ts'

/** The caption, and that the picture is no photograph: on phones and tablets on a line of its own. */
export function PhotoCaption({ photo: { caption, mark } }: { photo: Photo }) {
  return (
    <>
      {caption}
      {mark ? (
        <>
          <span className="max-lg:hidden"> · </span>
          <span className="max-lg:block">{mark}</span>
        </>
      ) : null}
    </>
  )
}
