import { Picture } from '#app/ui/picture.tsx'
import { pictureCaption } from '#content/pictures.ts'
import type { Service } from '#content/service.ts'

type Props = { hero: Service['hero']; sizes: string; className?: string; priority?: boolean }

/** The picture of a hero, cropped to the size its class sets. It is not printed. */
export function HeroPicture({ hero: { picture, pictureNote }, sizes, className = '', priority }: Props) {
  return (
    <figure className={`relative overflow-hidden ${className}`} data-print="hide">
      <Picture id={picture} sizes={sizes} priority={priority} className="absolute inset-0 size-full" />
      <figcaption className="picture__note note-text">{pictureCaption(picture, pictureNote)}</figcaption>
    </figure>
  )
}
