import { ArrowRight } from 'lucide'
import { CaptionedPicture } from '#app/pictures/captioned-picture.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import type { home } from '#content/page-content.ts'
import { SectionHead } from './section-head.tsx'

/** The home page's crane hire section: a picture from edge to edge, the text below it. */
export function CraneBand({ crane }: { crane: typeof home.crane }) {
  return (
    <section aria-labelledby="crane-title">
      <CaptionedPicture
        id={crane.picture}
        caption={crane.pictureNote}
        sizes="(min-width: 62rem) 100vw, 110vw"
        className="aspect-3/2 lg:aspect-12/5"
        wide
      />
      <div className="page-width grid gap-x-columns gap-y-s pt-m pb-2xl lg:grid-cols-2">
        <SectionHead title={crane.title} id="crane-title" />
        <div className="grid gap-s">
          {crane.paragraphs.map((paragraph) => (
            <Paragraph prose={paragraph} key={paragraph} className="text-slate" />
          ))}
          <a href={crane.action.href} className="link-standalone">
            {crane.action.label}
            <Icon of={ArrowRight} size={18} />
          </a>
        </div>
      </div>
    </section>
  )
}
