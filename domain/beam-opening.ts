import { fillIn, written } from '#content/fill-in.ts'
import { beamCopy, beamWays } from '#content/interactive/beam.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import type { EnquiryDetails } from './enquiry-details.ts'

/** Lengths in millimetres. There is no section here: an engineer sizes it. */
export type BeamOpening = {
  opening: number
  bearing: number
  /** End to end, with the bearing at both ends: at least this. */
  length: number
  way: (typeof beamWays)[number]
  /** The beam’s length, in words. */
  outcome: string
}

/** What a clear opening in metres settles before an engineer sizes anything: the beam's length and its access, never the propping. */
export function beamOpening(metres: number): BeamOpening {
  const opening = Math.round(metres * 1000)
  const { bearing } = safetyFigures.beam
  const length = opening + 2 * bearing
  const way = beamWays.find(({ upTo }) => length <= upTo) ?? beamWays[beamWays.length - 1] ?? beamWays[0]
  const outcome = fillIn(beamCopy.outcome, { opening: opening / 1000, length, bearing })
  return { opening, bearing, length, way, outcome }
}

/** What the beam's drawing sends to an enquiry form. */
export function beamDetails({ opening, bearing, length, way }: BeamOpening): EnquiryDetails {
  const { labels, atLeast, engineer, propping, firstLine, guide } = beamCopy
  return {
    firstLine,
    lines: [
      [labels.opening, `${written(opening / 1000)} m`],
      [labels.section, engineer],
      [labels.length, fillIn(atLeast, { length })],
      [labels.bearing, fillIn(atLeast, { length: bearing })],
      [labels.propping, propping],
      [labels.way, way.name],
      [labels.note, guide],
    ],
  }
}
