import { drawingScale } from '#app/drawings/drawing-scale.ts'
import { Accent, Dimension, Label, Line, Sheet, Steel } from '#app/drawings/primitives.tsx'
import { box } from '#app/drawings/shapes.ts'
import { fillIn } from '#content/fill-in.ts'

type Props = {
  title: string
  /** Millimetres. */
  size: { post: number; beam: number; deck: number; plate: number; joists: number }
}

const unit = 0.14
const [left, right] = [-900, 1060]
const joist = 200
/** The post is broken off between these two heights. */
const [broken, resumed, head] = [80, 130, 200]

/** Deck, joists and main beam on a post with its base plate, all drawings at one scale. The middle of the post is left out. */
export function LoadFrame({ title, size }: Props) {
  const { post, beam, deck, plate, joists } = size
  const under = head + 15
  const top = under + beam
  const floor = (top + joist + deck) * unit + 4
  const { d, x, y, at } = drawingScale([178, floor], unit)
  const centres = Array.from({ length: 11 }, (_, index) => (index - 5) * joists).filter(
    (across) => across > left + 20 && across < right - 80,
  )
  const anchor = plate / 2 - 50
  return (
    <Sheet
      width={340}
      height={floor + 30}
      title={fillIn(title, size)}
      className="floors__drawing drawing-single max-md:hidden"
    >
      <Line d={d(box(left, -80, right - left, 80))} fill="concrete" />
      <Steel d={d(`M${left} 0H${right}`)} />
      <Steel d={d(`M${-anchor} 60V-60M${anchor} 60V-60`)} />
      <Steel d={d(box(-plate / 2, 0, plate, 20))} fill="steel" />
      <Steel
        d={d(`${box(-post / 2, 20, post, broken - 20)}${box(-post / 2, resumed, post, head - resumed)}`)}
        fill="steel"
      />
      <Steel d={d(box(-post / 2 - 40, head, post + 80, 15))} fill="steel" />
      <Accent d={d(box(left, under, right - left, beam))} fill="accent" />
      <Line d={d(`M${left} ${under + 12}H${right}M${left} ${top - 12}H${right}`)} />
      <Steel
        d={d(centres.map((across) => `M${across + 60} ${top + joist}H${across}V${top}H${across + 60}`).join(''))}
      />
      <Steel d={d(box(left, top + joist, right - left, deck))} fill="concrete" />
      <Dimension from={[x(left) - 12, y(under)]} to={[x(left) - 12, y(top)]} text={String(beam)} />
      <Dimension from={at(-post / 2, 105)} to={at(post / 2, 105)} />
      <Label at={[x(post / 2) + 12, y(105) + 5]} text={String(post)} />
      <Dimension from={at(-plate / 2, -145)} to={at(plate / 2, -145)} />
      <Label at={[x(plate / 2) + 12, y(-145) + 5]} text={String(plate)} />
    </Sheet>
  )
}
