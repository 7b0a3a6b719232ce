import { useState } from 'react'
import { CraneReach } from '#app/drawings/crane-reach.tsx'
import { island } from '#app/ui/island.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { craneCopy as copy, craneChart, craneInput } from '#content/answers/crane.ts'
import { craneAt, craneFigures } from '#domain/crane-chart.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { InteractiveDrawing, listedFigures } from './interactive-drawing.tsx'

/** A lorry-mounted crane: its radius settles the load of the chart. The range lies under the hook, to the drawing's scale. */
export const CraneAnswer = island('CraneAnswer', Answer)

function Answer() {
  const { start, ...limits } = craneInput
  const [radius, setRadius] = useState<number>(start)
  const answer = craneAt(radius)
  const figures = craneFigures(answer)
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
        listed: listedFigures(figures, copy.labels.note),
        outcome: answer.outcome,
        sample: <SampleMark of="craneChart" />,
        guide: copy.guide,
        figures,
      }}
    />
  )
}
