import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import type { PictureLook } from '#app/pictures/picture-view.tsx'
import type { Service } from '#content/services.ts'

type Props = PictureLook & { hero: Pick<Service['hero'], 'picture' | 'pictureNote'> }

/** On a phone with three pixels to one, a picture made for two looks as sharp and weighs half. */
export const heroPictureSizes = '(min-width: 62rem) max(58vw, 59rem), (min-resolution: 2.5dppx) 72vw, 98vw'

/** The picture of a hero, cropped to the size its class sets. */
export function HeroPicture({ hero: { picture, pictureNote }, ...look }: Props) {
  return <CaptionedPicture id={picture} caption={pictureNote} {...look} />
}
