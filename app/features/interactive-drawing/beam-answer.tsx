import { useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { BeamOpening } from '#app/drawings/beam-opening.tsx'
import { beamInput, beamCopy as copy } from '#content/interactive/beam.ts'
import { beamDetails, beamOpening } from '#domain/beam-opening.ts'
import { InteractiveDrawing } from './interactive-drawing.tsx'

/** The width of a wall opening determines the beam's length and access. The engineer determines its section and the propping. */
export const BeamAnswer = island('BeamAnswer', Answer)

function Answer() {
  const [metres, setMetres] = useState<number>(beamInput.start)
  const answer = beamOpening(metres)
  return (
    <InteractiveDrawing
      layout="across"
      brief
      copy={copy}
      drawing={<BeamOpening opening={answer.opening / 1000} />}
      input={beamInput}
      value={metres}
      shown={metres.toFixed(1)}
      onValue={setMetres}
      outcome={
        <>
          {/* Wider screens show the same figures as a list. */}
          <span className="sm:sr-only">{answer.outcome}</span> {answer.way.text}
        </>
      }
      details={beamDetails(answer)}
      shows={[copy.labels.length, copy.labels.bearing]}
    />
  )
}
