import { craneReachWords as words } from '#content/drawings.ts'
import { CraneLorry, hookHeight } from './crane-lorry.tsx'
import { Accent, Label, Line, Steel } from './hand.tsx'
import { figure, filled } from './lettering.ts'
import { Person } from './person.tsx'
import { placed } from './placed.ts'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

export type CraneFigures = {
  /** Metres from the middle of the column to the hook. */
  radius: number
  /** Kilograms that the chart allows there. */
  load: number
  /** The whole chart, lettered along the ground. */
  chart: readonly { radius: number; load: number }[]
}

const front = 3.1
const slinger = 2.7
const beamLength = 3.6
const beamFoot = 5.1

/** A lorry-mounted crane with the load of its chart at one radius, the chart itself under the ground as a ruler. */
export function CraneReach(crane: CraneFigures) {
  return (
    <SheetPair
      title={filled(words.title, { radius: crane.radius, load: crane.load })}
      wide={{ width: 900, height: 438, marks: <Lift crane={crane} left={20} right={880} ground={326} /> }}
      phone={{ width: 360, height: 264, marks: <Lift crane={crane} left={2} right={358} ground={152} narrow /> }}
    />
  )
}

type LiftProps = { crane: CraneFigures; left: number; right: number; ground: number; narrow?: boolean }

function Lift({ crane: { radius, load, chart }, left, right, ground, narrow = false }: LiftProps) {
  const furthest = Math.max(radius, ...chart.map((entry) => entry.radius))
  const scale = (right - left) / (front + furthest + slinger + 0.5)
  const on = placed([left + front * scale, ground], scale)
  const { x, y, d, at } = on
  const far = radius > furthest * 0.6
  const rows = { radius: ground + 34, load: ground + 60 }
  const size = loadSize(load)
  // On a phone there is room to letter every other tick.
  const lettered = chart.filter((_, index) => !narrow || index % 2 === 0)
  const hand = Math.max(radius + slinger, 8.3)
  return (
    <>
      {/* The chart: a hairline and a tick for every radius in it */}
      <Line d={d(chart.map((entry) => `M${entry.radius} 0V9.4`).join(''))} faint />
      <Line d={d(chart.map((entry) => `M${entry.radius} -.2V-.55`).join(''))} />
      <Line d={`M${left} ${ground}H${right}V${ground + 8}H${left}Z`} fill="ground" />
      <Steel d={`M${left} ${ground}H${right}`} />
      <Label at={[x(0), rows.radius]} text={words.row.radius} anchor="middle" />
      <Label at={[x(0), rows.load]} text={words.row.load} anchor="middle" />
      {lettered.map((entry) => (
        <g key={entry.radius}>
          <Label at={[x(entry.radius), rows.radius]} text={figure(entry.radius)} anchor="middle" />
          <Label at={[x(entry.radius), rows.load]} text={figure(entry.load / 1000, 2)} anchor="middle" />
        </g>
      ))}
      <CraneLorry on={on} radius={radius} />
      {/* The load on two chain legs: the more the chart allows, the more beams */}
      <Line
        d={d(
          `M${radius} ${hookHeight}L${radius - beamLength / 3} ${beamFoot + size}M${radius} ${hookHeight}L${radius + beamLength / 3} ${beamFoot + size}`,
        )}
      />
      <Accent d={d(box(radius - beamLength / 2, beamFoot, beamLength, size))} fill="accent" />
      <Line
        d={d(
          layers(size)
            .map((up) => `M${radius - beamLength / 2} ${beamFoot + up}H${radius + beamLength / 2}`)
            .join(''),
        )}
      />
      <Line d={d(`M${radius + beamLength / 2} ${beamFoot}L${hand - 0.25} 1`)} />
      <Person at={at(hand, 0)} metre={scale} />
      <Label
        at={[x(far ? radius - beamLength / 2 - 0.3 : radius + beamLength / 2 + 0.3), y(beamFoot + size / 2) + 5]}
        text={filled(words.load, { load })}
        anchor={far ? 'end' : 'start'}
      />
      {/* The radius, from the middle of the column to the hook */}
      <Line d={d(`M0 3.6V-.2M${radius} ${beamFoot}V-.2`)} dashed />
      <Accent d={`M${x(0)} ${rows.load + 20}H${x(radius)}`} />
      <path
        d={[x(0), x(radius)].map((end) => `M${end - 5} ${rows.load + 25}L${end + 5} ${rows.load + 15}`).join('')}
        className="d-tick"
      />
      <Label
        at={[x(narrow ? 0 : radius / 2), rows.load + 39]}
        text={filled(words.radius, { radius })}
        anchor={narrow ? 'start' : 'middle'}
      />
    </>
  )
}

/** Metres of the bundle's height: a beam for every tonne and a half, one at least. */
function loadSize(load: number): number {
  return 0.3 * Math.max(1, Math.ceil(load / 1500))
}

/** Heights inside the bundle where one beam lies on the next. */
function layers(size: number): number[] {
  return Array.from({ length: Math.round(size / 0.3) - 1 }, (_, layer) => 0.3 * (layer + 1))
}
