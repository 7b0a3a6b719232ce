import type { ReactNode } from 'react'
import { CaptionedPicture } from '#app/ui/captioned-picture.tsx'
import { Paragraph } from '#app/ui/prose-text.tsx'
import { plainText } from '#content/page-copy.ts'
import type { ServiceSection } from '#content/service.ts'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'
import './split-band.css'

type Section = Extract<ServiceSection, { kind: 'prose' }>

/** Prose next to its heading, or below it with a picture that runs to the edge of the window. */
export function ProseBand({ section, headingId }: { section: Section; headingId: string }) {
  const { id, mark, title, lead, paragraphs, picture, pictureNote } = section
  const head = <SectionHead mark={mark} title={title} lead={lead} id={headingId} />
  const copy = paragraphs.map((paragraph) => <Paragraph prose={paragraph} key={plainText(paragraph)} />)
  if (!picture) {
    return (
      <Band id={id} labelledBy={headingId}>
        <HeadBeside head={head}>
          <div className="grid max-w-measure gap-s max-sm:gap-xs">{copy}</div>
        </HeadBeside>
      </Band>
    )
  }
  return (
    <section id={id} aria-labelledby={headingId} data-band="picture" className="picture-band bg-mill">
      <div className="split-band__copy">
        {head}
        {copy}
      </div>
      <CaptionedPicture
        id={picture}
        caption={pictureNote}
        sizes="(min-width: 62rem) 50vw, 100vw"
        className="split-band__picture"
      />
    </section>
  )
}

/** A band's heading on the left, what it heads on the right. */
function HeadBeside({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-xl gap-y-m max-sm:gap-y-s lg:grid-cols-[5fr_7fr]">
      {head}
      {children}
    </div>
  )
}
