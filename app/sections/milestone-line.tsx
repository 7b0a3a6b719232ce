import type { Milestone } from '#content/page-content.ts'
import './milestone-line.css'

type Props = { milestones: readonly Milestone[]; units: string }

/** Milestones on a vertical dimension line, with the years from each to the next. */
export function MilestoneLine({ milestones, units }: Props) {
  return (
    <>
      <ol className="milestone-line">
        {milestones.map(({ year, title, text }, index) => {
          const next = milestones[index + 1]
          const gap = next ? next.year - year : undefined
          return (
            <li key={year} className="relative">
              <span className="milestone-line__gap note-text absolute grid text-slate" aria-hidden="true">
                {gap}
              </span>
              <div className="milestone-line__copy">
                <p className="display-text text-subheading">{year}</p>
                <h3>{title}</h3>
                <p className="text-slate">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="note-text mt-m text-slate">{units}</p>
    </>
  )
}
