import type { metalworkOpening } from '#content/services/architectural-metalwork-london.ts'
import { Line, Steel } from './hand.tsx'

type Sample = (typeof metalworkOpening.finishes.samples)[number]['sample']

const [width, face, foot] = [240, 96, 168]

/** The coats from the outside in, in drawing units: many times their true thickness, one beside the other as they are. */
const coats: Readonly<Record<Sample, readonly number[]>> = {
  zinc: [14],
  powder: [20, 12],
  paint: [10, 18, 10],
  stainless: [],
}

/** Marks spread evenly without a pattern to see, the same at every build. */
function scattered(count: number, mark: (x: number, y: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) =>
    mark(Math.round((index * 0.7549 * width) % width), Math.round((index * 0.5698 * face) % face), index),
  ).join('')
}

/** The face of each finish from close by: spangle, a grain too fine to feel, brush strokes, and the lines of the belt. */
const faces: Readonly<Record<Sample, string>> = {
  zinc: scattered(24, (x, y, at) => `M${x} ${y}l${16 + (at % 5) * 4} ${(at % 7) * 3 - 9}l-${6 + (at % 4) * 4} 19z`),
  powder: scattered(60, (x, y) => `M${x} ${y}h1.5`),
  paint: [9, 25, 41, 57, 73, 89].map((y) => `M0 ${y}q60-9 120 0t120 0`).join(''),
  stainless: scattered(40, (x, y, at) => `M${x - 40} ${y}h${50 + (at % 5) * 22}`),
}

/** One finish as a sample: its face above, and below it the section with its coats on the hatched steel. */
export function FinishSample({ of }: { of: Sample }) {
  const bottoms = coats[of].map((_, index) => coats[of].slice(0, index + 1).reduce((sum, thick) => sum + thick, face))
  const steel = bottoms.at(-1) ?? face
  const hatch = Array.from({ length: 20 }, (_, at) => `M${at * 16 - 64} ${foot}l${foot - steel}-${foot - steel}`)
  return (
    <svg viewBox={`0 0 ${width} ${foot}`} className="drawing sample" data-sample={of} aria-hidden="true">
      <path d={`M0 0H${width}V${face}H0Z`} className="sample-face" />
      <path d={faces[of]} className="sample-grain" />
      {bottoms.map((bottom, index) => (
        <path key={bottom} d={`M0 ${bottoms[index - 1] ?? face}H${width}V${bottom}H0Z`} className="sample-coat" />
      ))}
      <Line d={hatch.join('')} />
      <Line d={bottoms.map((bottom) => `M0 ${bottom}H${width}`).join('')} />
      <Steel d={`M0 ${face}H${width}`} />
    </svg>
  )
}
