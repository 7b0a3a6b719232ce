import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { type PictureId, pictureCaption } from '#content/pictures.ts'
import './split-band.css'

type Props = {
  tag: string
  title: string
  lead: string
  picture: PictureId
  pictureNote?: string
  children?: ReactNode
}

/** On a phone with three pixels to one, a picture made for two looks as sharp and weighs half. */
export const pageHeroSizes = '(min-width: 62rem) max(58vw, 59rem), (min-resolution: 2.5dppx) 72vw, 98vw'

/** The text of a hero on ink, its picture next to it. */
export function PageHero({ tag, title, lead, picture, pictureNote, children }: Props) {
  return (
    <section className="page-hero" data-ground="dark">
      <div className="split-band__copy">
        <p className="section-tag note-text text-frost">{tag}</p>
        <h1 className="text-title">{title}</h1>
        <p className="text-body text-frost">{lead}</p>
        {children}
      </div>
      <div className="split-band__picture">
        <Picture id={picture} sizes={pageHeroSizes} priority className="absolute inset-0 size-full" />
        {pictureNote ? <span className="picture__note note-text">{pictureCaption(picture, pictureNote)}</span> : null}
      </div>
    </section>
  )
}
