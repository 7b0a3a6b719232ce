import { business } from '#content/business.ts'
import { siteWords } from '#content/site-words.ts'
import { spoken } from '#domain/opening-hours.ts'

const hours = business.hours.map((row) => `${row.label} ${spoken(row.opens)}–${spoken(row.closes)}`)

/**
 * Opening hours in words, joined by whether somebody is there now (`behaviours/opening-state.ts`); they stand still while it
 * comes. On phones the number stands where the hours do elsewhere: out of hours it is what a visitor needs.
 */
export function OpeningHours() {
  return (
    <p className="flex min-w-0 flex-1 items-center justify-between gap-3 md:justify-end">
      <span
        className="flex min-w-0 items-center gap-2 md:order-first"
        data-opening-hours={JSON.stringify(business.hours)}
      >
        <span className="dot" aria-hidden="true" />
        <span className="hidden lg:inline">{siteWords.hoursLabel}</span>
        <span className="lg:hidden" />
        <span className="lg:hidden">{hours.join(', ')}</span>
      </span>
      <span className="hidden whitespace-nowrap text-galv lg:inline">
        <span className="hidden xl:inline">{hours.join(', ')}</span>
        <span className="xl:hidden">{hours[0]}</span>
      </span>
      <a className="hidden whitespace-nowrap py-1 text-white min-[24.3rem]:inline md:hidden" href={business.phone.href}>
        {business.phone.display}
      </a>
    </p>
  )
}
