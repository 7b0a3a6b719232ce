import { written } from '#content/fill-in.ts'
import { beamOpeningCopy as copy } from '#content/interactive/beam.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import { type DrawingScale, drawingScale } from './drawing-scale.ts'
import { Accent, Dimension, Label, Line, type Point, Steel } from './primitives.tsx'
import { box } from './shapes.ts'

type EndProps = {
  /** Where the edge of the opening meets the underside of the beam, in drawing units. */
  at: Point
  scale: number
  /** Millimetres drawn beyond the edge of the opening. */
  reach: number
  below: number
}

/** Millimetres. The depth is only an example: an engineer sizes the beam. */
const depth = 254
const flange = 16
const { bearing } = safetyFigures.beam
const pack = 35
const above = 380
const outside = 560
const courses = 75
const brick = 225

/** The left end of the beam, on a concrete padstone. */
export function BeamOnPadstone({ at, scale, reach, below: deep }: EndProps) {
  const below = -deep
  const on = drawingScale(at, scale)
  const { d, x, y } = on
  const dimension = y(below) + 30
  return (
    <>
      <Brickwork
        on={on}
        d={d(`M${-outside} ${below}H0V0H${-bearing}V${depth + pack}H${reach}V${above}H${-outside}Z`)}
      />
      <Steel d={d(box(-440, -215, 440, 215))} fill="concrete" />
      <Steel d={d(`M0 -215V${below}`)} />
      <Accent d={d(box(-bearing, depth, bearing + reach, pack))} fill="accent" />
      <BrokenBeam on={on} end={-bearing} broken={reach} />
      <Label at={[x(70), y(-90)]} text={copy.padstone} leaderTo={[x(-60), y(-110)]} />
      <Label at={[x(380), y(above - 60)]} text={copy.dryPack} leaderTo={[x(310), y(depth + pack / 2)]} />
      <Line d={`M${x(-bearing)} ${y(-6)}V${dimension + 7}M${x(0)} ${y(below) + 6}V${dimension + 7}`} />
      <Dimension from={[x(-bearing), dimension]} to={[x(0), dimension]} text={written(bearing)} />
    </>
  )
}

/** The right end of the beam, bolted to the cap plate of a steel post. */
export function BeamOnPost({ at, scale, reach, below: deep }: EndProps) {
  const below = -deep
  const on = drawingScale(at, scale)
  const { d, x, y } = on
  const width = 152
  return (
    <>
      <Brickwork on={on} d={d(`M${outside} ${below}H${width + 14}V${depth + pack}H${-reach}V${above}H${outside}Z`)} />
      <Accent d={d(box(-reach, depth, reach + width, pack))} fill="accent" />
      <Steel d={d(`M0 ${below}V-18H${width}V${below}`)} fill="steel" />
      <Line
        d={d(
          `M12 ${below}V-18M${width - 12} ${below}V-18M-40 ${below}H50L66 ${below + 26}L86 ${below - 26}L102 ${below}H${width + 40}`,
        )}
      />
      <Steel d={d(box(-24, -18, width + 48, 18))} fill="steel" />
      <BrokenBeam on={on} end={width} broken={-reach} />
      <Line
        d={d(box(1, flange, 10, depth - 2 * flange), box(width - 11, flange, 10, depth - 2 * flange))}
        fill="steel"
      />
      {[46, width - 46].map((bolt) => (
        <Line
          key={bolt}
          d={d(box(bolt - 15, flange, 30, 14), box(bolt - 15, -32, 30, 14), box(bolt - 8, -44, 16, 12))}
          fill="ink"
        />
      ))}
      <Label at={[x(-80), y(-150)]} text={copy.capPlate} anchor="end" leaderTo={[x(-20), y(-12)]} />
      <Label at={[x(-80), y(-240)]} text={copy.post} anchor="end" leaderTo={[x(4), y(-215)]} />
      <Label at={[x(-380), y(above - 60)]} text={copy.stiffener} anchor="end" leaderTo={[x(4), y(150)]} />
    </>
  )
}

function BrokenBeam({ on: { d }, end, broken }: { on: DrawingScale; end: number; broken: number }) {
  const side = Math.sign(broken - end)
  return (
    <>
      <Steel d={d(`M${broken} ${depth}H${end}V0H${broken}`)} fill="steel" />
      <Line d={d(`M${broken} ${depth - flange}H${end}M${broken} ${flange}H${end}`)} />
      <Line
        d={d(
          `M${broken} ${depth + 40}V${depth / 2 + 26}L${broken - side * 26} ${depth / 2 + 14}L${broken + side * 26} ${depth / 2 - 14}L${broken} ${depth / 2 - 26}V-40`,
        )}
      />
    </>
  )
}

/** A wall of this outline, with its courses and joints. */
function Brickwork({ on: { x, y, length }, d }: { on: DrawingScale; d: string }) {
  const id = `bricks-${x(0)}`
  const [half, course] = [length(brick / 2), length(courses)]
  return (
    <>
      <pattern
        id={id}
        x={x(0)}
        y={y(0)}
        width={2 * half}
        height={2 * course}
        patternUnits="userSpaceOnUse"
        className="d-thin d-faint"
      >
        <path
          d={`M0 ${course / 2}H${2 * half}m0 ${course}H0M${half / 2} 0v${course / 2}m0 ${course}v${course / 2}m${half} ${-course / 2}v${-course}`}
        />
      </pattern>
      <Line d={d} fill="ground" />
      <path d={d} fill={`url(#${id})`} />
    </>
  )
}
