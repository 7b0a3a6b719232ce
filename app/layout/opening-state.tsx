import { useEffect, useState } from 'react'
import { business } from '#content/business.ts'
import { siteWords } from '#content/site-words.ts'
import { openingState, type OpeningState as State, spoken } from '#domain/opening-hours.ts'

const oneMinute = 60_000

/** Opening hours in words, joined after mount by whether somebody is there now; the hours stand still while it arrives. */
export function OpeningState() {
  const [state, setState] = useState<State>()

  useEffect(() => {
    const update = () => setState(openingState(new Date(), business.hours))
    update()
    const timer = setInterval(update, oneMinute)
    return () => clearInterval(timer)
  }, [])

  const hours = business.hours.map((row) => `${row.label} ${spoken(row.opens)}–${spoken(row.closes)}`).join(', ')
  return (
    <p className="flex min-w-0 flex-1 items-center justify-between gap-3 md:justify-end">
      <span className="flex min-w-0 items-center gap-2 md:order-first">
        <span className={`dot ${state ? (state.open ? 'dot-open' : 'dot-closed') : ''}`} aria-hidden="true" />
        <span className="truncate max-[17rem]:whitespace-normal">{state?.text ?? siteWords.hoursLabel}</span>
      </span>
      <span className="hidden whitespace-nowrap text-galv xs:inline">
        <span className="hidden lg:inline">{hours}</span>
        <span className="lg:hidden">
          {business.hours[0].label} {spoken(business.hours[0].opens)}–{spoken(business.hours[0].closes)}
        </span>
      </span>
    </p>
  )
}
