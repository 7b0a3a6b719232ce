import type { DrawingScale } from './drawing-scale.ts'
import { Circle, Line, type Point, Steel } from './primitives.tsx'
import { along, bar } from './shapes.ts'

/** Where the inner boom turns on the column, in metres from the ground under the column. */
const pivot: Point = [0, 3.35]
/** The end of the inner boom, at a usual working angle. */
const knuckle: Point = [1.15, 6.7]
const boomEnd = 8.9
const extensions = 5
const firstExtension = 2.6

export const hookHeight = boomEnd - 1.1

/** The boom on the column of crane-lorry.svg. `on` is in metres from the ground under the column. */
export function CraneBoom({ on, radius }: { on: DrawingScale; radius: number }) {
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
