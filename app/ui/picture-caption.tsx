import { type PictureId, pictureCaption } from '#content/pictures.ts'

/** The caption of a picture, below it in its figure. It ends by saying that the picture is a 3D render, where it is one. */
export function PictureCaption({ id, caption }: { id: PictureId; caption: string }) {
  return <figcaption className="picture-caption note-text">{pictureCaption(id, caption)}</figcaption>
}
