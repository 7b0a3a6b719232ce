import { ArrowRight } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import type { home } from '#content/home.ts'
import { pictureCaption } from '#content/pictures.ts'
import '#app/ui/square-list.css'
import { SectionHead } from './section-head.tsx'
import './split-band.css'

/** The home page's crane hire section: picture on one side, text on the other. */
export function CraneBand({ crane }: { crane: typeof home.crane }) {
  return (
    <section className="split-band" data-ground="dark">
      <div className="split-band__picture">
        <Picture
          id={crane.picture}
          sizes="(min-width: 62rem) max(58vw, 78rem), 100vw"
          className="absolute inset-0 size-full"
        />
        <span className="picture__note note-text">{pictureCaption(crane.picture, crane.pictureNote)}</span>
      </div>
      <div className="split-band__copy">
        <SectionHead mark={crane.mark} title={crane.title} />
        {crane.paragraphs.map((paragraph) => (
          <Paragraph prose={paragraph} key={paragraph} className="text-mist" />
        ))}
        <TextList items={crane.points} className="square-list" />
        <a href={crane.action.href} className="link-standalone">
          {crane.action.label}
          <Icon of={ArrowRight} size={18} />
        </a>
      </div>
    </section>
  )
}
