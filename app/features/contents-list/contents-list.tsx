import { useCurrentSection } from './use-current-section.ts'

type Props = { label: string; entries: readonly { id: string; title: string }[] }

/** The sections of a long document: beside the text and marking the place on wide screens, folded above it on phones. */
export function ContentsList({ label, entries }: Props) {
  const current = useCurrentSection(entries)
  const links = (
    <ol className="contents-list">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={label} className="contents-nav" data-print="hide">
      <details className="contents-folded">
        <summary className="note">{label}</summary>
        {links}
      </details>
      <div className="contents-beside">
        <p className="note text-slate" aria-hidden="true">
          {label}
        </p>
        {links}
      </div>
    </nav>
  )
}
