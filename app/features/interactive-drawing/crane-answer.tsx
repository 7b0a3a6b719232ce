import { useState } from 'react'
import { CraneReach } from '#app/drawings/crane-reach.tsx'
import { island } from '#app/ui/island.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { fillIn, written } from '#content/fill-in.ts'
import { craneCopy as copy, craneChart, craneInput } from '#content/interactive/crane.ts'
import { craneAt, craneDetails } from '#domain/crane-chart.ts'
import { InteractiveDrawing, listDetails } from './interactive-drawing.tsx'

/** The radius determines the load on the crane's chart. The range input is above the hook, to the drawing's scale. */
export const CraneAnswer = island('CraneAnswer', Answer)

function Answer() {
  const { start, ...limits } = craneInput
  const [radius, setRadius] = useState<number>(start)
  const answer = craneAt(radius)
  const details = craneDetails(answer)
  return (
    <InteractiveDrawing
      drawing={<CraneReach radius={radius} lorry={answer.lorry} chart={craneChart} reach={craneInput.max} />}
      input={{
        ...limits,
        label: copy.input,
        value: radius,
        shown: `${written(radius)}\u00a0${copy.unit}`,
        said: fillIn(copy.valueText, { radius }),
      }}
      onValue={setRadius}
      result={{
        label: copy.resultLabel,
        listed: listDetails(details, copy.labels.note),
        outcome: answer.outcome,
        sample: <SampleMark of="craneChart" />,
        guide: copy.guide,
        details,
      }}
    />
  )
}
