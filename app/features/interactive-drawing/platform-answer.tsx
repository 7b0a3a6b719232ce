import { useState } from 'react'
import { PlatformBays } from '#app/drawings/platform-bays.tsx'
import { island } from '#app/ui/island.tsx'
import { platformCopy as copy, platformClasses, platformInput } from '#content/answers/platform.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { platformFigures, platformLoad } from '#domain/platform-load.ts'
import { InteractiveDrawing, listedFigures } from './interactive-drawing.tsx'
import { LoadTable } from './load-table.tsx'

const bays = platformClasses.map(({ bay: name, stands, load }) => ({ name, stands, load }))

/** Four loaded bays over their load table: a load settles what may stand there. */
export const PlatformAnswer = island('PlatformAnswer', Answer)

function Answer() {
  const { start, ...limits } = platformInput
  const [load, setLoad] = useState<number>(start)
  const answer = platformLoad(load)
  const figures = platformFigures(answer)
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
        listed: listedFigures(figures, copy.labels.note),
        outcome: answer.outcome,
        guide: copy.guide,
        figures,
      }}
    >
      <LoadTable />
    </InteractiveDrawing>
  )
}
