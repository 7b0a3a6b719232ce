import { useState } from 'react'
import { CraneReach } from '#app/drawings/crane-reach.tsx'
import { island } from '#app/ui/island.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { craneChart, craneInput, craneCopy as words } from '#content/answers/crane.ts'
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
        label: words.input,
        value: radius,
        shown: `${written(radius)}\u00a0${words.unit}`,
        said: fillIn(words.valueText, { radius }),
      }}
      onValue={setRadius}
      result={{
        label: words.resultLabel,
        listed: listedFigures(figures, words.labels.note),
        outcome: answer.outcome,
        sample: <SampleMark of="craneChart" />,
        guide: words.guide,
        figures,
      }}
    />
  )
}
