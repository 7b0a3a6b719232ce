import { CraneLorry, Lorry, Outrigger } from '#app/drawings/crane-lorry.tsx'
import { drawingScale } from '#app/drawings/drawing-scale.ts'
import { Circle, Dimension, Line, type Point, Sheet, Steel } from '#app/drawings/primitives.tsx'
import { along, bar, box } from '#app/drawings/shapes.ts'

type FleetCrane = {
  tonnes: number
  shape: 'lorry' | 'lorry-with-jib' | 'mobile'
  /** Metres. */
  boom: number
  axles: number
}

type Props = { cranes: readonly FleetCrane[]; title: string; house: string }

/** Metres. */
const houseHeight = 8
const gap = 2.5
const pivotHeight = 3
const lorryRadius = 9
/** From the left end of a lorry to the crane's column. */
const column = 3
/** Drawing units to the metre. */
const scale = 9.65
const right = 1216
/** On phones the large cranes are a second row of this width. */
const row = 652
/** Of the booms, which are parallel, so that none crosses another. */
const raised = degrees(65)

/** The fleet at one scale beside a house. */
export function FleetDrawing({ cranes, title, house }: Props) {
  const { x, y } = drawingScale([24, 536], scale)
  let next = 10.5
  const placed = cranes.map((crane) => {
    const at = next
    next +=
      crane.shape === 'mobile' ? lengthOf(crane) + gap : column + (crane.shape === 'lorry' ? lorryRadius + 2 : 9.5)
    return { crane, at }
  })
  const cranesAt = (from: number, to?: number) =>
    placed.slice(from, to).map(({ crane, at }) => (
      <g key={`${crane.shape} ${crane.tonnes}`} transform={`translate(${x(at)} ${y(0)})`}>
        <Crane crane={crane} />
        <text
          x={on.x(tipOf(crane)[0])}
          y={on.y(tipOf(crane)[1])}
          dy="-0.3em"
          textAnchor="end"
          className="fleet-drawing__tonnes"
        >
          {crane.tonnes}&nbsp;t
        </text>
      </g>
    ))
  return (
    <div className="drawing-pair fleet-drawing__frame">
      <Sheet width={right} height={576} title={title} className="fleet-drawing">
        <Steel d={`M0 ${y(0)}H${row}`} />
        <g transform={`translate(${x(0)} ${y(0)})`}>
          <House />
        </g>
        <Dimension from={[x(-0.6), y(0)]} to={[x(-0.6), y(houseHeight)]} />
        <text x={x(-0.6)} y={y(0)} dy="1.2em">
          {house}
        </text>
        {cranesAt(0, 4)}
        <g className="fleet-drawing__large">
          <Steel d={`M${right - row} ${y(0)}H${right}`} />
          {cranesAt(4)}
        </g>
      </Sheet>
    </div>
  )
}

/** Shapes are drawn from the ground below their left end. */
const on = drawingScale([0, 0], scale)
const onColumn = drawingScale([column * scale, 0], scale)

function House() {
  const { d } = on
  return (
    <>
      <Line d={d('M1 0V5.2L4.5 8L8 5.2V0ZM.5 4.8L4.5 8L8.5 4.8')} fill="sheet" />
      <Line d={d(`${box(1.8, 0, 1, 2.1)}${box(4, 0.9, 1.2, 1.2)}${box(6, 0.9, 1.2, 1.2)}${box(3.9, 3.5, 1.2, 1.2)}`)} />
    </>
  )
}

const lengthOf = ({ axles }: FleetCrane) => 4.6 + 1.9 * axles

/** Where the crane turns. */
const turnOf = (crane: FleetCrane) => lengthOf(crane) * 0.46

/** The end of the boom or, on a lorry, of its jib. */
function tipOf(crane: FleetCrane): Point {
  if (crane.shape === 'lorry') return [column + lorryRadius, 9.4]
  if (crane.shape === 'mobile') return beyond([turnOf(crane) - 0.9, pivotHeight], raised, crane.boom)
  return beyond(kneeOf(crane), degrees(15), 5)
}

const kneeOf = ({ boom }: FleetCrane) => beyond([column, 3.35], raised, boom)

function hookOf(crane: FleetCrane): Point {
  if (crane.shape === 'lorry') return [column + lorryRadius, 7.4]
  const [across, up] = tipOf(crane)
  return [across, up - (crane.shape === 'mobile' ? crane.boom / 8 + 1.5 : 3)]
}

function Crane({ crane }: { crane: FleetCrane }) {
  if (crane.shape === 'mobile') return <Mobile crane={crane} />
  if (crane.shape === 'lorry') return <CraneLorry on={onColumn} radius={lorryRadius} />
  return (
    <>
      <Lorry on={onColumn} />
      <Outrigger on={onColumn} />
      <Boom foot={[column, 3.35]} to={kneeOf(crane)} depth={0.5} />
      <Boom foot={kneeOf(crane)} to={tipOf(crane)} depth={0.3} />
      <Steel d={onColumn.d('M-.2 1.2V3.5H.2V1.2Z')} fill="steel" />
      <Hook crane={crane} />
    </>
  )
}

function Mobile({ crane }: { crane: FleetCrane }) {
  const { d, length } = on
  const long = lengthOf(crane)
  const turn = turnOf(crane)
  const foot: Point = [turn - 0.9, pivotHeight]
  const tip = tipOf(crane)
  return (
    <>
      {Array.from({ length: crane.axles }, (_, axle) => {
        const across = 1.6 + ((long - 3.2) * axle) / (crane.axles - 1)
        return <Circle key={across} at={on.at(across, 0.6)} r={length(0.6)} fill="ground" />
      })}
      <Steel d={d(`M0 .7H${long}V2.4H${long - 1.9}V1.6H0Z`)} fill="steel" />
      <Line d={d(`${box(1, 0, 0.3, 0.7)}${box(long - 2.4, 0, 0.3, 0.7)}`)} fill="ink" />
      <Boom foot={foot} to={tip} depth={0.55 + crane.boom / 80} />
      <Line d={d(bar([turn + 0.8, 2], along(foot, tip, crane.boom * 0.16), 0.3))} fill="sheet" />
      <Steel d={d(`${box(turn - 2.9, 1.7, 1.6, 1.5)}${box(turn - 1.4, 1.7, 2.6, 0.9)}`)} fill="steel" />
      <Line d={d(`M${turn + 0.3} 1.8H${turn + 1.9}V2.9L${turn + 1.4} 3.5H${turn + 0.3}Z`)} fill="sheet" />
      <Hook crane={crane} />
    </>
  )
}

/** A telescopic boom: each part thinner than the one that it slides out of. */
function Boom({ foot, to, depth }: { foot: Point; to: Point; depth: number }) {
  const long = Math.hypot(to[0] - foot[0], to[1] - foot[1])
  const parts = [1, 0.75, 0.5, 0.27].map((share, part) =>
    bar(
      along(foot, to, part === 3 ? 0 : long * (share - 0.27)),
      along(foot, to, long * share),
      depth * (0.55 + part * 0.15),
    ),
  )
  return <Steel d={on.d(parts.join(''))} fill="steel" />
}

function Hook({ crane }: { crane: FleetCrane }) {
  const [across, up] = hookOf(crane)
  return (
    <>
      <Line d={on.d(`M${across} ${tipOf(crane)[1]}V${up}`)} />
      <Circle at={on.at(across, up)} r={on.length(0.35)} weight="accent" fill="sheet" />
    </>
  )
}

function beyond([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

function degrees(angle: number): number {
  return (angle * Math.PI) / 180
}
