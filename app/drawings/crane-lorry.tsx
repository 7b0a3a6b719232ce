import type { DrawingScale } from './drawing-scale.ts'
import { Circle, Line, type Point, Steel } from './primitives.tsx'
import { along, bar, box } from './shapes.ts'

/** Where the inner boom turns on the column, in metres from the ground under the column. */
const pivot: Point = [0, 3.35]
/** The end of the inner boom, at a usual working angle. */
const knuckle: Point = [1.15, 6.7]
const boomEnd = 8.9
const extensions = 5
const firstExtension = 2.6

export const hookHeight = boomEnd - 1.1

/** A lorry with its crane behind the cab. `on` is in metres from the ground under the column. */
export function CraneLorry({ on, radius }: { on: DrawingScale; radius: number }) {
  return (
    <>
      <Lorry on={on} />
      <Outrigger on={on} />
      <Boom on={on} radius={radius} />
    </>
  )
}

function Lorry({ on }: { on: DrawingScale }) {
  const { d } = on
  return (
    <>
      <Steel d={d(box(-1.35, 0.82, 8.6, 0.24))} fill="steel" />
      {[-1.75, 4.55, 5.75].map((across) => (
        <Wheel key={across} on={on} across={across} />
      ))}
      <Steel d={d(box(0.85, 1.12, 6.4, 0.14), box(0.85, 1.26, 0.08, 1.05))} fill="steel" />
      <Line d={d('M1.5 1.12V1.06M2.6 1.12V1.06M3.7 1.12V1.06M4.8 1.12V1.06M5.9 1.12V1.06M7 1.12V1.06')} />
      <Line d={d(box(1.1, 0.55, 2.3, 0.27), box(7.05, 0.6, 0.2, 0.2))} fill="steel" />
      <Steel
        d={d(
          'M-2.75 .55H-2.35V.85H-1.15V.55H-.85V3.02C-.85 3.12 -.92 3.15 -1 3.15H-2.3C-2.45 3.15 -2.5 3.1 -2.53 3L-2.78 1.75Z',
        )}
        fill="steel"
      />
      <Line d={d('M-2.62 1.85H-1.5V2.8H-2.42ZM-1.3 1.3V2.85M-2.78 1.3H-2.5')} fill="sheet" />
    </>
  )
}

function Outrigger({ on: { d } }: { on: DrawingScale }) {
  return (
    <>
      <Line d={d(box(-0.55, 0, 0.8, 0.09))} fill="concrete" />
      <Steel
        d={d(box(-0.24, 0.7, 0.18, 0.62), box(-0.19, 0.14, 0.08, 0.56), box(-0.32, 0.09, 0.34, 0.07))}
        fill="steel"
      />
    </>
  )
}

function Wheel({ on, across }: { on: DrawingScale; across: number }) {
  return (
    <>
      <Circle at={on.at(across, 0.5)} r={on.length(0.5)} weight="steel" fill="ground" />
      <Circle at={on.at(across, 0.5)} r={on.length(0.24)} fill="sheet" />
    </>
  )
}

function Boom({ on, radius }: { on: DrawingScale; radius: number }) {
  const { d, at, length } = on
  const tip: Point = [radius, boomEnd]
  const reach = Math.hypot(tip[0] - knuckle[0], tip[1] - knuckle[1])
  const each = Math.max((reach - firstExtension) / extensions, 0.1)
  const parts = Array.from({ length: extensions + 1 }, (_, part) => ({
    from: part === 0 ? -0.35 : firstExtension + (part - 1) * each - 0.2,
    to: firstExtension + part * each,
    depth: 0.46 - part * 0.055,
  })).reverse()
  return (
    <>
      <Steel d={d(box(-0.24, 1.06, 0.48, 0.7), 'M-.16 1.76H.16L.2 3.5H-.2Z')} fill="steel" />
      <Line d={d(bar([0.12, 1.9], along(pivot, knuckle, 2.1), 0.14))} fill="sheet" />
      <Line d={d(bar(along(pivot, knuckle, 2.2), along(knuckle, tip, 1.5), 0.13))} fill="sheet" />
      <Steel
        d={d(parts.map(({ from, to, depth }) => bar(along(knuckle, tip, from), along(knuckle, tip, to), depth)))}
        fill="steel"
      />
      <Steel d={d(bar(along(pivot, knuckle, -0.3), along(pivot, knuckle, 3.75), 0.5, 0.42))} fill="steel" />
      <Circle at={at(...pivot)} r={length(0.12)} fill="sheet" />
      <Circle at={at(...knuckle)} r={length(0.12)} fill="sheet" />
      <Steel d={d(`M${radius} ${boomEnd - 0.1}V${hookHeight + 0.3}`)} />
      <Circle at={at(radius, hookHeight + 0.15)} r={length(0.15)} weight="steel" fill="sheet" />
    </>
  )
}
