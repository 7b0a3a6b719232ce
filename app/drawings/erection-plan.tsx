import { erectionPlanWords as words } from '#content/drawings.ts'
import { Accent, Balloon, Circle, Dimension, Label, Line, type Point, Steel } from './hand.tsx'
import { type Placed, placed } from './placed.ts'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

type Place = {
  width: number
  height: number
  scale: number
  /** Foot of the river wall in the section, frame A's line at the wall in the plan. */
  section: Point
  plan: Point
  /** Metres of river and of ground behind the building. */
  river: number
  beyond: number
}

const wide: Place = {
  width: 900,
  height: 772,
  scale: 18,
  section: [92, 178],
  plan: [92, 232],
  river: 5,
  beyond: 9.2,
}
const phone: Place = {
  width: 360,
  height: 416,
  scale: 8.6,
  section: [14, 98],
  plan: [14, 146],
  river: 1.6,
  beyond: 4.1,
}

const frames = ['A', 'B', 'C', 'D', 'E'] as const
/** Metres: from the wall to the line, from the wall to the building, its width, between two frames. */
const keepFree = 16
const near = 17.3
const span = 18
const far = near + span
const bay = 6

/** An 18 m portal in section, its four 6 m bays in plan below, and the 16 m strip behind the river wall. */
export function ErectionPlan() {
  const sheet = (place: Place) => ({
    width: place.width,
    height: place.height,
    marks: (
      <>
        <SectionView place={place} on={placed(place.section, place.scale)} />
        <PlanView place={place} on={placed(place.plan, place.scale)} />
      </>
    ),
  })
  return <SheetPair title={words.title} wide={sheet(wide)} phone={sheet(phone)} />
}

/** Metres from the wall's face and above the ground. */
function SectionView({ place, on: { d, at } }: { place: Place; on: Placed }) {
  const end = far + place.beyond
  const middle = near + span / 2
  return (
    <>
      <Line d={d(`M${-place.river} -1.5H-.6M${-place.river + 0.4} -2H-1`)} />
      <Steel d={d(box(-0.6, -2.8, 0.6, 4.2))} fill="concrete" />
      <Line d={d(`M0 0H${end}V-1.1H0Z`)} fill="ground" />
      <Steel d={d(`M0 0H${end}`)} />
      <Line d={d(`${box(near - 0.8, -0.8, 1.6, 0.8)}${box(far - 0.8, -0.8, 1.6, 0.8)}`)} fill="concrete" />
      {/* Portal: eaves 6.2 m, 6° pitch, haunches at the eaves */}
      <Steel
        d={d(
          `M${near} 0V6.2L${middle} 7.15L${far} 6.2V0H${far - 0.4}V5L${far - 2.5} 6L${middle} 6.72L${near + 2.5} 6L${near + 0.4} 5V0Z`,
        )}
        fill="steel"
      />
      <Line d={d(`M${near} 6.5V8.9M${far} 6.5V8.9M${near - 0.3} 6.2H${near - 4}`)} />
      <Dimension from={at(near, 8.3)} to={at(far, 8.3)} text="18.0 m" />
      <Dimension from={at(near - 3.5, 0)} to={at(near - 3.5, 6.2)} text="6.2 m" />
      <Label at={at(0.4, 1.6)} text={words.wall} />
    </>
  )
}

/** Metres from the wall's face, and down the sheet from frame A. */
function PlanView({ place, on: { d, at, length } }: { place: Place; on: Placed }) {
  const line = (frame: number) => -frame * bay
  const middle = near + span / 2
  const foot = line(4)
  return (
    <>
      {/* Wall, and the line that lorries, cranes and stacks stay behind */}
      <Steel d={d(box(-0.6, foot - 3, 0.6, 27.6))} fill="concrete" />
      <Accent d={d(`M${keepFree} 1.6V${foot - 4}`)} dashed />
      <Dimension from={at(0, foot - 2)} to={at(keepFree, foot - 2)} text="16 m" />
      <Line
        d={d(
          frames
            .map(
              (_, frame) =>
                box(near - 0.65, line(frame) - 0.65, 1.3, 1.3) + box(far - 0.65, line(frame) - 0.65, 1.3, 1.3),
            )
            .join(''),
        )}
        fill="concrete"
      />
      {/* Frames A and B up and braced, C to E to follow */}
      <Steel
        d={d(
          `M${near} 0H${far}M${near} ${line(1)}H${far}M${near} 0V${line(1)}M${middle} 0V${line(1)}M${far} 0V${line(1)}`,
        )}
      />
      <Accent
        d={d(
          `M${near} 0L${middle} ${line(1)}M${middle} 0L${near} ${line(1)}M${middle} 0L${far} ${line(1)}M${far} 0L${middle} ${line(1)}`,
        )}
      />
      <Line
        d={d(
          `M${near} ${line(2)}H${far}M${near} ${line(3)}H${far}M${near} ${foot}H${far}M${near} ${line(1)}V${foot}M${far} ${line(1)}V${foot}`,
        )}
        dashed
      />
      {frames.map((frame, index) => (
        <Label key={frame} at={[at(far + 1.2, 0)[0], at(0, line(index))[1] + 5]} text={frame} />
      ))}
      <Dimension from={at(near + 6.4, line(3))} to={at(near + 6.4, foot)} text="6.0 m" />
      {/* Crane on its outriggers, and its reach */}
      <Steel d={d(box(middle - 1.25, -17.2, 2.5, 8.9))} fill="steel" />
      <Steel d={d(`M${middle - 2.5} -9.3H${middle + 2.5}M${middle - 2.5} -16.2H${middle + 2.5}`)} />
      <Circle at={at(middle, -10.7)} r={length(0.75)} weight="steel" fill="accent" />
      <Line d={d(`M${middle} -10.7L${middle + 6.75} 1.55`)} dashed />
      <Label at={at(middle + 7, 1.3)} text="14 m" />
      {/* Lorry, laydown and road */}
      <Steel d={d(box(near + 0.8, foot - 3.9, 8.6, 2.4))} />
      <Line d={d(`M${near + 2.6} ${foot - 1.5}V${foot - 3.9}`)} />
      <Label at={[at(near + 5.6, 0)[0], at(0, foot - 2.7)[1] + 5]} text={words.lorry} anchor="middle" />
      <Steel d={d([0, 1, 2, 3, 4].map((piece) => `M${far - 5 + piece * 0.8} ${foot - 1.2}V${foot - 4.2}`).join(''))} />
      <Line d={d(`M0.4 ${foot - 4.9}H${far + place.beyond}`)} />
      <Label at={[at(middle, 0)[0], place.height - 6]} text={words.road} anchor="middle" />
      {/* Balloons */}
      <Balloon at={at(keepFree - 3.4, -22)} number={1} leaderTo={at(keepFree, -22)} />
      <Balloon at={at(far - 3.6, line(2) - 3)} number={2} leaderTo={at(far - 0.5, line(3) + 0.5)} />
      <Balloon at={at(near + 4, -8.8)} number={3} leaderTo={at(near + 4.5, -3)} />
      <Balloon at={at(near + 4, -14.4)} number={4} leaderTo={at(middle - 1.25, -13.2)} />
      <Balloon at={at(far + 1.6, foot - 2.7)} number={5} leaderTo={at(far - 1.6, foot - 2.7)} />
    </>
  )
}
