import { pieceB12 } from '#content/piece-b12.ts'
import { Accent, Circle, Line, Steel } from './primitives.tsx'

const { profile, holes, finPlate } = pieceB12

/** Millimetres. */
export const pieceDepth = profile.h

type Props = { left: number; right: number; top: number; scale: number }

/** Beam B12 from the side, between `left` and `right`, with its length broken twice. `scale` is units per millimetre in depth. */
export function PieceElevation({ left, right, top, scale }: Props) {
  const bottom = top + profile.h * scale
  const breaks = [0.26, 0.74].map((share) => left + (right - left) * share)
  const ends = [left, ...breaks.flatMap((x) => [x - 7, x + 7]), right]
  const parts = [0, 2, 4].map((index) => [ends[index], ends[index + 1]] as const)
  const flanges = [top + profile.tf * scale, bottom - profile.tf * scale]
  const middle = (left + right) / 2
  const plateTop = top + ((profile.h - finPlate.height) / 2) * scale
  const half = (finPlate.thickness / 2) * scale
  return (
    <>
      <Steel d={parts.map(([from, to]) => `M${from} ${top}H${to}M${from} ${bottom}H${to}`).join('')} />
      <Steel d={`M${left} ${top}V${bottom}M${right} ${top}V${bottom}`} />
      <Line d={parts.flatMap(([from, to]) => flanges.map((y) => `M${from} ${y}H${to}`)).join('')} />
      <Line d={breaks.flatMap((x) => [x - 7, x + 7].map((edge) => breakLine(edge, top - 8, bottom + 8))).join('')} />
      {[left + holes.fromEnd * scale, right - holes.fromEnd * scale].flatMap((x) =>
        holes.fromTop.map((down) => (
          <Circle key={`${x} ${down}`} at={[x, top + down * scale]} r={(holes.diameter / 2) * scale} weight="steel" />
        )),
      )}
      <Accent
        d={`M${middle - half} ${plateTop}H${middle + half}V${plateTop + finPlate.height * scale}H${middle - half}Z`}
        fill="accent"
      />
    </>
  )
}

function breakLine(x: number, top: number, bottom: number): string {
  const middle = (top + bottom) / 2
  return `M${x} ${top}V${middle - 8}L${x - 6} ${middle - 4}L${x + 6} ${middle + 4}L${x} ${middle + 8}V${bottom}`
}
