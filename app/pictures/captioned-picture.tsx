import { type PictureId, pictureCaption } from '#content/pictures.ts'
import { Picture } from './picture.tsx'
import type { PictureLook } from './picture-view.tsx'

type Props = PictureLook & { id: PictureId; caption?: string }

/** A picture that fills what its caption leaves of the frame its class sets. It is not printed. */
export function CaptionedPicture({ id, caption, className = '', ...look }: Props) {
  const Frame = caption ? 'figure' : 'div'
  return (
    <Frame className={`captioned-picture ${className}`} data-print="hide">
      <Picture id={id} className="captioned-picture__picture" {...look} />
      {caption ? <PictureCaption id={id} caption={caption} /> : null}
    </Frame>
  )
}

type CaptionProps = { id: PictureId; caption: string; className?: string }

/** The caption of a picture, below it in its figure. It ends by saying that the picture is a 3D render, where it is one. */
export function PictureCaption({ id, caption, className = '' }: CaptionProps) {
  return <figcaption className={`picture-caption note-text ${className}`}>{pictureCaption(id, caption)}</figcaption>
}
