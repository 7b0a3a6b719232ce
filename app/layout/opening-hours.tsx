import { openingHours } from '#content/business.ts'
import { openingCopy } from '#content/opening-copy.ts'
import { weekHours } from '#domain/opening-hours.ts'

const week = weekHours(openingHours.hours, openingHours.closed)
  .map(([days, hours]) => `${days} ${hours}`)
  .join(', ')

/**
 * The emergency line is always open. `behaviours/office-hours.ts` adds when the office is open; without script, and where
 * there is room, the hours of the whole week are shown.
 */
export function OpeningHours() {
  return (
    <p className="opening-hours">
      <span className="flex gap-2xs items-center">
        <span className="opening-hours__dot" aria-hidden="true" />
        <span>
          {openingCopy.emergencyLine}{' '}
          <span
            data-office-hours={JSON.stringify({ hours: openingHours.hours, exceptions: openingHours.exceptions })}
          />
        </span>
      </span>
      <span className="opening-hours__week">
        <span className="opening-hours__office">{openingCopy.office} </span>
        {week}
      </span>
    </p>
  )
}
