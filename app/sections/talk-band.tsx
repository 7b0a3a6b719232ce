import { type Action, ActionRow } from '#app/ui/action-link.tsx'
import { Band } from './band.tsx'
import { SectionHead } from './section-head.tsx'

type Props = { title: string; text: string; actions: readonly Action[] }

/** The last section of a page: how to reach us. */
export function TalkBand({ title, text, actions }: Props) {
  return (
    <Band tone="sand" labelledBy="talk-title">
      <div className="grid gap-x-columns gap-y-m lg:grid-cols-2 lg:items-end">
        <SectionHead title={title} lead={text} id="talk-title" />
        <ActionRow actions={actions} />
      </div>
    </Band>
  )
}
