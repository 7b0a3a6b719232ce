import { ActionRow } from '#app/ui/action-link.tsx'
import type { Action } from '#content/page-copy.ts'
import { Band, type Tone } from './band.tsx'
import { SectionHead } from './section-head.tsx'

type Props = { title: string; text: string; actions: readonly Action[]; tone?: Tone }

/** The last section of a page: how to reach us. */
export function TalkBand({ title, text, actions, tone }: Props) {
  return (
    <Band tone={tone} labelledBy="talk-title">
      <div className="grid gap-x-columns gap-y-m lg:grid-cols-(--split-7) lg:items-end">
        <SectionHead title={title} lead={text} id="talk-title" />
        <ActionRow actions={actions} />
      </div>
    </Band>
  )
}
