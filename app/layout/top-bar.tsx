import { business, openingHours } from '#content/business.ts'
import { hoursCopy } from '#content/week.ts'
import { weekLine } from '#domain/opening-hours.ts'

/**
 * The emergency line is always open. Where there is room, and without script, the hours of the week follow; elsewhere
 * `behaviours/office-hours.ts` adds when the office is open.
 */
export function TopBar() {
  const { hours, exceptions } = openingHours
  return (
    <div className="bg-ink text-note text-frost" data-ground="dark" data-print="hide">
      <div className="page-width flex min-h-7 items-center md:min-h-8 gap-s">
        <a className="hidden hover:text-white md:block" href={business.phone.href}>
          {business.phone.display}
        </a>
        <a className="hidden hover:text-white md:block" href={`mailto:${business.email}`}>
          {business.email}
        </a>
        <p className="opening-hours flex grow flex-wrap gap-x-s [line-height:1.25] md:justify-end">
          <span className="flex gap-2xs items-center">
            <span className="opening-hours__dot" aria-hidden="true" />
            <span>
              {hoursCopy.emergencyLine}{' '}
              <span className="min-[68.75rem]:hidden" data-office-hours={JSON.stringify({ hours, exceptions })} />
            </span>
          </span>
          {/* Next to telephone and email there is room for the week. Narrower, it is hidden before the script runs: nothing moves. */}
          <span className="text-galv noscript:inline max-[68.75rem]:hidden md:ml-auto">
            {hoursCopy.office} {weekLine(openingHours)}
          </span>
        </p>
      </div>
    </div>
  )
}
