import { Paragraph } from '#app/ui/prose-text.tsx'

type Props = {
  title: string
  lead?: string
  id?: string
  /** A section to look things up in, not one of the page's four large headings. */
  small?: boolean
  /** The space below it; in a grid the gap is enough. */
  className?: string
}

/** The heading of a section, with the lead below. */
export function SectionHead({ title, lead, id, small, className = '' }: Props) {
  return (
    <div className={`grid gap-s ${className}`}>
      <h2 id={id} className={small ? 'text-subheading' : undefined}>
        {title}
      </h2>
      {lead ? <Paragraph prose={lead} className="max-w-measure text-balance text-(--quiet)" /> : null}
    </div>
  )
}
