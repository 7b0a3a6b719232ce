import { SampleMark } from '#app/ui/sample-mark.tsx'
import type { Milestone } from '#content/about.ts'
import './milestone-line.css'

type Props = { milestones: readonly Milestone[]; units: string; scale: string }

/** Milestones on a dimension line, each gap as wide as the years between them; on narrow screens the line is vertical. */
export function MilestoneLine({ milestones, units, scale }: Props) {
  return (
    <>
      <SampleMark of="history" className="mb-6 text-slate" />
      <ol className="milestones">
        {milestones.map(({ year, title, text }, index) => {
          const next = milestones[index + 1]
          const gap = next ? next.year - year : undefined
          return (
            <li key={year} data-years={gap?.toString().padStart(2, '0')}>
              <span className="milestones__gap note-text" aria-hidden="true">
                {gap}
              </span>
              <div className="milestones__copy">
                <p className="display-text">{year}</p>
                <h3>{title}</h3>
                <p className="text-slate">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="note-text mt-6 text-slate">
        {units}
        <span className="max-xl:hidden"> · {scale}</span>
      </p>
    </>
  )
}
