import { useEffect, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { PlatformBays } from '#app/drawings/platform-bays.tsx'
import { written } from '#content/fill-in.ts'
import { platformCopy as copy, floorsId, platformInput } from '#content/interactive/platform.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import { platformDetails, platformLoad } from '#domain/platform-load.ts'
import { InteractiveDrawing } from './interactive-drawing.tsx'

const { classes } = safetyFigures.platform
const bays = classes.map(({ bay: name, use, load }) => ({ name, use, load }))

/** Four loaded bays. The load determines what may be placed on them and marks its floor in the list. */
export const PlatformAnswer = island('PlatformAnswer', Answer)

function Answer() {
  const [load, setLoad] = useState<number>(platformInput.start)
  const answer = platformLoad(load)
  const chosen = String(answer.platform.load)

  useEffect(() => {
    for (const floor of document.getElementById(floorsId)?.children ?? [])
      floor.toggleAttribute('data-chosen', floor.getAttribute('data-load') === chosen)
  }, [chosen])

  return (
    <InteractiveDrawing
      layout="across"
      className="platform-answer"
      copy={copy}
      drawing={<PlatformBays load={load} bays={bays} />}
      input={platformInput}
      value={load}
      onValue={setLoad}
      outcome={answer.outcome}
      details={platformDetails(answer)}
      shows={[copy.labels.kilonewtons, copy.labels.pallet]}
    >
      <LoadScale />
    </InteractiveDrawing>
  )
}

const ticks = `.platform-answer{--ruler-ticks:calc(100% - 2.75rem);--ruler-step:calc((100% - 1px)/${(platformInput.max - platformInput.min) / platformInput.tick})}`

/** The four loads under the ticks of the range input, from its lower end to its upper one. */
function LoadScale() {
  const { min, max } = platformInput
  return (
    <svg className="ruler-scale interactive-drawing__scale" aria-hidden="true">
      <style>{ticks}</style>
      {classes.map(({ load: mark }) => (
        <text
          key={mark}
          x={`${(((mark - min) / (max - min)) * 100).toFixed(1)}%`}
          y="16"
          textAnchor={mark === max ? 'end' : 'middle'}
        >
          {written(mark)}
        </text>
      ))}
    </svg>
  )
}
