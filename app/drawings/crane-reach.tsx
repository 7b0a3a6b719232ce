import type { ReactNode } from 'react'
import { fillIn, written } from '#content/fill-in.ts'
import { craneReachCopy as copy } from '#content/interactive/crane.ts'
import { CraneBoom, hookHeight } from './crane-boom.tsx'
import { type DrawingScale, drawingScale } from './drawing-scale.ts'
import { Accent, Artwork, Label, Line, Steel, tickAt } from './primitives.tsx'
import { box } from './shapes.ts'
import { SheetPair } from './sheet-pair.tsx'

type CraneReachProps = {
  /** Metres from the middle of the column to the hook. */
  radius: number
  /** The row of the load chart that applies, and its load in kilograms. Undefined beyond the crane's reach. */
  lorry?: { chartRadius: number; load: number }
  /** The largest radius a visitor can choose. The scale fits it, so that it stays the same as the radius changes. */
  reach: number
  chart: readonly { radius: number; load: number }[]
  /** A style sheet for what lies on the drawing. */
  children?: ReactNode
  className?: string
}

const front = 2.8
const slinger = 2.7
const margin = 0.9
/** Drawing units. */
const bleed = 1000
/** Metres. */
const beamLength = 3.6
const clearOfColumn = 1.35
const beamFoot = 5.1
/** Of the slinger, in person.svg. */
const tagLineHand = [-0.47, 1.06] as const

type Scale = Pick<CraneReachProps, 'reach' | 'chart'>

const endOf = (chart: Scale['chart']) => Math.max(...chart.map(({ radius }) => radius))

/** The last radius in the drawing, in metres. */
const furthestOf = ({ reach, chart }: Scale) => Math.max(endOf(chart) + slinger, reach)

const metresAcross = (scale: Scale) => front + furthestOf(scale) + margin

/** How far from the left a radius is in the drawing, in percent. */
export const shareAt = (radius: number, scale: Scale) => (100 * (front + radius)) / metresAcross(scale)

/** A lorry crane with its load at one radius, over its load chart. */
export function CraneReach({ children, className, ...crane }: CraneReachProps) {
  const { radius, lorry } = crane
  return (
    <SheetPair
      className={className}
      title={fillIn(lorry ? copy.title : copy.titleBeyond, { radius, load: lorry?.load ?? 0 })}
      wide={{
        height: 530,
        marks: (
          <>
            {children}
            <Lift crane={crane} right={900} ground={372} />
          </>
        ),
      }}
      phone={{ height: 314, marks: <Lift crane={crane} right={360} ground={152} narrow /> }}
    />
  )
}

type LiftProps = { crane: CraneReachProps; right: number; ground: number; narrow?: boolean }

function Lift({ crane, right, ground, narrow = false }: LiftProps) {
  const { radius, lorry, chart } = crane
  const load = lorry?.load
  const end = endOf(chart)
  const furthest = furthestOf(crane)
  const scale = right / metresAcross(crane)
  const on = drawingScale([front * scale, ground], scale)
  const { x, d } = on
  // The chart hangs below the ground: loads grow downwards to `depth`, `tonne` drawing units for each tonne.
  const zero = ground + 46
  const depth = narrow ? 60 : 64
  const tonne = (1000 * depth) / Math.max(...chart.map(({ load }) => load))
  const steps = chart.map((entry, index) => ({ ...entry, from: chart[index - 1]?.radius ?? 0 }))
  const asked = steps.find((step) => step.radius === lorry?.chartRadius)
  const foot = zero + depth + 44
  return (
    <>
      <Line d={d(chart.map((entry) => `M${entry.radius} 0V9.4`))} faint />
      <Line d={d(chart.map((entry) => `M${entry.radius} -.2V-.55`))} />
      {/* The ground runs on to both edges of the screen. */}
      <Line d={`M-${bleed} ${ground}H${right + bleed}V${ground + 8}H-${bleed}Z`} fill="ground" />
      <Steel d={`M-${bleed} ${ground}H${right + bleed}`} />
      <Label at={[x(0), ground + 30]} text={copy.unit} anchor="middle" />
      {[...chart.map((entry) => entry.radius), furthest].map((metres) => (
        <Label key={metres} at={[x(metres), ground + 30]} text={written(metres)} anchor="middle" />
      ))}
      {/* A stepped curve, because a radius between two rows of the chart takes the load of the larger one */}
      <Line
        d={`M${x(0)} ${zero}${steps.map((step) => `V${zero + (step.load / 1000) * tonne}H${x(step.radius)}`).join('')}V${zero}Z`}
        fill="steel"
      />
      {asked ? (
        <Accent
          d={`M${x(asked.from)} ${zero}H${x(asked.radius)}V${zero + (asked.load / 1000) * tonne}H${x(asked.from)}Z`}
          fill="accent"
        />
      ) : null}
      <Line d={`M${x(end)} ${zero}H${x(furthest)}M${x(furthest)} ${zero - 6}v12`} dashed />
      {copy.beyond.map((text, line) => (
        <Label key={text} at={[x((end + furthest) / 2), zero + 22 + 20 * line]} text={text} anchor="middle" />
      ))}
      {/* On phones only the first step has room for the unit. */}
      {steps.map((step, index) => (
        <Label
          key={step.radius}
          at={[x((step.from + step.radius) / 2), zero + (step.load / 1000) * tonne + 17]}
          text={fillIn(narrow && index > 0 ? '{load}' : copy.tonnes, { load: String(step.load / 1000) })}
          anchor="middle"
        />
      ))}
      <Artwork id="crane-lorry" at={on.at(0, 0)} metre={scale} />
      <CraneBoom on={on} radius={load === undefined ? end : radius} />
      {load === undefined ? null : <Load on={on} radius={radius} load={load} far={radius > furthest * 0.6} />}
      <Line d={d(`M0 3.6V-.2M${radius} ${load === undefined ? 4 : beamFoot}V-.2`)} dashed />
      <Accent d={`M${x(0)} ${foot}H${x(radius)}`} />
      <path d={tickAt([x(0), foot]) + tickAt([x(radius), foot])} className="d-tick" />
      <Label
        at={[x(narrow ? 0 : radius / 2), foot - 9]}
        text={fillIn(copy.radius, { radius })}
        anchor={narrow ? 'start' : 'middle'}
      />
    </>
  )
}

/** A bundle of beams on two chain legs, one for every 1.5 tonnes, with a slinger on the tag line. */
function Load({ on, radius, load, far }: { on: DrawingScale; radius: number; load: number; far: boolean }) {
  const { x, y, d, at, length } = on
  const layers = Array.from({ length: Math.max(1, Math.ceil(load / 1500)) }, (_, layer) => 0.3 * layer)
  const size = 0.3 * layers.length
  const half = Math.min(beamLength / 2, radius - clearOfColumn)
  const hand = Math.max(radius + slinger, 8.3)
  const legs = [-1, 1].map((side) => `M${radius} ${hookHeight}L${radius + side * half * 0.66} ${beamFoot + size}`)
  return (
    <>
      <Line d={d(legs)} />
      <Accent d={d(box(radius - half, beamFoot, beamLength, size))} fill="accent" />
      <Line d={d(layers.slice(1).map((up) => `M${radius - half} ${beamFoot + up}H${radius + half}`))} />
      <Line d={d(`M${radius + half} ${beamFoot}L${hand + tagLineHand[0]} ${tagLineHand[1]}`)} />
      <Artwork id="person-signal" at={at(hand, 0)} metre={length(1)} />
      <Label
        at={[x(far ? radius - half - 0.3 : radius + half + 0.3), y(beamFoot + size / 2) + 5]}
        text={fillIn(copy.load, { load })}
        anchor={far ? 'end' : 'start'}
      />
    </>
  )
}
