import { written } from '#content/fill-in.ts'
import { handOverDrawings as copy } from '#content/hand-over.ts'
import { pieceB12 } from '#content/piece-b12.ts'
import { PieceElevation, pieceDepth } from './piece-elevation.tsx'
import { PieceSection } from './piece-section.tsx'
import { Dimension, Label, Line, type Point, Sheet } from './primitives.tsx'

const { length, holes, finPlate, welds } = pieceB12

/** The fabrication drawing of beam B12: its elevation with dimensions, and a section at the fin plate. */
export function PieceDrawing() {
  return (
    <div className="drawing-pair">
      <Sheet width={680} height={330} title={copy.piece}>
        <Dimensioned left={52} right={396} top={132} scale={0.55} />
        <PieceSection middle={528} foot={246} scale={0.8} />
      </Sheet>
    </div>
  )
}

type Place = { left: number; right: number; top: number; scale: number }

function Dimensioned({ left, right, top, scale }: Place) {
  const middle = (left + right) / 2
  const [first, last] = [left + holes.fromEnd * scale, right - holes.fromEnd * scale]
  const [upper, lower] = holes.fromTop.map((down) => top + down * scale) as [number, number]
  const bottom = top + pieceDepth * scale
  const running: readonly [to: number, up: number, millimetres: number][] = [
    [first, 16, holes.fromEnd],
    [middle, 42, finPlate.at],
    [last, 68, length - holes.fromEnd],
    [right, 94, length],
  ]
  const aside = left - 12
  return (
    <>
      <Line
        d={`M${left} ${top - 4}V${top - 100}${running.map(([to, up]) => `M${to} ${top - 4}V${top - up - 6}`).join('')}`}
      />
      <PieceElevation left={left} right={right} top={top} scale={scale} />
      {running.map(([to, up, millimetres]) => (
        <Dimension key={up} from={[left, top - up]} to={[to, top - up]} text={written(millimetres)} />
      ))}
      <Line
        d={`M${aside - 6} ${top}H${left - 4}M${aside - 6} ${upper}H${first + 12}M${aside - 6} ${lower}H${first + 12}`}
      />
      <Dimension from={[aside, top]} to={[aside, upper]} text={written(holes.fromTop[0])} />
      <Dimension from={[aside, upper]} to={[aside, lower]} text={written(holes.fromTop[1] - holes.fromTop[0])} />
      <CutMark at={[middle - 16, top]} depth={bottom - top} />
      <Label at={[left, bottom + 24]} text={pieceB12.mark} />
      <Label at={[right, bottom + 46]} text={copy.holes} anchor="end" />
    </>
  )
}

function CutMark({ at: [x, top], depth }: { at: Point; depth: number }) {
  return (
    <>
      <Line d={`M${x} ${top - 8}V${top + depth + 10}`} dashed />
      <Label at={[x - 4, top - 6]} text="A" anchor="end" />
      <Label at={[x - 4, top + depth + 24]} text="A" anchor="end" />
    </>
  )
}

/** The same beam with a number for each weld. */
export function WeldDrawing() {
  return (
    <div className="drawing-pair">
      <Sheet width={680} height={170} title={copy.welds}>
        <Welded left={60} right={620} top={16} scale={0.55} />
      </Sheet>
    </div>
  )
}

function Welded({ left, right, top, scale }: Place) {
  const middle = (left + right) / 2
  const plate = finPlate.thickness * scale
  const level = top + (pieceDepth * scale) / 2
  return (
    <>
      <PieceElevation left={left} right={right} top={top} scale={scale} />
      {welds.map(({ id }, index) => {
        const side = index === 0 ? -1 : 1
        const x = middle + side * 32
        return (
          <g key={id}>
            <Line d={`M${x - side * 14} ${level}L${middle + side * plate} ${level}`} />
            <circle cx={x} cy={level} r={14} className="d-balloon" />
            <Label at={[x, level + 5]} text={id} anchor="middle" plain />
          </g>
        )
      })}
      <Label at={[left, top + pieceDepth * scale + 24]} text={pieceB12.mark} />
      <Label at={[right, top + pieceDepth * scale + 24]} text={copy.weldSize} anchor="end" />
    </>
  )
}
