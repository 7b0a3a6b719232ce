import { buildDate } from '#content/site.ts'
import { longDate } from '#domain/long-date.ts'
import './last-updated.css'

/** The day of the build, until `behaviours/last-updated.ts` writes the visitor's own (spec 2). */
export function LastUpdated({ label }: { label: string }) {
  return (
    <p className="last-updated">
      <span className="note text-slate">{label}</span> <time dateTime={buildDate}>{longDate(buildDate)}</time>
    </p>
  )
}
