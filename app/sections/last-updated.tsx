import { changedLabel, updatedLabel } from '#content/legal/legal-documents.ts'
import { buildDate } from '#content/site.ts'
import { longDate } from '#domain/long-date.ts'

/**
 * Today's date (spec 2), and below it the date on which the wording last changed. The page is built with the day of the
 * build; `behaviours/last-updated.ts` replaces it with the visitor's own.
 */
export function LastUpdated({ changed }: { changed: string }) {
  return (
    <dl className="grid gap-3xs rule-t pt-s weight-600">
      <div className="flex flex-wrap items-baseline gap-x-s gap-y-3xs">
        <dt className="note-text text-slate">{updatedLabel}</dt>{' '}
        <dd>
          <time dateTime={buildDate} data-today>
            {longDate(buildDate)}
          </time>
        </dd>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-s gap-y-3xs">
        <dt className="note-text text-slate">{changedLabel}</dt>{' '}
        <dd>
          <time dateTime={changed}>{longDate(changed)}</time>
        </dd>
      </div>
    </dl>
  )
}
