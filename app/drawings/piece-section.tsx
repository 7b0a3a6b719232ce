import { written } from '#content/fill-in.ts'
import { handOverDrawings as copy } from '#content/hand-over.ts'
import { pieceB12 } from '#content/piece-b12.ts'
import { Accent, Circle, Dimension, Label, Line, Steel } from './primitives.tsx'
import { steelProfilePath } from './steel-profile-path.ts'

const { profile, holes, finPlate } = pieceB12

type Props = {
  /** The middle of the beam and its lower edge, in drawing units. */
  middle: number
  foot: number
  /** Drawing units per millimetre. */
  scale: number
}

/** Section A–A: the beam cut beside its fin plate, with the plate, its holes and its weld. */
export function PieceSection({ middle, foot, scale }: Props) {
  const head = foot - profile.h * scale
  const web = middle + (profile.tw / 2) * scale
  const edge = web + finPlate.width * scale
  const holeX = web + finPlate.holes.fromWeb * scale
  const top = head + ((profile.h - finPlate.height) / 2) * scale
  const bottom = top + finPlate.height * scale
  const holeLevels = finPlate.holes.fromTop.map((down) => top + down * scale)
  const levels = [top, ...holeLevels, bottom]
  const aside = edge + 40
  const depthAt = middle - (profile.b / 2) * scale - 14
  return (
    <>
      <Line d={`M${depthAt - 6} ${head}H${middle - 56}M${depthAt - 6} ${foot}H${middle - 56}`} />
      <Line
        d={`M${web} ${bottom}V${foot + 60}M${holeX} ${bottom + 4}V${foot + 38}M${edge} ${bottom + 4}V${foot + 60}${levels
          .map((y) => `M${edge + 4} ${y}H${aside + 6}`)
          .join('')}`}
      />
      <Steel d={steelProfilePath(profile, [middle, foot], scale)} fill="steel" />
      <Accent d={`M${web} ${top}H${edge}V${bottom}H${web}Z`} fill="accent" />
      {holeLevels.map((y) => (
        <Circle key={y} at={[holeX, y]} r={(holes.diameter / 2) * scale} weight="steel" fill="sheet" />
      ))}
      {levels.slice(1).map((y, index) => (
        <Dimension
          key={y}
          from={[aside, levels[index] ?? y]}
          to={[aside, y]}
          text={written((y - (levels[index] ?? y)) / scale)}
        />
      ))}
      <Dimension from={[web, foot + 30]} to={[holeX, foot + 30]} text={written(finPlate.holes.fromWeb)} />
      <Dimension from={[web, foot + 54]} to={[edge, foot + 54]} text={written(finPlate.width)} />
      <Dimension from={[depthAt, head]} to={[depthAt, foot]} text={written(profile.h)} />
      <WeldSymbol at={[web, top + 18]} corner={[web + 42, head - 26]} />
      <Label at={[middle, foot + 82]} text={copy.section} anchor="middle" />
    </>
  )
}

/** An arrow to the joint, a reference line, and a triangle on each side of it for fillet welds on both sides. */
function WeldSymbol({ at, corner: [x, y] }: { at: readonly [number, number]; corner: readonly [number, number] }) {
  return (
    <>
      <Line d={`M${at}L${x} ${y}H${x + 62}`} />
      <circle cx={at[0]} cy={at[1]} r={3} className="d-thin d-fill-ink" />
      <Steel d={`M${x + 42} ${y}v-14l14 14ZM${x + 42} ${y}v14l14 -14Z`} />
      <Label at={[x + 36, y - 4]} text={`z${finPlate.weld}`} anchor="end" />
      <Label at={[x + 36, y + 16]} text={`z${finPlate.weld}`} anchor="end" />
    </>
  )
}
