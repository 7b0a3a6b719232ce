import { stairFlightCopy as copy } from '#content/drawings.ts'
import { fillIn } from '#domain/fill-in.ts'
import { drawingScale } from './drawing-scale.ts'
import { Dimension, Label, Line, type Point, Sheet, Steel } from './primitives.tsx'
import { box } from './shapes.ts'
import type { StairFlightProps } from './stair-flight.tsx'
import { stringerOf, treadDepth, treadLap } from './stair-run.tsx'

export function StairDetail(stair: StairFlightProps) {
  const rule = fillIn(copy.rule, { rule: 2 * stair.rise + stair.going })
  return (
    <div className="drawing-pair">
      <Sheet
        width={280}
        height={310}
        title={fillIn(copy.stepTitle, { rise: stair.rise, going: stair.going })}
        className="drawing-single"
      >
        <StairStep at={[100, 192]} scale={0.28} stair={stair} />
        <Label at={[2, 14]} text={copy.step} />
        <Label at={[278, 304]} text={rule} anchor="end" />
      </Sheet>
    </div>
  )
}

function StairStep({ at: origin, scale, stair }: { at: Point; scale: number; stair: StairFlightProps }) {
  const { rise, going } = stair
  const { d, x, y } = drawingScale(origin, scale)
  const { top, drop } = stringerOf(rise, going)
  const [from, to] = [-0.35 * going, 1.95 * going]
  const above = y(2 * rise) - 24
  const beside = x(-0.12 * going) - 14
  const bracket = (x: number, tread: number) =>
    `M${x + 30} ${tread - treadDepth}H${x + going}L${x + 30} ${top(x + 30)}Z`
  const ends = [from, to].map(
    (x) =>
      `M${x} ${top(x) + 25}V${top(x) - drop * 0.4}L${x - 22} ${top(x) - drop * 0.46}L${x + 22} ${top(x) - drop * 0.54}L${x} ${top(x) - drop * 0.6}V${top(x) - drop - 25}`,
  )
  return (
    <>
      <Line
        d={d(`M${from} ${top(from)}L${to} ${top(to)}V${top(to) - drop}L${from} ${top(from) - drop}Z`)}
        fill="steel"
      />
      <Steel d={d(`M${from} ${top(from)}L${to} ${top(to)}M${from} ${top(from) - drop}L${to} ${top(to) - drop}`)} />
      <Line
        d={d(
          `M${from} ${top(from) - 16}L${to} ${top(to) - 16}M${from} ${top(from) - drop + 16}L${to} ${top(to) - drop + 16}`,
        )}
      />
      <Line d={d(ends.join(''))} />
      <Steel d={d(bracket(0, rise) + bracket(going, 2 * rise))} fill="steel" />
      <Steel
        d={d(
          [0, 1]
            .map((step) => box(step * going, (step + 1) * rise - treadDepth, going + treadLap, treadDepth))
            .join(''),
        )}
        fill="concrete"
      />
      {/* Rise and going are measured between nosings. */}
      <Line d={`M${x(0)} ${y(rise) - 3}V${above - 6}M${x(going)} ${y(2 * rise) - 3}V${above - 6}`} faint />
      <Line d={`M${x(0) - 3} ${y(rise)}H${beside - 6}M${x(going) - 3} ${y(2 * rise)}H${beside - 6}`} faint />
      <Dimension from={[x(0), above]} to={[x(going), above]} text={fillIn(copy.going, { going })} />
      <Dimension from={[beside, y(rise)]} to={[beside, y(2 * rise)]} text={fillIn(copy.rise, { rise })} />
    </>
  )
}
