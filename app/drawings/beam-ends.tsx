import { beamOpeningCopy as copy } from '#content/drawings.ts'
import { beamRules } from '#content/interactive/beam.ts'
import { written } from '#domain/fill-in.ts'
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
  /** Moves the labels away from the other end on a phone. */
  narrow?: boolean
}

/** Millimetres. The depth is only an example: an engineer sizes the beam. */
const depth = 254
const flange = 16
const { bearing } = beamRules
const pack = 35
const above = 380
const outside = 560
const courses = 75

/** The left end of the beam, on a concrete padstone. */
export function BeamOnPadstone({ at, scale, reach, below: deep, narrow }: EndProps) {
  const below = -deep
  const on = drawingScale(at, scale)
  const { d, x, y } = on
  const dimension = y(below) + 30
  return (
    <>
      <Line
        d={d(`M${-outside} ${below}H0V0H${-bearing}V${depth + pack}H${reach}V${above}H${-outside}Z`)}
        fill="ground"
      />
      <Bricks on={on} from={-outside} to={-bearing} bottom={0} top={depth + pack} />
      <Bricks on={on} from={-outside} to={reach} bottom={depth + pack} top={above} />
      <Bricks on={on} from={-outside} to={0} bottom={below} top={0} />
      <Steel d={d(box(-440, -215, 440, 215))} fill="concrete" />
      <Steel d={d(`M0 -215V${below}`)} />
      <Accent d={d(box(-bearing, depth, bearing + reach, pack))} fill="accent" />
      <BrokenBeam on={on} end={-bearing} broken={reach} />
      <Label at={[x(70), y(-90)]} text={copy.padstone} leaderTo={[x(-60), y(-110)]} />
      <Label
        at={[x(narrow ? -40 : 380), y(above - 60)]}
        text={copy.dryPack}
        leaderTo={[x(narrow ? 60 : 310), y(depth + pack / 2)]}
      />
      <Line d={`M${x(-bearing)} ${y(-6)}V${dimension + 7}M${x(0)} ${y(below) + 6}V${dimension + 7}`} />
      <Dimension from={[x(-bearing), dimension]} to={[x(0), dimension]} text={written(bearing)} />
    </>
  )
}

/** The right end of the beam, bolted to the cap plate of a steel post. */
export function BeamOnPost({ at, scale, reach, below: deep, narrow }: EndProps) {
  const below = -deep
  const on = drawingScale(at, scale)
  const { d, x, y } = on
  const width = 152
  return (
    <>
      <Line d={d(`M${outside} ${below}H${width + 14}V${depth + pack}H${-reach}V${above}H${outside}Z`)} fill="ground" />
      <Bricks on={on} from={width + 14} to={outside} bottom={below} top={depth + pack} />
      <Bricks on={on} from={-reach} to={outside} bottom={depth + pack} top={above} />
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
        d={d(`${box(1, flange, 10, depth - 2 * flange)}${box(width - 11, flange, 10, depth - 2 * flange)}`)}
        fill="steel"
      />
      {[46, width - 46].map((bolt) => (
        <Line
          key={bolt}
          d={d(`${box(bolt - 15, flange, 30, 14)}${box(bolt - 15, -32, 30, 14)}${box(bolt - 8, -44, 16, 12)}`)}
          fill="ink"
        />
      ))}
      <Label at={[x(-80), y(-150)]} text={copy.capPlate} anchor="end" leaderTo={[x(-20), y(-12)]} />
      <Label at={[x(-80), y(-240)]} text={copy.post} anchor="end" leaderTo={[x(4), y(-215)]} />
      <Label at={[x(narrow ? 80 : -380), y(above - 60)]} text={copy.stiffener} anchor="end" leaderTo={[x(4), y(150)]} />
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

function Bricks({
  on,
  from,
  to,
  bottom,
  top,
}: {
  on: DrawingScale
  from: number
  to: number
  bottom: number
  top: number
}) {
  const beds: string[] = []
  for (let course = Math.ceil(bottom / courses) * courses; course < top; course += courses) {
    if (course > bottom) beds.push(`M${from} ${course}H${to}`)
    const offset = (course / courses) % 2 === 0 ? 0 : 112
    const head = Math.min(course + courses, top)
    for (let brick = Math.ceil((from - offset + 20) / 225) * 225 + offset; brick < to - 20; brick += 225)
      beds.push(`M${brick} ${course}V${head}`)
  }
  return <Line d={on.d(beds.join(''))} faint />
}
