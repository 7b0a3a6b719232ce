import { useState } from 'react'
import { PlatformBays } from '#app/drawings/platform-bays.tsx'
import { island } from '#app/ui/island.tsx'
import { platformCopy as copy, platformClasses, platformInput } from '#content/interactive/platform.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { platformDetails, platformLoad } from '#domain/platform-load.ts'
import { InteractiveDrawing, listDetails } from './interactive-drawing.tsx'
import { LoadTable } from './load-table.tsx'

const bays = platformClasses.map(({ bay: name, use, load }) => ({ name, use, load }))

/** Four loaded bays above their load table. The load determines what may be placed on them. */
export const PlatformAnswer = island('PlatformAnswer', Answer)

function Answer() {
  const { start, ...limits } = platformInput
  const [load, setLoad] = useState<number>(start)
  const answer = platformLoad(load)
  const details = platformDetails(answer)
  return (
    <InteractiveDrawing
      drawing={<PlatformBays load={load} bays={bays} />}
      input={{
        ...limits,
        label: copy.input,
        value: load,
        shown: `${written(load)}\u00a0${copy.unit}`,
        said: fillIn(copy.valueText, { load }),
      }}
      onValue={setLoad}
      result={{
        label: copy.resultLabel,
        listed: listDetails(details, copy.labels.note),
        outcome: answer.outcome,
        guide: copy.guide,
        details,
      }}
    >
      <LoadTable />
    </InteractiveDrawing>
  )
}
