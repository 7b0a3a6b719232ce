import { beamInput, beamRules, beamWays, beamWords } from '#content/answers/beam.ts'
import type { Figures } from './figures-handover.ts'
import { fillIn, written } from './fill-in.ts'

/** Lengths in millimetres. There is no section here: an engineer sizes it. */
export type BeamOpening = {
  opening: number
  bearing: number
  /** End to end, with the bearing at both ends: at least this. */
  length: number
  needles: {
    count: number
    props: number
    centres: number
    /** Middle of each needle, from the left edge of the opening. */
    at: readonly number[]
  }
  way: (typeof beamWays)[number]
  outcome: string
}

/** What a clear opening, in metres, settles before an engineer has sized anything: length, needles, props, the way in. */
export function beamOpening(metres: number = beamInput.start): BeamOpening {
  const opening = Math.round(metres * 1000)
  const { bearing, needleCentres, needlesMin, propsPerNeedle } = beamRules
  const length = opening + 2 * bearing
  const count = Math.max(needlesMin, Math.ceil(opening / needleCentres))
  const spacing = opening / count
  const at = Array.from({ length: count }, (_, index) => Math.round((index + 0.5) * spacing))
  const needles = { count, props: count * propsPerNeedle, centres: Math.floor(spacing), at }
  const way = beamWays.find(({ upTo }) => length <= upTo) ?? beamWays[beamWays.length - 1] ?? beamWays[0]
  const said = fillIn(beamWords.outcome, {
    opening: opening / 1000,
    length,
    bearing,
    needles: count,
    props: needles.props,
    centres: needles.centres,
  })
  return { opening, bearing, length, needles, way, outcome: `${said} ${way.text}` }
}

/** What the beam's drawing sends to an enquiry form. */
export function beamFigures({ opening, bearing, length, needles, way }: BeamOpening): Figures {
  const { labels, atLeast, engineer, handOver, guide } = beamWords
  return {
    opening: handOver.opening,
    service: handOver.service,
    lines: [
      [labels.opening, `${written(opening / 1000)} m`],
      [labels.section, engineer],
      [labels.length, fillIn(atLeast, { length })],
      [labels.bearing, fillIn(atLeast, { length: bearing })],
      [labels.needles, `${needles.count} on ${needles.props} props, ${written(needles.centres)} mm apart`],
      [labels.way, way.name],
      [labels.note, guide],
    ],
  }
}
