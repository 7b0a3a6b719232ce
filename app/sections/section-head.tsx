import type { ReactNode } from 'react'
import { ProseText } from '#app/ui/prose-text.tsx'
import './section-head.css'

type Props = { mark: string; title: string; lead?: string; id?: string; aside?: ReactNode; className?: string }

/** A band's heading: the mark above, the title, and a lead or an action set against it on the right. */
export function SectionHead({ mark, title, lead, id, aside, className = '' }: Props) {
  return (
    <div className={`section-head ${className}`}>
      <div>
        <p className="section-head__mark note-text">{mark}</p>
        <h2 id={id}>{title}</h2>
      </div>
      {lead ? (
        <p className="section-head__lead">
          <ProseText prose={lead} />
        </p>
      ) : null}
      {aside}
    </div>
  )
}
