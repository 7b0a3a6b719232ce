import { handOverDrawings as copy } from '#content/hand-over/drawings.ts'
import { liftB12, pieceB12 } from '#content/piece-b12.ts'
import { CraneLorry, hookHeight } from './crane-lorry.tsx'
import { drawingScale } from './drawing-scale.ts'
import { Person } from './person.tsx'
import { Accent, Dimension, Label, Line, type Point, Steel } from './primitives.tsx'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

/** Metres. */
const beam = pieceB12.length / 1000
const depth = pieceB12.profile.h / 1000
const underBeam = 4
const column = { width: 0.2, height: 3 }
const slinger = liftB12.radius + beam / 2 + 2

/** Beam B12 on the hook at the radius of the lift plan, over the columns that it goes between. */
export function LiftDrawing() {
  return (
    <SheetPair
      title={copy.lift}
      wide={{ width: 680, height: 344, marks: <Lift origin={[116, 296]} scale={30} /> }}
      phone={{ width: 300, height: 222, marks: <Lift origin={[52, 166]} scale={13.8} /> }}
    />
  )
}

function Lift({ origin, scale }: { origin: Point; scale: number }) {
  const on = drawingScale(origin, scale)
  const { x, y, d, at } = on
  const { radius } = liftB12
  const ground = y(0)
  const level = ground + 34
  const columns = [radius - beam / 2 - column.width, radius + beam / 2]
  return (
    <>
      <Line d={`M${x(-3.3)} ${ground}H${x(slinger + 1)}V${ground + 7}H${x(-3.3)}Z`} fill="ground" />
      <Steel d={`M${x(-3.3)} ${ground}H${x(slinger + 1)}`} />
      <Steel d={d(columns.map((left) => box(left, 0, column.width, column.height)))} fill="steel" />
      <CraneLorry on={on} radius={radius} />
      <Line d={d([-1, 1].map((side) => `M${radius} ${hookHeight}L${radius + side} ${underBeam + depth}`))} />
      <Accent d={d(box(radius - beam / 2, underBeam, beam, depth))} fill="accent" />
      <Line d={d(`M${radius + beam / 2} ${underBeam}L${slinger - 0.25} 1`)} />
      <Person at={at(slinger, 0)} metre={scale} />
      <Line d={`M${x(0)} ${ground + 8}V${level + 6}M${x(radius)} ${y(underBeam) + 6}V${level + 6}`} dashed />
      <Dimension from={[x(0), level]} to={[x(radius), level]} text={copy.radius} />
      <Label at={[x(radius - beam / 2) - 8, y(underBeam) + 3]} text={copy.load} anchor="end" />
    </>
  )
}
