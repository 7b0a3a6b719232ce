import { useEffect, useState } from 'react'
import { isoDay, longDate } from '#domain/long-date.ts'

/** Today's date (spec 2): the page is made with the day of the build and takes the visitor's own once it runs. */
export function LastUpdated({ label, builtOn }: { label: string; builtOn: string }) {
  const [day, setDay] = useState(builtOn)

  useEffect(() => setDay(isoDay(new Date())), [])

  return (
    <p className="last-updated">
      <span className="note text-slate">{label}</span> <time dateTime={day}>{longDate(day)}</time>
    </p>
  )
}
