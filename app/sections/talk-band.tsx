import { ActionRow } from '#app/ui/action-link.tsx'
import type { Action } from '#content/page-copy.ts'
import { Band, type Tone } from './band.tsx'
import './section-head.css'

type Props = { mark: string; title: string; text: string; actions: readonly Action[]; tone?: Tone }

/** A page's last word: how to reach us. */
export function TalkBand({ mark, title, text, actions, tone }: Props) {
  return (
    <Band tone={tone} labelledBy="talk-title">
      <div className="grid gap-x-xl gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <p className="section-head__mark note-text">{mark}</p>
          <h2 id="talk-title">{title}</h2>
        </div>
        <div className="grid gap-6">
          <p className="section-head__lead">{text}</p>
          <ActionRow actions={actions} />
        </div>
      </div>
    </Band>
  )
}
