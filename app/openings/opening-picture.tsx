import { Picture } from '#app/ui/picture.tsx'
import type { Service } from '#content/services/service.ts'

type Props = { hero: Service['hero']; sizes: string; className?: string; priority?: boolean }

/** The picture of an opening, cut to the box that its class gives it; on paper the drawing and the words do. */
export function OpeningPicture({
  hero: { picture, pictureNote },
  sizes,
  className = 'opening-picture',
  priority,
}: Props) {
  return (
    <figure className={`relative overflow-hidden ${className}`} data-print="hide">
      <Picture id={picture} sizes={sizes} priority={priority} className="absolute inset-0 size-full" />
      <figcaption className="picture-note note">{pictureNote}</figcaption>
    </figure>
  )
}
