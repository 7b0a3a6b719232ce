import { CraneLorry, Lorry, Outrigger } from '#app/drawings/crane-lorry.tsx'
import { type DrawingScale, drawingScale } from '#app/drawings/drawing-scale.ts'
import { Circle, Dimension, Line, type Point, Steel } from '#app/drawings/primitives.tsx'
import { along, bar, box } from '#app/drawings/shapes.ts'
import { SheetPair } from '#app/drawings/sheet-pair.tsx'

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
/** Of the booms, which are parallel, so that none crosses another. */
const raised = degrees(65)
/** Each arc ends before the next boom. */
const arc = [degrees(82), degrees(50)] as const

/** The fleet at one scale beside a house: on phones in two rows, each with the house. */
export function FleetDrawing({ cranes, title, house }: Props) {
  return (
    <SheetPair
      title={title}
      wide={{
        width: 1216,
        height: 552,
        marks: <Row cranes={cranes} on={drawingScale([24, 536], 9.65)} right={1216} house={house} />,
      }}
      phone={{
        width: 360,
        height: 500,
        marks: (
          <>
            <Row cranes={cranes.slice(0, 4)} on={drawingScale([14, 178], 4.75)} right={360} house={house} />
            <Row cranes={cranes.slice(4)} on={drawingScale([14, 488], 4.75)} right={360} house={house} />
          </>
        ),
      }}
    />
  )
}

type RowProps = { cranes: readonly FleetCrane[]; on: DrawingScale; right: number; house: string }

function Row({ cranes, on, right, house }: RowProps) {
  const { d, x, y } = on
  let next = 10.5
  const placed = cranes.map((crane) => {
    const at = next
    next += crane.shape === 'mobile' ? lengthOf(crane) + gap : 3 + (crane.shape === 'lorry' ? lorryRadius + 2 : 9.5)
    return { crane, at }
  })
  return (
    <>
      <Steel d={`M0 ${y(0)}H${right}`} />
      <Line d={d('M1 0V5.2L4.5 8L8 5.2V0ZM.5 4.8L4.5 8L8.5 4.8')} fill="sheet" />
      <Line d={d(`${box(1.8, 0, 1, 2.1)}${box(4, 0.9, 1.2, 1.2)}${box(6, 0.9, 1.2, 1.2)}${box(3.9, 3.5, 1.2, 1.2)}`)} />
      <Dimension from={[x(-0.6), y(0)]} to={[x(-0.6), y(houseHeight)]} />
      <text x={x(4.5)} y={y(houseHeight) - 8} textAnchor="middle">
        {house}
      </text>
      {placed.map(({ crane, at }) => (
        <Crane key={at} crane={crane} at={at} on={on} />
      ))}
    </>
  )
}

type CraneProps = { crane: FleetCrane; at: number; on: DrawingScale }

function Crane({ crane, at, on }: CraneProps) {
  const { x, y, length } = on
  if (crane.shape === 'mobile') return <Mobile crane={crane} at={at} on={on} />
  const own = drawingScale([x(at + 3), y(0)], length(10) / 10)
  if (crane.shape === 'lorry') {
    return (
      <>
        <CraneLorry on={own} radius={lorryRadius} />
        <Tonnes crane={crane} on={own} at={[lorryRadius, 7.4]} />
      </>
    )
  }
  const knee = beyond([0, 3.35], raised, crane.boom)
  const tip = beyond(knee, degrees(15), 5)
  return (
    <>
      <Lorry on={own} />
      <Outrigger on={own} />
      <Boom on={own} foot={[0, 3.35]} to={knee} depth={0.5} />
      <Boom on={own} foot={knee} to={tip} depth={0.3} />
      <Steel d={own.d('M-.2 1.2V3.5H.2V1.2Z')} fill="steel" />
      <Hook on={own} from={tip} drop={3} crane={crane} />
    </>
  )
}

const lengthOf = ({ axles }: FleetCrane) => 4.6 + 1.9 * axles

function Mobile({ crane, at, on }: CraneProps) {
  const { d, length } = on
  const long = lengthOf(crane)
  const turn = at + long * 0.46
  const foot: Point = [turn - 0.9, pivotHeight]
  const tip = beyond(foot, raised, crane.boom)
  const [from, to] = arc.map((angle) => beyond(foot, angle, crane.boom))
  const radius = length(crane.boom)
  return (
    <>
      {from && to ? (
        <path className="d-thin d-faint" d={`M${on.at(...from)}A${radius} ${radius} 0 0 1 ${on.at(...to)}`} />
      ) : null}
      {Array.from({ length: crane.axles }, (_, axle) => {
        const across = at + 1.6 + ((long - 3.2) * axle) / (crane.axles - 1)
        return <Circle key={across} at={on.at(across, 0.6)} r={length(0.6)} fill="ground" />
      })}
      <Steel d={d(`M${at} .7H${at + long}V2.4H${at + long - 1.9}V1.6H${at}Z`)} fill="steel" />
      <Line d={d(`${box(at + 1, 0, 0.3, 0.7)}${box(at + long - 2.4, 0, 0.3, 0.7)}`)} fill="ink" />
      <Boom on={on} foot={foot} to={tip} depth={0.55 + crane.boom / 80} />
      <Line d={d(bar([turn + 0.8, 2], along(foot, tip, crane.boom * 0.16), 0.3))} fill="sheet" />
      <Steel d={d(`${box(turn - 2.9, 1.7, 1.6, 1.5)}${box(turn - 1.4, 1.7, 2.6, 0.9)}`)} fill="steel" />
      <Line d={d(`M${turn + 0.3} 1.8H${turn + 1.9}V2.9L${turn + 1.4} 3.5H${turn + 0.3}Z`)} fill="sheet" />
      <Hook on={on} from={tip} drop={crane.boom / 8 + 1.5} crane={crane} />
    </>
  )
}

/** A telescopic boom: each part thinner than the one that it slides out of. */
function Boom({ on: { d }, foot, to, depth }: { on: DrawingScale; foot: Point; to: Point; depth: number }) {
  const long = Math.hypot(to[0] - foot[0], to[1] - foot[1])
  const parts = [1, 0.75, 0.5, 0.27].map((share, part) =>
    bar(
      along(foot, to, part === 3 ? 0 : long * (share - 0.27)),
      along(foot, to, long * share),
      depth * (0.55 + part * 0.15),
    ),
  )
  return <Steel d={d(parts.join(''))} fill="steel" />
}

function Hook({
  on,
  from: [across, up],
  drop,
  crane,
}: {
  on: DrawingScale
  from: Point
  drop: number
  crane: FleetCrane
}) {
  const { d, at, length } = on
  return (
    <>
      <Line d={d(`M${across} ${up}V${up - drop}`)} />
      <Circle at={at(across, up - drop)} r={length(0.35)} weight="accent" fill="sheet" />
      <Tonnes crane={crane} on={on} at={[across, up - drop]} />
    </>
  )
}

function Tonnes({ crane: { tonnes }, on, at: [across, up] }: { crane: FleetCrane; on: DrawingScale; at: Point }) {
  const [x, y] = on.at(across, up)
  return (
    <text x={x} y={y} dx="-0.8em" dy="1.3em" className="fleet-drawing__tonnes">
      {tonnes}&nbsp;t
    </text>
  )
}

function beyond([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

function degrees(angle: number): number {
  return (angle * Math.PI) / 180
}
