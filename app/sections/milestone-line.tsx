import type { Milestone } from '#content/page-content.ts'
import '#app/ui/time-line.css'

/** Milestones down a line that goes on after the last one. */
export function MilestoneLine({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="time-line time-line--open [--time-line-tick:var(--accent)]">
      {milestones.map(({ year, title, text }) => (
        <li
          key={year}
          className="grid grid-cols-[auto_1fr] items-baseline gap-x-s not-last:pb-s sm:grid-cols-[5rem_1fr] sm:gap-x-m lg:grid-cols-[4.5rem_25.5rem_1fr] lg:gap-x-2xs"
        >
          <p className="display-text text-subheading">{year}</p>
          <h3>{title}</h3>
          <p className="col-span-full text-slate sm:[grid-column:-2]">{text}</p>
        </li>
      ))}
    </ol>
  )
}
