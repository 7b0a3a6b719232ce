import { Paragraph } from '#app/ui/prose-text.tsx'
import './section-head.css'

type Props = { mark?: string; title: string; lead?: string; id?: string; className?: string }

/** The heading of a section, with the mark above it and the lead below. */
export function SectionHead({ mark, title, lead, id, className = '' }: Props) {
  return (
    <div className={`section-head ${className}`}>
      {mark ? <p className="section-head__mark note-text">{mark}</p> : null}
      <h2 id={id}>{title}</h2>
      {lead ? <Paragraph prose={lead} className="section-head__lead" /> : null}
    </div>
  )
}
