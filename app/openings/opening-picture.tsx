import { Picture } from '#app/ui/picture.tsx'
import type { Service } from '#content/services/service.ts'

type Props = { hero: Service['hero']; sizes: string; priority?: boolean }

/** The picture beside or beneath a drawing. */
export function OpeningPicture({ hero: { picture, pictureNote }, sizes, priority }: Props) {
  return (
    <figure className="opening-picture" data-print="hide">
      <Picture id={picture} sizes={sizes} priority={priority} className="absolute inset-0 size-full" />
      <figcaption className="picture-note note">{pictureNote}</figcaption>
    </figure>
  )
}
