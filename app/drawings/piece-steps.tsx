import type { ReactNode } from 'react'
import type { pieceSteps } from '#content/drawings.ts'
import { Accent, Circle, Label, Line, Steel } from './hand.tsx'
import { Person } from './person.tsx'

export type PieceStep = (typeof pieceSteps)[number]['step']

/** Seven sheets of 160 by 120 units. The piece is bare steel until it is primed, and oxide from then on. */
export const stepDrawings: Readonly<Record<PieceStep, () => ReactNode>> = {
  model: Model,
  saw: Saw,
  drill: Drill,
  weld: Weld,
  prime: Prime,
  load: Load,
  fit: Fit,
}

/** The beam from the side, both flanges, `fill` as it is at that step. */
function Beam({ left, right, top, primed = false }: { left: number; right: number; top: number; primed?: boolean }) {
  const Outline = primed ? Accent : Steel
  return (
    <>
      <Outline d={`M${left} ${top}H${right}V${top + 28}H${left}Z`} fill={primed ? 'accent' : 'steel'} />
      <Line d={`M${left} ${top + 4}H${right}M${left} ${top + 24}H${right}`} />
    </>
  )
}

function Holes({ left, right, top }: { left: number; right: number; top: number }) {
  return [left + 9, right - 9].flatMap((x) =>
    [top + 10, top + 18].map((y) => <Circle key={`${x},${y}`} at={[x, y]} r={1.8} fill="sheet" />),
  )
}

/** The beam as a wire model, its length dimensioned. */
function Model() {
  const [back, rise] = [94, -32]
  const corners = [
    [0, 0],
    [26, 0],
    [26, -4],
    [15, -4],
    [15, -36],
    [26, -36],
    [26, -40],
    [0, -40],
    [0, -36],
    [11, -36],
    [11, -4],
    [0, -4],
  ] as const
  const end = (x: number, y: number) => `M${corners.map(([across, down]) => `${x + across} ${y + down}`).join('L')}Z`
  return (
    <>
      <Line d={end(18 + back, 104 + rise)} />
      <Line d={corners.map(([across, down]) => `M${18 + across} ${104 + down}l${back} ${rise}`).join('')} />
      <Accent d={end(18, 104)} fill="accent" />
      <Line d={`M14 60L10 48M${14 + back} ${60 + rise}L${10 + back} ${48 + rise}`} faint />
      <Line d={`M11 51l${back} ${rise}`} />
      <path d={`M6 56l10 -10M${6 + back} ${56 + rise}l10 -10`} className="d-tick" />
      <Label at={[50, 26]} text="3,180" anchor="end" />
    </>
  )
}

/** A band saw; what is cut off stays dashed. */
function Saw() {
  const teeth = Array.from({ length: 11 }, (_, tooth) => `M113 ${14 + tooth * 8}l4 4l-4 4`)
  return (
    <>
      <Line d="M120 46H152V74H120" dashed />
      <Beam left={4} right={112} top={46} />
      <Label at={[40, 65]} text="B12" />
      <Line d="M4 82H152M20 82V104M66 82V104M140 82V104" />
      {[20, 43, 66, 89, 140].map((x) => (
        <Circle key={x} at={[x, 79]} r={4} fill="sheet" />
      ))}
      <Steel d="M104 6H126V20H104ZM104 90H126V104H104Z" fill="steel" />
      <Accent d="M113 20V90" />
      <Accent d={teeth.slice(1, -2).join('')} />
    </>
  )
}

/** The beam end on: the bit goes through its web. */
function Drill() {
  return (
    <>
      <Steel
        d="M82 24H142V32H118Q115 32 115 36V84Q115 88 118 88H142V96H82V88H106Q109 88 109 84V36Q109 32 106 32H82Z"
        fill="steel"
      />
      <Line d="M62 96H158V104H62Z" fill="ground" />
      <Steel d="M4 44H38V76H4Z" fill="steel" />
      <Line d="M38 50H52L58 55V65L52 70H38M10 44V76M16 44V76" fill="steel" />
      <Accent d="M58 57H104L111 60L104 63H58Z" fill="accent" />
      <Line d="M66 57L71 63M75 57L80 63M84 57L89 63M93 57L98 63" />
      <Line d="M98 70q4 3 2 8M92 72q1 5 -3 8" />
      <Line d="M76 60H128" dashed faint />
    </>
  )
}

/** The beam laid on its flanges, end on: a fin plate stands on its web, the torch at the second fillet. */
function Weld() {
  const sparks = [15, 60, 105, 150, 195, 240, 285, 330].map((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return `M${(90 + 6 * x).toFixed(0)} ${(68 + 6 * y).toFixed(0)}L${(90 + 12 * x).toFixed(0)} ${(68 + 12 * y).toFixed(0)}`
  })
  return (
    <>
      <Steel
        d="M26 44H34V69Q34 72 37 72H123Q126 72 126 69V44H134V106H126V81Q126 78 123 78H37Q34 78 34 81V106H26Z"
        fill="steel"
      />
      <Line d="M2 106H158" />
      <Steel d="M74 22H82V72H74Z" fill="steel" />
      <Accent d="M82 64L90 72H82ZM74 64L66 72H74Z" fill="accent" />
      <Accent d={sparks.join('')} />
      <Line d="M94 62L108 38L114 42L99 65Z" fill="steel" />
      <Steel d="M108 38L124 14L133 20L114 42Z" fill="steel" />
      <Line d="M129 17Q142 0 156 8" />
    </>
  )
}

/** Hung on chains, half of it primed. */
function Prime() {
  return (
    <>
      <Line d="M4 10H156M34 10V52M126 10V52" />
      <Beam left={8} right={152} top={52} />
      <Accent d="M8 52H84L80 59L87 66L81 73L85 80H8Z" fill="accent" />
      <Line d="M8 56H82M8 76H83" />
      <Holes left={8} right={152} top={52} />
      <g transform="rotate(35 106 92)">
        <Line d="M106 92L66 80V104Z" fill="accent" />
        <Line d="M112 78H124L122 88H114Z" fill="sheet" />
        <Steel d="M106 89H110L113 87H134V97H131L134 112H126L123 97H113L110 95H106Z" fill="steel" />
      </g>
    </>
  )
}

/** On the deck of the lorry, strapped down on two bearers. */
function Load() {
  return (
    <>
      <Line d="M2 104H158" />
      <Steel d="M6 92V66L14 54H38V92Z" fill="sheet" />
      <Line d="M12 68L18 59H33V70H12Z" />
      <Steel d="M42 84H154V92H42Z" fill="steel" />
      {[20, 116, 138].map((x) => (
        <Circle key={x} at={[x, 94]} r={10} weight="steel" fill="sheet" />
      ))}
      <Line d="M62 80H66V84H62ZM130 80H134V84H130Z" fill="concrete" />
      <Accent d="M50 66H146V80H50Z" fill="accent" />
      <Line d="M50 69H146M50 77H146M64 66L60 84M132 66L136 84" />
      <Label at={[98, 60]} text="B12" anchor="middle" />
    </>
  )
}

/** Between two columns, over the opening. */
function Fit() {
  return (
    <>
      <Line d="M4 12H156V104H132V40H28V104H4Z" fill="ground" />
      <Line d="M4 27H156M4 42H28M4 57H28M4 72H28M4 87H28M132 42H156M132 57H156M132 72H156M132 87H156" faint />
      <Steel d="M28 36H40V104H28ZM120 36H132V104H120Z" fill="steel" />
      <Accent d="M41 40H119V60H41Z" fill="accent" />
      <Line d="M41 43H119M41 57H119" />
      {[46, 114].flatMap((x) => [47, 53].map((y) => <Circle key={`${x},${y}`} at={[x, y]} r={1.6} fill="ink" />))}
      <Person at={[80, 104]} metre={23} />
      <Steel d="M2 104H158" />
    </>
  )
}
