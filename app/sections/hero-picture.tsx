import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import type { Service } from '#content/service.ts'

type Props = { hero: Service['hero']; sizes: string; className?: string; priority?: boolean }

/** The picture of a hero, cropped to the size its class sets. */
export function HeroPicture({ hero: { picture, pictureNote }, ...look }: Props) {
  return <CaptionedPicture id={picture} caption={pictureNote} {...look} />
}
