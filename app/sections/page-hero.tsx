import type { ReactNode } from 'react'
import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { PriceLine } from '#app/ui/price-line.tsx'
import type { Prose } from '#content/page-copy.ts'
import type { PictureId } from '#content/pictures.ts'
import './hero-copy.css'
import './split-hero.css'

type Props = {
  title: string
  lead: string
  price?: Prose
  picture: PictureId
  pictureNote?: string
  children?: ReactNode
}

/** On a phone with three pixels to one, a picture made for two looks as sharp and weighs half. */
export const pageHeroSizes = '(min-width: 62rem) max(58vw, 59rem), (min-resolution: 2.5dppx) 72vw, 98vw'

/** The text of a hero on ink, its picture next to it. */
export function PageHero({ title, lead, price, picture, pictureNote, children }: Props) {
  return (
    <section className="split-hero bg-ink text-white" data-ground="dark">
      <div className="hero-copy">
        <h1 className="text-title">{title}</h1>
        <p className="text-body text-frost">{lead}</p>
        {price ? <PriceLine price={price} /> : null}
        {children}
      </div>
      <div className="split-hero__side">
        <CaptionedPicture id={picture} caption={pictureNote} sizes={pageHeroSizes} priority />
      </div>
    </section>
  )
}
