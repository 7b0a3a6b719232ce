import { fillIn, written } from '#content/fill-in.ts'
import { stairFlightCopy as copy } from '#content/interactive/stair.ts'
import { type DrawingScale, drawingScale } from './drawing-scale.ts'
import { Artwork, Dimension, Label, Line, Steel } from './primitives.tsx'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'
import { guard, StairRun, stringerOf } from './stair-run.tsx'

type StairFlightProps = {
  /** Lengths are in millimetres, the pitch in degrees. */
  totalRise: number
  risers: number
  rise: number
  going: number
  pitch: number
  /** Risers of each flight from the bottom, with a landing between two flights. Default: one flight. */
  flights?: readonly number[]
}

const restLength = 900
/** Below this a wide drawing too has no room for the figure of the total rise between the flight and its line. */
const lowRise = 1300

/** A straight stair to scale, with a person 1.75 m tall next to it. */
export function StairFlight(stair: StairFlightProps) {
  const goings = stair.risers - (stair.flights?.length ?? 1)
  return (
    <SheetPair
      title={fillIn(copy.title, { ...stair, flights: '', goings })}
      wide={{ height: 344, marks: <Flights stair={stair} place={wide} /> }}
      phone={{ height: 324, marks: <Flights stair={stair} place={phone} narrow /> }}
    />
  )
}

type Place = {
  /** Drawing units: the length of the floor, its level and the height available above it. */
  width: number
  floor: number
  height: number
  /** Millimetres of floor before the first step and of upper floor, at least. */
  approach: number
  upper: number
}

const wide: Place = { width: 900, floor: 288, height: 276, approach: 2200, upper: 2200 }
const phone: Place = { width: 360, floor: 270, height: 258, approach: 1200, upper: 700 }

function Flights({ stair, place, narrow = false }: { stair: StairFlightProps; place: Place; narrow?: boolean }) {
  const { totalRise, risers, rise, going, pitch, flights = [risers] } = stair
  const { width, floor, height, approach, upper } = place
  const run = (risers - flights.length) * going + (flights.length - 1) * restLength
  const scale = Math.min(width / (approach + run + upper), height / (totalRise + guard + 120), 0.13)
  const on = drawingScale([(width + scale * (approach - run - upper)) / 2, floor], scale)
  const { x, y, at, length } = on
  const { foot } = stringerOf(rise, going)
  const tight = narrow || totalRise < lowRise
  const total = fillIn(copy.totalRise, { totalRise })
  const totalAt = x(run + upper) - 12
  const starts = flights.map((_, index) => {
    const below = flights.slice(0, index)
    const climbed = below.reduce((sum, count) => sum + count, 0)
    return { across: (climbed - index) * going + index * restLength, up: climbed * rise }
  })
  return (
    <>
      <Line d={`M0 ${floor}H${width}V${floor + 12}H0Z`} fill="ground" />
      <Steel d={`M0 ${floor}H${width}`} />
      <UpperFloor on={drawingScale(at(run, totalRise), scale)} length={(width - x(run)) / scale} />
      {starts.slice(1).map(({ across, up }) => (
        <Rest key={up} on={drawingScale(at(across, up), scale)} height={up} />
      ))}
      {flights.map((count, index) => {
        const { across, up } = starts[index] ?? { across: 0, up: 0 }
        const end = across + (count - 1) * going
        const counts = { goings: count - 1, going, run: (count - 1) * going }
        return (
          <g key={up}>
            <StairRun on={drawingScale(at(across, up), scale)} risers={count} rise={rise} going={going} />
            <Line d={`M${x(across)} ${floor + 16}V${floor + 50}M${x(end)} ${floor + 16}V${floor + 50}`} />
            <Dimension
              from={[x(across), floor + 44]}
              to={[x(end), floor + 44]}
              text={
                flights.length > 2 && narrow
                  ? written(counts.run)
                  : fillIn(flights.length > 1 || tight ? copy.goingsShort : copy.goings, counts)
              }
            />
          </g>
        )
      })}
      <Line d={arc(at(foot, 0), length(750), pitch)} />
      <Label at={[x(foot) + length(750) + 7, floor - 10]} text={fillIn(copy.pitch, { pitch })} />
      <Artwork id="person-stand" at={at(-going - 620, 0)} metre={length(1000)} />
      <Dimension from={[totalAt, floor]} to={[totalAt, y(totalRise)]} text={tight ? undefined : total} />
      {tight ? (
        <>
          <Line d={`M${totalAt} ${y(totalRise + guard) - 3}V${y(totalRise)}`} />
          <Label at={[totalAt, y(totalRise + guard) - 8]} text={total} anchor="end" />
        </>
      ) : null}
    </>
  )
}

/** The upper floor on a steel channel, with its guard rail. The origin of `on` is the edge of the floor. */
function UpperFloor({ on: { d }, length }: { on: DrawingScale; length: number }) {
  const posts = Array.from({ length: Math.floor((length - 100) / 125) }, (_, post) => 125 * (post + 1))
  return (
    <>
      <Line d={d(box(0, -110, length, 110))} fill="concrete" />
      <Steel d={d(`M${length} 0H0V-110H${length}`)} />
      <Line d={d(`M110 -150H${length}M110 -480H${length}`)} faint />
      <Steel d={d('M0 -110H100V-129H14V-521H100V-540H0Z')} fill="steel" />
      <Line d={d(posts.map((post) => `M${post} 0V${guard}`))} faint />
      <Line d={d(box(0, guard - 45, length, 45))} fill="ink" />
    </>
  )
}

/** A landing on a post. The origin of `on` is the front of the next step. */
function Rest({ on: { d }, height }: { on: DrawingScale; height: number }) {
  const posts = [1, 2, 3, 4, 5, 6].map((post) => -restLength + 130 * post)
  return (
    <>
      <Line d={d(`M-140 ${-height}V-240M-60 ${-height}V-240`)} fill="steel" />
      <Steel d={d(box(-restLength, -240, restLength + 130, 200), box(-160, -height, 120, 14))} fill="steel" />
      <Line d={d(`M${-restLength} -55H130M${-restLength} -225H130`)} />
      <Line d={d(box(-restLength, -40, restLength + 130, 40))} fill="ink" />
      <Line d={d(posts.map((post) => `M${post} 0V${guard}`))} faint />
      <Line d={d(box(-restLength, guard - 45, restLength - 120, 45))} fill="ink" />
    </>
  )
}

function arc([x, y]: readonly [number, number], radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`
}
