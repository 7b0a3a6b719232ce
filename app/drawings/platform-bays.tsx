import { fillIn } from '#content/fill-in.ts'
import { platformBaysCopy as copy } from '#content/interactive/platform.ts'
import { type DrawingScale, drawingScale } from './drawing-scale.ts'
import { Accent, Artwork, Label, Line, Steel } from './primitives.tsx'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

type Bay = {
  use: string
  name: string
  /** kg/m², uniformly distributed. */
  load: number
}

type PlatformBaysProps = {
  /** kg/m² that the deck is designed for. Bays that need more are drawn dashed. */
  load: number
  bays: readonly Bay[]
}

/** Metres. The levels are those of the deck's underside, the joists' and the beam's, below the top of the deck. */
const bayWidth = 4.4
const guardRail = 1.1
const [deck, joist, beam] = [-0.05, -0.26, -0.62]
const arrowPerKilogram = 0.0005

/** The bays of a platform with an example load on each; on phones the two next to the load. Taller arrows mean a heavier load. */
export function PlatformBays({ load, bays }: PlatformBaysProps) {
  const half = Math.ceil(bays.length / 2)
  const lighter = bays.slice(0, half)
  const shown = lighter.some((bay) => bay.load >= load) ? lighter : bays.slice(half)
  const wide = drawingScale([22, 178], 856 / (bays.length * bayWidth))
  const narrow = drawingScale([6, 140], 348 / (half * bayWidth))
  return (
    <SheetPair
      title={fillIn(copy.title, { load, count: bays.filter((bay) => bay.load <= load).length })}
      wide={{ height: 404, marks: <Deck bays={bays} carries={load} on={wide} clear={3} /> }}
      phone={{ height: 222, marks: <Deck bays={shown} carries={load} on={narrow} /> }}
    />
  )
}

type DeckProps = { bays: readonly Bay[]; carries: number; on: DrawingScale; clear?: number }

/** Bays on their columns, which break off below the deck when there is no `clear` height. */
function Deck({ bays, carries, on, clear }: DeckProps) {
  const { x, y, d, at, length } = on
  const end = bays.length * bayWidth
  const grid = Array.from({ length: bays.length + 1 }, (_, column) => column * bayWidth)
  const columns = grid.map((across, column) => across + (column === 0 ? 0.14 : column === bays.length ? -0.14 : 0))
  const foot = beam - (clear ?? 0.9)
  const gaps = Math.round(end / 1.1)
  const joists = Array.from({ length: Math.floor((end - 0.2) / 0.55) + 1 }, (_, index) => 0.1 + index * 0.55)
  return (
    <>
      {clear === undefined ? null : <Floor on={on} foot={foot} end={end} />}
      <Line d={d(columns.flatMap((across) => knees(across, end)))} fill="steel" />
      <Steel d={d(columns.map((across) => box(across - 0.09, foot, 0.18, beam - foot)))} fill="steel" />
      <Line
        d={d(
          columns.map((across) =>
            clear === undefined
              ? `M${across - 0.25} ${foot}H${across - 0.06}L${across - 0.03} ${foot + 0.09}L${across + 0.03} ${foot - 0.09}L${across + 0.06} ${foot}H${across + 0.25}`
              : `${box(across - 0.24, foot, 0.48, 0.05)}M${across - 0.17} ${foot + 0.1}V${foot - 0.2}M${across + 0.17} ${foot + 0.1}V${foot - 0.2}`,
          ),
        )}
      />
      <Steel d={d(box(0, beam, end, joist - beam))} fill="steel" />
      <Line d={d(`M0 ${joist - 0.04}H${end}M0 ${beam + 0.04}H${end}`)} />
      <Line d={d(joists.map((across) => `M${across + 0.07} ${deck}H${across}V${joist}H${across + 0.07}`))} />
      <Steel d={d(box(0, deck, end, -deck))} fill="ink" />
      <Line
        d={d(
          `M0 ${guardRail}H${end}M0 .55H${end}M0 .12H${end}`,
          Array.from({ length: gaps + 1 }, (_, post) => `M${(post * end) / gaps} 0V${guardRail}`),
        )}
        faint
      />
      {bays.map((bay, index) => {
        const middle = (index + 0.5) * bayWidth
        return (
          <g key={bay.use}>
            <BayLoad bay={bay} carried={bay.load <= carries} on={drawingScale(at(middle, 0), length(1))} />
            <Label at={[x(middle), y(beam) + 22]} text={bay.name} anchor="middle" />
            <Label at={[x(middle), y(beam) + 42]} text={fillIn(copy.upTo, { load: bay.load })} anchor="middle" />
          </g>
        )
      })}
    </>
  )
}

function BayLoad({ bay, carried, on }: { bay: Bay; carried: boolean; on: DrawingScale }) {
  const top = 2.5
  const height = bay.load * arrowPerKilogram
  const arrows = Array.from({ length: 9 }, (_, arrow) => (arrow - 4) * 0.46)
  return (
    <>
      <g className={carried ? undefined : 'd-ghost'}>
        <Artwork id={`deck-load-${bay.use}`} at={on.at(0, 0)} metre={on.length(1)} />
      </g>
      {carried ? (
        <Accent
          d={on.d(
            `M-1.84 ${top + height}H1.84`,
            arrows.map(
              (across) =>
                `M${across} ${top + height}V${top}M${across - 0.08} ${top + 0.14}L${across} ${top}L${across + 0.08} ${top + 0.14}`,
            ),
          )}
        />
      ) : null}
    </>
  )
}

function Floor({ on: { d, at, length }, foot, end }: { on: DrawingScale; foot: number; end: number }) {
  const rollers = Array.from({ length: 17 }, (_, roller) => 5.3 + roller * 0.4)
  return (
    <>
      <Line d={d(box(-0.4, foot - 0.4, end + 0.8, 0.4))} fill="concrete" />
      <Steel d={d(`M-.4 ${foot}H${end + 0.4}`)} />
      <Artwork id="person-stand" at={at(2.2, foot)} metre={length(1)} />
      <Line
        d={d(
          box(5.1, foot + 0.7, 6.9, 0.12),
          [5.6, 8.5, 11.4].map((leg) => box(leg, foot, 0.08, 0.7)),
          rollers.map((roller) => `M${roller} ${foot + 0.7}V${foot + 0.82}`),
        )}
        faint
      />
      <Line
        d={d([5.6, 6.7, 8.1, 9.4, 10.9].map((left, index) => box(left, foot + 0.82, 0.62, index % 2 ? 0.36 : 0.5)))}
        faint
        fill="sheet"
      />
    </>
  )
}

/** Knee braces on both sides of a column, except at the ends of the beam. */
function knees(across: number, end: number): string[] {
  return [-1, 1]
    .filter((side) => across + side * 0.8 > 0 && across + side * 0.8 < end)
    .map(
      (side) =>
        `M${across + side * 0.09} -1.25L${across + side * 0.72} ${beam}H${across + side * 0.6}L${across + side * 0.09} -1.13Z`,
    )
}
