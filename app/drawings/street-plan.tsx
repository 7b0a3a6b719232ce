import { streetPlanWords as words } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, type Point, Steel } from './hand.tsx'
import { type Placed, placed } from './placed.ts'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

type Place = {
  width: number
  /** Corner of the left neighbour on the footway, on the sheet; drawing units to the metre. */
  origin: Point
  scale: number
  /** How far the sheet shows the street to the left and the right, and how deep the houses: metres. */
  left: number
  right: number
  houses: number
  /** First line of the bar of the day, its left end and the units to an hour. */
  day: { top: number; left: number; hour: number }
  narrow?: boolean
}

const wide: Place = {
  width: 900,
  origin: [330, 176],
  scale: 26,
  left: 12.7,
  right: 21.9,
  houses: 6.6,
  day: { top: 520, left: 66, hour: 64 },
}

const phone: Place = {
  width: 360,
  origin: [96, 118],
  scale: 14,
  left: 6.8,
  right: 18.8,
  houses: 7.8,
  day: { top: 318, left: 12, hour: 28 },
  narrow: true,
}

/** A street 7.5 m from kerb to kerb, a lorry-mounted crane with outriggers 6.6 m apart, and the hours in which it may come. */
export function StreetPlan() {
  const sheet = (place: Place) => ({
    width: place.width,
    height: place.day.top + 82,
    marks: (
      <>
        <Street place={place} on={placed(place.origin, place.scale)} />
        <Day {...place.day} />
      </>
    ),
  })
  return <SheetPair title={words.title} wide={sheet(wide)} phone={sheet(phone)} />
}

/** Metres from the left neighbour's corner; the street lies below the houses. */
function Street({ place, on: { d, at, length } }: { place: Place; on: Placed }) {
  const { left, right, houses, narrow } = place
  const gap = 7.6
  const column: Point = [6.8, 5.2]
  const crane: Point = [3.8, -3.45]
  return (
    <>
      {/* Neighbours, plot and hoarding */}
      <Line d={d(`M${-left} 0H0V${houses}H${-left}ZM${gap} 0H${right}V${houses}H${gap}Z`)} fill="ground" />
      <Steel d={d(`M${-left} 0H0V${houses}M${right} 0H${gap}V${houses}`)} />
      <Steel d={d(`M0 0H${gap}`)} dashed />
      <Label at={at(-left / 2, houses / 2)} text={words.leftHouse} plain anchor="middle" />
      <Label at={at((gap + right) / 2, houses / 2)} text={words.rightHouse} plain anchor="middle" />
      {/* Frame to be built */}
      <Line d={d(box(0.8, 0.8, 6, 4.4))} dashed />
      <Steel
        d={d([0.8, 6.8].flatMap((across) => [0.8, 5.2].map((up) => box(across - 0.25, up - 0.25, 0.5, 0.5))).join(''))}
        fill="steel"
      />
      {/* Kerbs, bays, far building line */}
      <Steel d={d(`M${-left} -2H${right}M${-left} -9.5H${right}`)} />
      <Line d={d(`M-5 -2V-4M10 -2V-4M15 -2V-4M${-left} -4H-5M10 -4H${right}`)} />
      <Line d={d(`M${-left} -7.5H${right}M-5 -7.5V-9.5M0 -7.5V-9.5M5 -7.5V-9.5M10 -7.5V-9.5M15 -7.5V-9.5`)} />
      <Line d={d(`M${-left} -11.5H${right}`)} />
      {/* Lorry, crane behind the cab, steel on the deck */}
      <Steel d={d(box(-3.05, -4.7, 9.5, 2.5))} fill="steel" />
      <Line d={d('M4.4 -2.2V-4.7M-2.7 -2.6H3M-2.7 -3.05H3M-2.7 -3.5H3M-2.7 -3.95H3M-2.7 -4.35H3')} />
      {/* Outriggers at full spread, on mats */}
      <Steel d={d('M3.8 -.15V-6.75')} />
      <Accent d={d(`${box(3.4, -0.4, 0.8, 0.5)}${box(3.4, -7, 0.8, 0.5)}`)} fill="accent" />
      <Circle at={at(...crane)} r={length(0.45)} weight="steel" fill="accent" />
      {/* Reach to the furthest column */}
      <Line d={d(`M${crane.join(' ')}L${column.join(' ')}`)} />
      <Line d={arcOver(at(...crane), length(9.5))} dashed />
      <Label at={at(4.7, 2.1)} text="9.5 m" anchor="end" />
      {/* Barriers, and the way people walk */}
      <Accent d={d('M-5 -4.1V-7.4M11.4 -4.1V-7.4')} />
      <Accent d={d('M-6.5 -1H-5.8V-10.5H16.3V-1H17')} dashed />
      <Accent d={d('M4.7 -10.25L5.2 -10.5L4.7 -10.75')} />
      {/* Dimensions */}
      <Line d={d('M4.4 -.15H9.6M4.4 -6.75H9.6')} />
      <Dimension from={at(9.3, -0.15)} to={at(9.3, -6.75)} text="6.6 m" />
      <Dimension from={at(13.3, -2)} to={at(13.3, -9.5)} text="7.5 m" />
      <Line d={d(narrow ? 'M-5 -9.6V-13M10 -9.6V-13' : 'M-5 -9.6V-12.9M10 -9.6V-12.9')} />
      <Dimension from={at(-5, -12.7)} to={at(10, -12.7)} text={words.bays} />
      {/* Balloons */}
      <Balloon at={at(1.2, -0.95)} number={1} leaderTo={at(3.4, -0.3)} />
      <Balloon at={at(1.2, -6.2)} number={2} leaderTo={at(3.4, -6.8)} />
      <Balloon at={at(-4, -3.1)} number={3} />
      <Balloon at={at(-2.4, -10.5)} number={4} />
      <Balloon at={at(2.4, 4)} number={5} leaderTo={at(6, 3.1)} />
    </>
  )
}

/** The far part of a circle, 20° to either side of straight up. */
function arcOver([x, y]: Point, radius: number): string {
  const [across, up] = [radius * Math.sin(0.36), radius * Math.cos(0.36)]
  return `M${(x - across).toFixed(1)} ${(y - up).toFixed(1)}A${radius} ${radius} 0 0 1 ${(x + across).toFixed(1)} ${(y - up).toFixed(1)}`
}

const hours = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const

/** The day from six to six: when steel may come, and when it may be loud. */
function Day({ top, left, hour }: Place['day']) {
  const x = (time: number) => left + (time - 6) * hour
  const line = top + 56
  return (
    <>
      <Accent d={`M${x(7)} ${top}H${x(17)}V${top + 24}H${x(7)}Z`} fill="accent" />
      <Line d={`M${x(8)} ${top + 28}H${x(18)}V${top + 52}H${x(8)}Z`} fill="steel" />
      <Line d={`M${x(6)} ${line}H${x(18)}${hours.map((time) => `M${x(time)} ${line - 3}v8`).join('')}`} />
      <Label at={[x(7) + 10, top + 17]} text={words.delivery} plain />
      <Label at={[x(8) + 10, top + 45]} text={words.noise} plain />
      {hours.map((time) => (
        <Label key={time} at={[x(time), line + 20]} text={String(time)} anchor="middle" />
      ))}
    </>
  )
}
