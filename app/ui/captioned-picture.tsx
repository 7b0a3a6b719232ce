import { type PictureId, pictureCaption } from '#content/pictures.ts'
import { Picture } from './picture.tsx'
import type { PictureLook } from './picture-view.tsx'

type Props = PictureLook & { id: PictureId; caption?: string }

/** A picture that fills the frame its class sets, with its caption, if it has one, on it. It is not printed. */
export function CaptionedPicture({ id, caption, className = '', ...look }: Props) {
  const Frame = caption ? 'figure' : 'div'
  return (
    <Frame className={`relative overflow-hidden ${className}`} data-print="hide">
      <Picture id={id} className="absolute inset-0 size-full" {...look} />
      {caption ? <figcaption className="picture__note note-text">{pictureCaption(id, caption)}</figcaption> : null}
    </Frame>
  )
}
