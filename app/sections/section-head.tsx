import { Paragraph } from '#app/ui/prose-text.tsx'
import './section-head.css'

type Props = {
  title: string
  lead?: string
  id?: string
  /** A section to look things up in, not one of the page's four large headings. */
  small?: boolean
}

/** The heading of a section, with the lead below. */
export function SectionHead({ title, lead, id, small }: Props) {
  return (
    <div className="section-head">
      <h2 id={id} className={small ? 'text-subheading' : undefined}>
        {title}
      </h2>
      {lead ? (
        <Paragraph prose={lead} className="section-head__lead max-w-measure text-balance text-(--quiet)" />
      ) : null}
    </div>
  )
}
