import type { Photo } from './photo.ts'

/** The caption, and that the picture is no photograph: on phones on a line of its own. */
export function PhotoCaption({ photo: { caption, mark } }: { photo: Photo }) {
  return (
    <>
      {caption}
      {mark ? (
        <>
          <span className="max-md:hidden"> · </span>
          <span className="max-md:block">{mark}</span>
        </>
      ) : null}
    </>
  )
}
