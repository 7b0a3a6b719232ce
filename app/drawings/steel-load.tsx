import { fillIn, written } from '#content/fill-in.ts'
import { listPageCopy } from '#content/steel-list.ts'
import type { ListRow } from '#domain/steel-list/list-row.ts'
import { steelProfileOutline } from '#domain/steel-profile-outline.ts'
import { steelSectionById } from '#domain/steel-sections.ts'
import { drawingScale } from './drawing-scale.ts'
import { Person } from './person.tsx'
import { Accent, Dimension, Label, Line, Steel } from './primitives.tsx'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

const { drawing: copy } = listPageCopy

/** Metres: the width of a lorry's bed, the timbers between the rows, and the most of a stack that is drawn. */
const bed = 2.4
const timber = 0.075
const tallest = 3
const mostRows = 12
/** Drawing units. */
const lettering = 19

type Stacked = { text: string; length: number; depth: number; bottom: number; plates: readonly boolean[] }

/** The pieces of a list from the side, stacked as a delivery: the longest at the bottom, all to one scale. */
export function SteelLoad({ rows }: { rows: readonly ListRow[] }) {
  const stack = stackOf(rows)
  const more = rows.length - stack.length
  const pieces = rows.slice(0, 30).map((row) => fillIn(copy.piece, { quantity: row.quantity, name: nameOf(row) }))
  return (
    <SheetPair
      title={fillIn(copy.title, { pieces: pieces.join(', ') })}
      wide={sheetOf(stack, more, { left: 96, right: 690, most: 95 })}
      phone={sheetOf(stack, more, { left: 34, right: 196, most: 40 })}
    />
  )
}

function nameOf({ mark, section }: ListRow): string {
  return mark || (steelSectionById(section)?.name ?? section)
}

function stackOf(rows: readonly ListRow[]): Stacked[] {
  const stack: Stacked[] = []
  let bottom = timber
  for (const row of rows.toSorted((one, other) => other.length - one.length)) {
    const section = steelSectionById(row.section)
    if (!section) continue
    const { width, height } = steelProfileOutline(section)
    const layers = Math.ceil(row.quantity / Math.max(1, Math.floor(bed / (width / 1000))))
    const depth = Math.min((layers * height) / 1000, tallest)
    if (stack.length === mostRows || (stack.length > 0 && bottom + depth > tallest)) break
    const text = fillIn(copy.piece, { quantity: row.quantity, name: nameOf(row) })
    stack.push({ text, length: row.length / 1000, depth, bottom, plates: row.ends.map((end) => end !== 'plain') })
    bottom += depth + timber
  }
  return stack
}

type Place = { left: number; right: number; most: number }

function sheetOf(stack: readonly Stacked[], more: number, { left, right, most }: Place) {
  const longest = stack[0]?.length ?? 1
  const metre = Math.min(most, (right - left) / longest)
  const top = (stack.at(-1)?.bottom ?? 0) + (stack.at(-1)?.depth ?? 0)
  const labels = (stack.length + (more > 0 ? 1 : 0)) * lettering
  const ground = Math.round(Math.max(1.85 * metre, top * metre, labels) + 34)
  const on = drawingScale([left, ground], metre)
  const across = on.x(longest)
  let free = ground + 4
  const texts = stack.map(({ bottom, depth }) => {
    free = Math.min(on.y(bottom + depth / 2) + 5, free)
    const at = free
    free -= lettering
    return at
  })
  const marks = (
    <>
      <Line d={`M2 ${ground}H${across + 12}`} />
      <Person at={[left / 2 - 4, ground]} metre={metre} />
      {stack.map(({ text, length, depth, bottom, plates: [start, finish] }, index) => {
        const at = texts[index] ?? 0
        const middle = on.y(bottom + depth / 2)
        return (
          <g key={bottom}>
            <Line
              d={on.d([0.12, 0.88].map((share) => box(length * share - 0.05, bottom - timber, 0.1, timber)))}
              fill="concrete"
            />
            <Steel d={on.d(box(0, bottom, length, depth))} fill="steel" />
            <Accent
              d={on.d(
                `${start ? `M0 ${bottom - 0.02}V${bottom + depth + 0.02}` : ''}${finish ? `M${length} ${bottom - 0.02}V${bottom + depth + 0.02}` : ''}`,
              )}
            />
            <Line d={`M${on.x(length) + 3} ${middle}H${across + 14}L${across + 26} ${at - 5}H${across + 32}`} faint />
            <Label at={[across + 36, at]} text={text} />
          </g>
        )
      })}
      {more > 0 ? <Label at={[across + 36, free]} text={fillIn(copy.more, { count: more })} /> : null}
      <Dimension
        from={[on.x(0), ground + 22]}
        to={[across, ground + 22]}
        text={fillIn(copy.millimetres, { length: written(longest * 1000) })}
      />
    </>
  )
  return { height: ground + 32, marks }
}
