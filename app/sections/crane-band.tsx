import { ArrowRight } from 'lucide'
import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph, TextList } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'
import '#app/ui/square-list.css'
import { SectionHead } from './section-head.tsx'
import './split-band.css'

/** The home page's crane hire section: picture on one side, text on the other. */
export function CraneBand({ crane }: { crane: typeof home.crane }) {
  return (
    <section className="split-band" data-ground="dark">
      <CaptionedPicture
        id={crane.picture}
        caption={crane.pictureNote}
        sizes="(min-width: 62rem) max(58vw, 78rem), 100vw"
        className="split-band__picture"
      />
      <div className="split-band__copy">
        <SectionHead title={crane.title} />
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
