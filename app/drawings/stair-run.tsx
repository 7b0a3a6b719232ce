import type { DrawingScale } from './drawing-scale.ts'
import { Accent, Line, Steel } from './primitives.tsx'
import { box } from './shapes.ts'

/** Millimetres. */
const treadDepth = 45
const treadLap = 25
const stringerDepth = 200
export const guard = 900

type Props = {
  /** In millimetres from the front of the first step, at floor level. */
  on: DrawingScale
  risers: number
  rise: number
  going: number
}

/** One flight between two levels. The last riser ends at the upper level, so there is one tread fewer. */
export function StairRun({ on: { d }, risers, rise, going }: Props) {
  const run = (risers - 1) * going
  const total = risers * rise
  const { slope, top, drop, foot } = stringerOf(rise, going)
  const steps = Array.from({ length: risers - 1 }, (_, step) => ({ front: step * going, level: (step + 1) * rise }))
  const balusters = steps.flatMap(({ front, level }) =>
    [0.25, 0.75].map((part) => `M${front + part * going} ${level}V${slope * (front + part * going) + rise + guard}`),
  )
  const brackets = steps.map(
    ({ front, level }) => `M${front + 30} ${level - treadDepth}H${front + going}L${front + 30} ${top(front + 30)}Z`,
  )
  const treads = steps.map(({ front, level }) => box(front, level - treadDepth, going + treadLap, treadDepth))
  return (
    <>
      <Line d={d(balusters)} faint />
      <Steel d={d(`M${treadDepth / slope} 0L${run} ${top(run)}V${top(run) - drop}L${foot} 0Z`)} fill="steel" />
      <Line
        d={d(
          `M${run} ${top(run) - 14}L${(treadDepth + 18) / slope} 0M${run} ${top(run) - drop + 14}L${foot - 18 / slope} 0`,
        )}
      />
      <Steel d={d(box(treadDepth / slope - 60, 0, foot - treadDepth / slope + 120, 14))} fill="steel" />
      <Line d={d(brackets)} fill="steel" />
      <Line d={d(treads)} fill="concrete" />
      <Steel d={d(`M20 ${rise}V${rise + guard + slope * 20}M${run + 30} ${total}V${total + guard}`)} />
      <Line
        d={d(
          `M-140 ${guard + rise - 140 * slope}L${run} ${total + guard}V${total + guard - 55}L-140 ${guard + rise - 140 * slope - 55}Z`,
        )}
        fill="ink"
      />
      <Accent d={d(`M${-going} 0L${run} ${total}`)} dashed />
    </>
  )
}

/** The position of the stringer under steps of this rise and going, in millimetres from the front of the flight. */
export function stringerOf(rise: number, going: number) {
  const slope = rise / going
  const drop = stringerDepth * Math.hypot(1, slope)
  return { slope, drop, foot: (treadDepth + drop) / slope, top: (across: number) => slope * across - treadDepth }
}
