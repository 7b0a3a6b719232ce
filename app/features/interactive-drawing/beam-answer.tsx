import { useState } from 'react'
import { BeamOpening } from '#app/drawings/beam-opening.tsx'
import { island } from '#app/ui/island.tsx'
import { beamInput, beamCopy as copy } from '#content/answers/beam.ts'
import { beamFigures, beamOpening } from '#domain/beam-opening.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { InteractiveDrawing, listedFigures } from './interactive-drawing.tsx'

/** An opening in a wall: its width settles the length and the access of the beam, never the section or the propping. */
export const BeamAnswer = island('BeamAnswer', Answer)

function Answer() {
  const { start, ...limits } = beamInput
  const [metres, setMetres] = useState<number>(start)
  const answer = beamOpening(metres)
  const figures = beamFigures(answer)
  return (
    <InteractiveDrawing
      drawing={<BeamOpening opening={answer.opening / 1000} />}
      input={{
        ...limits,
        label: copy.input,
        value: metres,
        shown: `${metres.toFixed(1)}\u00a0${copy.unit}`,
        said: fillIn(copy.valueText, { opening: written(metres) }),
      }}
      onValue={setMetres}
      result={{
        label: copy.resultLabel,
        listed: listedFigures(figures, copy.labels.note),
        outcome: answer.outcome,
        guide: copy.guide,
        figures,
      }}
    />
  )
}
