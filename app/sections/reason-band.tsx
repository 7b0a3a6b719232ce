import type { Prose } from '#content/page-copy.ts'
import { Band, type Tone } from './band.tsx'
import { NoteList } from './note-list.tsx'
import { SectionHead } from './section-head.tsx'

type Props = {
  mark?: string
  title: string
  lead?: string
  reasons: readonly { title: string; text: Prose }[]
  id: string
  tone?: Tone
}

/** A heading on the left, numbered reasons on the right. */
export function ReasonBand({ mark, title, lead, reasons, id, tone }: Props) {
  return (
    <Band tone={tone} labelledBy={id}>
      <div className="grid gap-x-column gap-y-l lg:grid-cols-2">
        <SectionHead mark={mark} title={title} lead={lead} id={id} />
        <NoteList notes={reasons} numbered />
      </div>
    </Band>
  )
}
