import { useEffect, useState } from 'react'
import { business } from '#content/business.ts'
import { siteWords } from '#content/site-words.ts'
import { openingState, type OpeningState as State } from '#domain/opening-hours.ts'

const oneMinute = 60_000

/** Opening hours in words, joined after mount by whether somebody is there now; the hours stand still while it arrives. */
export function OpeningState() {
  const [state, setState] = useState<State>()

  useEffect(() => {
    const update = () => setState(openingState(new Date()))
    update()
    const timer = setInterval(update, oneMinute)
    return () => clearInterval(timer)
  }, [])

  const hours = business.hours.map((row) => `${row.label} ${clock(row.opens)}–${clock(row.closes)}`).join(', ')
  return (
    <p className="flex flex-1 items-center justify-between gap-3 md:justify-end">
      <span className="flex min-w-0 items-center gap-2 md:order-first">
        <span className={`dot ${state ? (state.open ? 'dot-open' : 'dot-closed') : ''}`} aria-hidden="true" />
        <span className="truncate">{state?.text ?? siteWords.hoursLabel}</span>
      </span>
      <span className="hidden whitespace-nowrap text-galv xs:inline">
        <span className="hidden lg:inline">{hours}</span>
        <span className="lg:hidden">
          {business.hours[0].label} {clock(business.hours[0].opens)}–{clock(business.hours[0].closes)}
        </span>
      </span>
    </p>
  )
}

/** "07:30" as people say it: "7:30". */
function clock(time: string): string {
  return time.replace(/^0/, '')
}
