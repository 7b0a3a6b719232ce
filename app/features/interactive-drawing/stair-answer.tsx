import { useId, useLayoutEffect, useRef, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { StairFlight } from '#app/drawings/stair-flight.tsx'
import { fillIn, written } from '#content/fill-in.ts'
import { stairCopy as copy, stairInput, stairKinds } from '#content/interactive/stair.ts'
import { type Stair, type StairKind, stair, stairChecks, stairDetails } from '#domain/stair.ts'
import { InteractiveDrawing, type Listed } from './interactive-drawing.tsx'

/** The total rise determines risers, going and pitch within Approved Document K, as a guide. */
export const StairAnswer = island('StairAnswer', Answer)

const kinds = Object.entries(stairKinds) as [StairKind, (typeof stairKinds)[StairKind]][]

function Answer() {
  const [total, setTotal] = useState<number>(stairInput.start)
  const [kind, setKind] = useState<StairKind>(stairInput.kind)
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)

  // The visitor may have chosen before hydration, and browsers restore the choice after a reload.
  useLayoutEffect(() => {
    if (select.current) setKind(select.current.value as StairKind)
  }, [])

  const answer = stair(total, kind)
  // If no flight fits, the last one stays visible but faint, and the sentence says why.
  const [drawn, setDrawn] = useState(answer)
  if (answer.flight && (drawn.total !== total || drawn.kind !== kind)) setDrawn(answer)
  const flight = answer.flight ?? drawn.flight
  const shown = flight && { ...flight, totalRise: answer.flight ? total : drawn.total }

  return (
    <InteractiveDrawing
      layout="split"
      brief
      copy={copy}
      drawing={
        shown ? (
          <div className={answer.flight ? undefined : 'interactive-drawing__drawing--stale'}>
            <StairFlight {...shown} />
          </div>
        ) : null
      }
      input={stairInput}
      value={total}
      onValue={setTotal}
      outcome={answer.outcome}
      details={stairDetails(answer)}
      listed={listed(answer)}
    >
      <div className="col-span-full mt-xs grid gap-3xs">
        <label htmlFor={id}>{copy.kindLabel}</label>
        <select
          ref={select}
          id={id}
          className="form-control"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as StairKind)}
        >
          {kinds.map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </InteractiveDrawing>
  )
}

function listed({ flight, kind, total }: Stair): Listed[] {
  const { labels } = copy
  if (!flight) return [{ label: labels.total, value: `${written(total)}\u00a0${copy.unit}` }]
  return [
    { label: labels.risers, value: String(flight.risers) },
    ...stairChecks(flight, kind).map(({ label, value, range }) => ({
      label,
      value,
      note: /^\d/.test(range) ? fillIn(copy.allowed, { range }) : range,
    })),
    { label: labels.run, value: `${written(flight.run)}\u00a0${copy.unit}` },
  ]
}
