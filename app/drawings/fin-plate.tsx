import { finPlateWords as words } from '#content/drawings.ts'
import { Accent, Balloon, Dimension, Label, Line, type Point, Steel } from './hand.tsx'
import { type Placed, placed } from './placed.ts'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

type Place = {
  width: number
  height: number
  /** Drawing units to the millimetre. */
  scale: number
  /** Face of the column at mid-height of the beam, in elevation and, at bolt level, in plan. */
  elevation: Point
  plan: Point
  /** Millimetres of beam to the right of the column's face; in the plan it is cut shorter. */
  beam: number
  planBeam: number
  narrow?: boolean
}

const wide: Place = {
  width: 900,
  height: 672,
  scale: 1,
  elevation: [212, 232],
  plan: [212, 562],
  beam: 700,
  planBeam: 224,
}
const phone: Place = {
  width: 360,
  height: 478,
  scale: 0.7,
  elevation: [146, 168],
  plan: [146, 396],
  beam: 150,
  planBeam: 180,
  narrow: true,
}

/** Half depths and widths in millimetres: UC 203×203×46 and UB 305×165×40, with the standard fin plate for them. */
const column = { depth: 203.2, flange: 11, half: 101.8 }
const beam = { half: 151.7, flange: 10.2, halfWidth: 82.5 }
const bolts = [70, 0, -70] as const

/** A beam hung on a column by a fin plate, the beam running across the sheet; sizes follow the standard detail for this pair. */
export function FinPlate() {
  const sheet = (place: Place) => ({
    width: place.width,
    height: place.height,
    marks: (
      <>
        <Elevation place={place} on={placed(place.elevation, place.scale)} />
        <Plan place={place} on={placed(place.plan, place.scale)} />
      </>
    ),
  })
  return <SheetPair title={words.title} wide={sheet(wide)} phone={sheet(phone)} />
}

function Elevation({ place, on: { d, at, length } }: { place: Place; on: Placed }) {
  const { narrow } = place
  const back = -column.depth
  const reach = narrow ? 196 : 204
  const end = place.beam
  return (
    <>
      {/* Column, cut above and below */}
      <Line d={d(`M${back} 208V-208M0 208V-208M${back + 11} 208V-208M-11 208V-208`)} />
      <Steel d={d(`M${back} 208V-208M0 208V-208`)} />
      <Line
        d={d(`M${back - 8} 208H-110L-103 220L-92 196L-85 208H8M${back - 8} -208H-110L-103 -196L-92 -220L-85 -208H8`)}
      />
      {/* Beam: 10 mm short of the column, its end hidden behind the plate */}
      <Line d={d(`M10 ${beam.half}H${end}V${-beam.half}H10Z`)} fill="sheet" />
      <Steel d={d(`M${end} ${beam.half}H10V110M10 -110V${-beam.half}H${end}`)} />
      <Line d={d('M10 110V-110')} dashed />
      <Line d={d(`M10 ${beam.half - 10.2}H${end}M10 ${-beam.half + 10.2}H${end}`)} />
      {/* Fin plate 100 × 10 × 220, its weld and three M20 bolts */}
      <Accent d={d(box(0, -110, 100, 220))} />
      <Line d={d(box(0, -110, 8, 220))} fill="accent" />
      <Line d={d('M50 93V-93')} />
      <Steel d={bolts.map((up) => hexagon(at(50, up), length(17.3))).join('')} fill="steel" />
      {/* Dimensions */}
      <Line d={d(`M50 93V${reach}M100 114V${reach}`)} />
      <Dimension from={at(0, reach - 10)} to={at(50, reach - 10)} text="50" />
      <Dimension from={at(50, reach - 10)} to={at(100, reach - 10)} text="50" />
      <Rows on={placed(at(0, 0), place.scale)} at={narrow ? 192 : 196} />
      {narrow ? (
        <>
          <Line d={d(`M${end + 6} ${beam.half}H298M${end + 6} ${-beam.half}H298`)} />
          <Dimension from={at(290, beam.half)} to={at(290, -beam.half)} text="303" />
        </>
      ) : (
        <Dimension from={at(258, beam.half)} to={at(258, -beam.half)} text="303" />
      )}
      <Label at={at(back / 2, 176)} text={words.column} anchor="middle" />
      <Label at={narrow ? at(300, 166) : at(676, 166)} text={words.beam} anchor="end" />
      {/* Balloons */}
      <Balloon at={at(126, 36)} number={1} leaderTo={at(100, 36)} />
      <Balloon at={at(-100, 0)} number={2} leaderTo={at(2, 20)} />
      <Balloon at={at(126, -36)} number={3} leaderTo={at(64, -66)} />
      <Balloon at={at(52, -186)} number={4} leaderTo={at(5, -142)} />
    </>
  )
}

/** Edge distances and pitches of the bolts. */
function Rows({ on, at: across }: { on: Placed; at: number }) {
  const lines = [110, 70, 0, -70, -110]
  return (
    <>
      <Line d={on.d(lines.map((up) => `M104 ${up}H${across + 8}`).join(''))} />
      {lines.slice(1).map((up, index) => (
        <Dimension
          key={up}
          from={on.at(across, lines[index] ?? 0)}
          to={on.at(across, up)}
          text={String((lines[index] ?? 0) - up)}
        />
      ))}
    </>
  )
}

/** Cut at bolt level: the plate sits beside the beam's web. */
function Plan({ place, on: { d, at } }: { place: Place; on: Placed }) {
  const { depth, flange, half } = column
  const end = place.planBeam
  return (
    <>
      <Steel
        d={d(
          `M${-depth} ${half}H${-depth + flange}V3.6H${-flange}V${half}H0V${-half}H${-flange}V-3.6H${-depth + flange}V${-half}H${-depth}Z`,
        )}
        fill="steel"
      />
      <Line d={d(`M${end} ${beam.halfWidth}H10V${-beam.halfWidth}H${end}`)} />
      <Steel d={d(`M${end} 3H10V-3H${end}Z`)} fill="steel" />
      <Line d={d(`M${end} ${beam.halfWidth + 10}V12L${end - 9} 6L${end + 9} -8L${end} -14V${-beam.halfWidth - 10}`)} />
      <Accent d={d(box(0, -13, 100, 10))} fill="accent" />
      <Accent d={d('M0 5L8 -3H0ZM0 -21L8 -13H0Z')} fill="accent" />
      <Steel d={d(`${box(35, -25.5, 30, 12.5)}${box(35, 3, 30, 16)}${box(40, 19, 20, 7)}`)} fill="steel" />
      <Line d={d(`M${-depth - 8} 0H${end + 22}`)} dashed />
      <Label at={at(end, -beam.halfWidth - 18)} text={words.plan} anchor="end" />
      <Balloon at={at(142, -48)} number={5} leaderTo={at(96, -10)} />
    </>
  )
}

function hexagon([x, y]: Point, r: number): string {
  const [half, up] = [(r / 2).toFixed(1), (r * 0.866).toFixed(1)]
  return `M${x - r} ${y}l${half} -${up}h${r}l${half} ${up}l-${half} ${up}h-${r}Z`
}
