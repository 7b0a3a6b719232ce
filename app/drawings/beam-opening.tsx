import { fillIn, written } from '#content/fill-in.ts'
import { beamOpeningCopy as copy } from '#content/interactive/beam.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import { drawingScale } from './drawing-scale.ts'
import { Accent, Artwork, Circle, Dimension, Label, Line, Steel } from './primitives.tsx'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

/** Metres. */
const bearing = safetyFigures.beam.bearing / 1000
const openingHeight = 2.15
const wallHeight = 3.2
const beamDepth = 0.24
const pier = 0.75

/** Two decimals, as on a tape measure. */
const inMetres = (value: number) => value.toFixed(2)

type Props = { opening: number }

/** Metres. The scale fits this width, so that it stays the same as the opening changes. */
const widest = 7

/** Both ends of a beam in detail, on a phone left out, and the whole wall with its opening to scale. The beam's depth is always the same. */
export function BeamOpening({ opening }: Props) {
  const shown = Math.max(opening, widest) + 2 * pier
  return (
    <SheetPair
      title={fillIn(copy.title, { opening: inMetres(opening), beam: inMetres(opening + 2 * bearing) })}
      wide={{
        height: 458,
        marks: (
          <>
            <BeamEnds />
            {copy.section.map((text, line) => (
              <Label key={text} at={[291, 95 + 22 * line]} text={text} anchor="middle" />
            ))}
            <Wall opening={opening} middle={450} floor={390} scale={400 / shown} />
          </>
        ),
      }}
      phone={{ height: 232, marks: <Wall opening={opening} middle={180} floor={166} scale={340 / shown} /> }}
    />
  )
}

/** The bearing is a safety figure, and the end of the beam on the padstone follows it. */
function BeamEnds() {
  // As beam-ends.svg is drawn: the face of the wall, and its scale.
  const { x } = drawingScale([196, 0], 340)
  const [edge, end] = [x(0), x(-bearing)]
  return (
    <>
      <use href="#beam-supports" />
      <use href="#beam-end" x={end} />
      <Label at={[220, 174]} text={copy.padstone} leaderTo={[175.6, 180.4]} />
      <Label at={[325, 34]} text={copy.dryPack} leaderTo={[301, 51]} />
      <Line d={`M${end} 145V438M${edge} 407V438`} />
      <Dimension from={[end, 431]} to={[edge, 431]} text={written(safetyFigures.beam.bearing)} />
      <Label at={[677, 194]} text={copy.capPlate} anchor="end" leaderTo={[697, 147]} />
      <Label at={[677, 225]} text={copy.post} anchor="end" leaderTo={[705, 216]} />
      <Label at={[575, 34]} text={copy.stiffener} anchor="end" leaderTo={[705, 92]} />
    </>
  )
}

type WallProps = Props & { middle: number; floor: number; scale: number }

function Wall({ opening, middle, floor, scale }: WallProps) {
  const { d, x, y, at, length } = drawingScale([middle, floor], scale)
  const half = opening / 2
  const end = half + bearing
  const side = half + pier
  const joists = Array.from({ length: Math.floor((2 * side - 0.2) / 0.4) }, (_, joist) => -side + 0.2 + joist * 0.4)
  const doors = Math.max(2, Math.round(opening / 0.9))
  const leaf = opening / doors
  const leaves = Array.from({ length: doors }, (_, index) => -half + index * leaf)
  const inset = 0.07
  // One needle per metre as an illustration; the temporary works design gives the real number and positions.
  const count = Math.max(2, Math.ceil(opening))
  const needles = Array.from({ length: count }, (_, needle) => ((needle + 0.5) * opening) / count - half)
  const [above, under] = [y(wallHeight) - 16, floor + 38]
  return (
    <>
      <Line d={d(`M${-side} 0V${wallHeight}H${side}V0H${half}V${openingHeight}H${-half}V0Z`)} fill="ground" />
      <Line
        d={d(
          joists.map(
            (left) => `${box(left, 2.72, 0.05, 0.2)}M${left} 2.72L${left + 0.05} 2.92M${left + 0.05} 2.72L${left} 2.92`,
          ),
        )}
      />
      <Line d={d(`M${-side} 2.94H${side}M${-side} 2.7H${side}`)} />
      <Line
        d={d(
          leaves.flatMap((left) => [
            box(left, 0, leaf, openingHeight),
            box(left + inset, inset, leaf - 2 * inset, openingHeight - 2 * inset),
          ]),
        )}
        faint
      />
      <Steel d={d(`M${-half} 0V${openingHeight}M${half} 0V${openingHeight}`)} />
      <Line d={d(box(-side - 0.3, -0.12, 2 * side + 0.6, 0.12))} fill="concrete" />
      <Steel d={d(`M${-side - 0.3} 0H${side + 0.3}`)} />
      <Artwork id="person-bolt" at={at(Math.max(-half + 0.45, -1.2), 0)} metre={scale} />
      <Accent d={d(box(-end, openingHeight, 2 * end, beamDepth))} fill="accent" />
      <Line d={d(needles.map((needle) => box(needle - 0.08, 2.46, 0.16, 0.16)))} fill="concrete" />
      <Line d={d(needles.map((needle) => `M${needle} 0V2.46`))} dashed />
      <Line d={`M${x(-half)} ${floor + 10}V${under + 7}M${x(half)} ${floor + 10}V${under + 7}`} />
      <Dimension from={[x(-half), under]} to={[x(half), under]} />
      <Label at={[middle, under + 22]} text={fillIn(copy.opening, { opening: inMetres(opening) })} anchor="middle" />
      <Line
        d={`M${x(-end)} ${y(openingHeight + beamDepth) - 4}V${above - 7}M${x(end)} ${y(openingHeight + beamDepth) - 4}V${above - 7}`}
      />
      <Dimension
        from={[x(-end), above]}
        to={[x(end), above]}
        text={fillIn(copy.beam, { beam: inMetres(opening + 2 * bearing) })}
      />
      {[-half, half].map((corner) => (
        <Circle key={corner} at={at(corner, openingHeight + 0.06)} r={length(0.42)} dashed />
      ))}
    </>
  )
}
