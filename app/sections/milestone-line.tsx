import type { Milestone } from '#content/page-content.ts'
import './milestone-line.css'

/** Milestones on a vertical line, a tick for each. */
export function MilestoneLine({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="milestone-line">
      {milestones.map(({ year, title, text }) => (
        <li key={year}>
          <p className="display-text text-subheading">{year}</p>
          <h3>{title}</h3>
          <p className="text-slate">{text}</p>
        </li>
      ))}
    </ol>
  )
}
