import { useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { CraneReach, shareAt } from '#app/drawings/crane-reach.tsx'
import { SampleMark } from '#app/firm/sample-mark.tsx'
import { craneCopy as copy, craneInput } from '#content/interactive/crane.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import { craneAt, craneDetails } from '#domain/crane-chart.ts'
import { InteractiveDrawing } from './interactive-drawing.tsx'
import './crane-answer.css'

const scale = { chart: safetyFigures.crane.chart, reach: craneInput.max }
const [first, last] = [shareAt(craneInput.min, scale), shareAt(craneInput.max, scale)]

/** In a style sheet, because the CSP forbids style attributes in HTML, and in the SVG, because HTML allows none next to it. */
const rangeShares = `.crane-answer{--range-from:${first}%;--range-width:${last - first}%;--range-metres:${craneInput.max - craneInput.min}}`

/** The radius determines the load on the crane's chart. The range input is above the hook, to the drawing's scale. */
export const CraneAnswer = island('CraneAnswer', Answer)

function Answer() {
  const [radius, setRadius] = useState<number>(craneInput.start)
  const answer = craneAt(radius)
  return (
    <InteractiveDrawing
      layout="beside"
      className="crane-answer"
      copy={copy}
      drawing={
        <CraneReach radius={radius} lorry={answer.lorry} {...scale} className="crane-answer__drawing">
          <style>{rangeShares}</style>
        </CraneReach>
      }
      input={craneInput}
      value={radius}
      onValue={setRadius}
      outcome={answer.outcome}
      details={craneDetails(answer)}
      // The sentence below the load says the other figures.
      shows={[copy.labels.load]}
      sample={<SampleMark of="craneChart" />}
    />
  )
}
