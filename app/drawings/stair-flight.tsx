import { stairFlightWords as words } from '#content/drawings.ts'
import { Accent, Dimension, Label, Line, Steel } from './hand.tsx'
import { filled } from './lettering.ts'
import { Person } from './person.tsx'
import { placed } from './placed.ts'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'
import { StairStep } from './stair-step.tsx'

export type StairFigures = {
  /** Millimetres from floor to floor. */
  totalRise: number
  risers: number
  /** Millimetres of one step. */
  rise: number
  going: number
  /** Degrees. */
  pitch: number
}

/** Millimetres, shared with the step that is drawn larger. */
export const treadDepth = 45
export const treadLap = 25
export const stringerDepth = 200

const guard = 900

/** A straight flight from its figures, at a scale that keeps it on the sheet; somebody 1.75 m tall shows which. */
export function StairFlight(stair: StairFigures) {
  const goings = stair.risers - 1
  return (
    <SheetPair
      title={filled(words.title, { ...stair, goings })}
      wide={{
        width: 900,
        height: 480,
        marks: (
          <>
            <Flight
              stair={stair}
              place={{ left: 20, right: 880, floor: 420, height: 400, approach: 1500, landing: 1150 }}
            />
            <StairStep at={[138, 180]} scale={0.3} stair={stair} />
            <Label at={[20, 24]} text={words.step} />
            <Label at={[20, 46]} text={filled(words.rule, { rule: 2 * stair.rise + stair.going })} />
          </>
        ),
      }}
      phone={{
        width: 360,
        height: 624,
        marks: (
          <>
            <Flight
              stair={stair}
              place={{ left: 2, right: 358, floor: 262, height: 258, approach: 1150, landing: 700 }}
              narrow
            />
            <StairStep at={[128, 500]} scale={0.34} stair={stair} />
            <Label at={[2, 352]} text={words.step} />
            <Label at={[2, 372]} text={filled(words.rule, { rule: 2 * stair.rise + stair.going })} />
          </>
        ),
      }}
    />
  )
}

type Place = {
  /** Ends of the floor, its height on the sheet and the height there is above it, in drawing units. */
  left: number
  right: number
  floor: number
  height: number
  /** Millimetres of floor before the first step, and of upper floor. */
  approach: number
  landing: number
}

function Flight({ stair, place, narrow = false }: { stair: StairFigures; place: Place; narrow?: boolean }) {
  const { totalRise, risers, rise, going } = stair
  const { left, right, floor, approach, landing } = place
  const goings = risers - 1
  const run = goings * going
  const scale = Math.min((right - left) / (approach + run + landing), place.height / (totalRise + guard + 120), 0.13)
  const { x, y, d, at, length } = placed([right - scale * (run + landing), floor], scale)
  const slope = rise / going
  const top = (across: number) => slope * across - treadDepth
  const drop = stringerDepth * Math.hypot(1, slope)
  const foot = (treadDepth + drop) / slope
  const steps = Array.from({ length: goings }, (_, step) => step)
  const posts = steps.flatMap((step) => [step + 0.25, step + 0.75].map((part) => part * going))
  return (
    <>
      {/* Lower floor */}
      <Line d={`M${left} ${floor}H${x(run + landing)}V${floor + 12}H${left}Z`} fill="ground" />
      <Steel d={`M${left} ${floor}H${x(run + landing)}`} />
      {/* Upper floor on its trimmer, a channel back to the stair */}
      <Line d={d(box(run, totalRise - 110, landing, 110))} fill="concrete" />
      <Steel d={d(`M${run + landing} ${totalRise}H${run}V${totalRise - 110}H${run + landing}`)} />
      <Line
        d={d(`M${run + 110} ${totalRise - 150}H${run + landing}M${run + 110} ${totalRise - 480}H${run + landing}`)}
        faint
      />
      <Steel
        d={d(
          `M${run} ${totalRise - 110}H${run + 100}V${totalRise - 129}H${run + 14}V${totalRise - 521}H${run + 100}V${totalRise - 540}H${run}Z`,
        )}
        fill="steel"
      />
      {/* Balusters behind the rail */}
      <Line
        d={d(
          posts
            .map((across) => `M${across} ${Math.ceil((across + 1) / going) * rise}V${slope * across + rise + guard}`)
            .join(''),
        )}
        faint
      />
      <Line
        d={d(
          [...Array(Math.floor((landing - 100) / 125)).keys()]
            .map((post) => `M${run + 125 * (post + 1)} ${totalRise}V${totalRise + guard}`)
            .join(''),
        )}
        faint
      />
      {/* Stringer with its foot plate and end plate */}
      <Steel d={d(`M${treadDepth / slope} 0L${run} ${top(run)}V${top(run) - drop}L${foot} 0Z`)} fill="steel" />
      <Line
        d={d(
          `M${run} ${top(run) - 14}L${(treadDepth + 14 * 1.3) / slope} 0M${run} ${top(run) - drop + 14}L${foot - 18 / slope} 0`,
        )}
      />
      <Steel d={d(box(treadDepth / slope - 60, 0, foot - treadDepth / slope + 120, 14))} fill="steel" />
      {/* Brackets and treads */}
      <Line
        d={d(
          steps
            .map(
              (step) =>
                `M${step * going + 30} ${(step + 1) * rise - treadDepth}H${(step + 1) * going}L${step * going + 30} ${top(step * going + 30)}Z`,
            )
            .join(''),
        )}
        fill="steel"
      />
      <Line
        d={d(
          steps.map((step) => box(step * going, (step + 1) * rise - treadDepth, going + treadLap, treadDepth)).join(''),
        )}
        fill="concrete"
      />
      {/* Newels and handrail */}
      <Steel d={d(`M20 ${rise}V${rise + guard + slope * 20}M${run + 30} ${totalRise}V${totalRise + guard}`)} />
      <Line
        d={d(
          `M-140 ${guard + rise - 140 * slope}L${run} ${totalRise + guard}H${run + landing}V${totalRise + guard - 45}H${run}L-140 ${guard + rise - 140 * slope - 55}Z`,
        )}
        fill="ink"
      />
      {/* Pitch line and its angle */}
      <Accent d={d(`M${-going} 0L${run} ${totalRise}`)} dashed />
      <Line d={arc(at(foot, 0), length(750), stair.pitch)} />
      <Label at={[x(foot) + length(750) + 7, floor - 10]} text={filled(words.pitch, { pitch: stair.pitch })} />
      <Person at={at(-going - 620, 0)} metre={length(1000)} />
      {/* Dimensions */}
      <Line d={`M${x(0)} ${floor + 16}V${floor + 50}M${x(run)} ${floor + 16}V${floor + 50}`} />
      <Dimension
        from={[x(0), floor + 44]}
        to={[x(run), floor + 44]}
        text={filled(narrow ? words.goingsShort : words.goings, { goings, going, run })}
      />
      <Dimension
        from={[x(run + landing) - 12, floor]}
        to={[x(run + landing) - 12, y(totalRise)]}
        text={filled(words.totalRise, { totalRise })}
      />
    </>
  )
}

/** An arc from the horizontal up to an angle in degrees. */
function arc([x, y]: readonly [number, number], radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `M${x + radius} ${y}A${radius} ${radius} 0 0 0 ${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`
}
