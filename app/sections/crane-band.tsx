import { ArrowRight } from 'lucide'
import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'
import '#app/ui/square-list.css'
import { SectionHead } from './section-head.tsx'
import './crane-band.css'

/** The home page's crane hire section: a picture from edge to edge, the text on a sheet over it. */
export function CraneBand({ crane }: { crane: typeof home.crane }) {
  return (
    <section className="relative pb-s" aria-labelledby="crane-title">
      <CaptionedPicture
        id={crane.picture}
        caption={crane.pictureNote}
        sizes="(min-width: 62rem) 100vw, 110vw"
        className="crane-band__picture"
        wide
      />
      <div className="crane-band__sheet grid gap-s">
        <SectionHead title={crane.title} id="crane-title" />
        {crane.paragraphs.map((paragraph) => (
          <Paragraph prose={paragraph} key={paragraph} className="text-slate" />
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
