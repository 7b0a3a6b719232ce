import { CraneLorry, Lorry, Outrigger } from '#app/drawings/crane-lorry.tsx'
import { drawingScale } from '#app/drawings/drawing-scale.ts'
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
/** From the left end of a lorry to the crane's column. */
const column = 3
/** Drawing units to the metre. */
const wideScale = 9.65
const phoneScale = 4.6
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
        marks: <Row cranes={cranes} origin={[24, 536]} scale={wideScale} right={1216} house={house} drawn />,
      }}
      phone={{
        width: 360,
        height: 448,
        marks: (
          <>
            <Row cranes={cranes.slice(0, 4)} origin={[14, 158]} scale={phoneScale} right={360} house={house} />
            <Row cranes={cranes.slice(4)} origin={[14, 438]} scale={phoneScale} right={360} house={house} />
          </>
        ),
      }}
    />
  )
}

type RowProps = {
  cranes: readonly FleetCrane[]
  origin: Point
  scale: number
  right: number
  house: string
  /** Holds the shapes, which the other layout refers to. */
  drawn?: boolean
}

function Row({ cranes, origin, scale, right, house, drawn = false }: RowProps) {
  const { x, y } = drawingScale(origin, scale)
  let next = 10.5
  const placed = cranes.map((crane) => {
    const at = next
    next +=
      crane.shape === 'mobile' ? lengthOf(crane) + gap : column + (crane.shape === 'lorry' ? lorryRadius + 2 : 9.5)
    return { crane, at, id: `fleet-${crane.shape}-${crane.tonnes}` }
  })
  const shapes = [
    { id: 'fleet-house', at: 0, shape: <House /> },
    ...placed.map(({ crane, ...rest }) => ({ ...rest, shape: <Crane crane={crane} /> })),
  ]
  return (
    <>
      <Steel d={`M0 ${y(0)}H${right}`} />
      {shapes.map(({ id, at, shape }) =>
        drawn ? (
          <g key={id} transform={`translate(${x(at)} ${y(0)})`}>
            <g id={id} className="fleet-drawing__shape">
              {shape}
            </g>
          </g>
        ) : (
          <use key={id} href={`#${id}`} transform={`translate(${x(at)} ${y(0)}) scale(${scale / wideScale})`} />
        ),
      )}
      <Dimension from={[x(-0.6), y(0)]} to={[x(-0.6), y(houseHeight)]} />
      <text x={x(4.5)} y={y(houseHeight) - 8} textAnchor="middle">
        {house}
      </text>
      {placed.map(({ crane, at, id }) => {
        const [across, up] = hookOf(crane)
        return (
          <text
            key={id}
            x={x(at + across)}
            y={y(up)}
            dx={drawn ? '-0.8em' : '-1.2em'}
            dy="1.3em"
            className="fleet-drawing__tonnes"
          >
            {crane.tonnes}&nbsp;t
          </text>
        )
      })}
    </>
  )
}

/** Shapes are in the units of the wide layout, from the ground below their left end. */
const on = drawingScale([0, 0], wideScale)
const onColumn = drawingScale([column * wideScale, 0], wideScale)

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
  const [from, to] = [beyond(foot, arc[0], crane.boom), beyond(foot, arc[1], crane.boom)]
  const radius = length(crane.boom)
  return (
    <>
      <path className="d-thin d-faint" d={`M${on.at(...from)}A${radius} ${radius} 0 0 1 ${on.at(...to)}`} />
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
