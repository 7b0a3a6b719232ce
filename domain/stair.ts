import { fillIn, written } from '#content/fill-in.ts'
import { stairCopy, stairKinds, stairRules } from '#content/interactive/stair.ts'
import type { EnquiryDetails } from './enquiry-details.ts'

export type StairKind = keyof typeof stairKinds
type StairKindFacts = (typeof stairKinds)[StairKind]

/** Lengths in millimetres, angles in degrees; rise, pitch and sum are exact, to be rounded only where they are shown. */
export type StairFlight = {
  risers: number
  rise: number
  going: number
  pitch: number
  /** Twice the rise plus the going. */
  sum: number
  /** Risers of each flight, from the bottom; one flight has no landing. */
  flights: readonly number[]
  /** All goings together: the length on plan, landings apart. */
  run: number
}

export type Stair = { kind: StairKind; total: number; outcome: string; flight: StairFlight | undefined }

/**
 * A stair for a total rise in millimetres, chosen within Approved Document K (2013) as a guide: as few risers as keep each
 * one easy, and the going that brings 2R + G nearest to the comfortable middle. `flight` is undefined where no equal risers
 * lie in the range, or where there is but one. `outcome` says it in a sentence.
 */
export function stair(total: number, kind: StairKind): Stair {
  const facts = stairKinds[kind]
  const risers = risersFor(total, facts)
  if (risers === undefined || risers === 1) {
    const reason = risers ? stairCopy.step : stairCopy.noFit
    return { kind, total, flight: undefined, outcome: fillIn(reason, { total, kind: facts.phrase, ...facts.rise }) }
  }
  const flight = flightOf(total, risers, facts)
  const { flights } = flight
  const sentences = [fillIn(stairCopy.outcome, { ...flight, flights: '', total, kind: facts.phrase })]
  if (flights.length > 1) {
    sentences.push(
      fillIn(stairCopy.flights, { count: flights.length, flights: flights.join(stairCopy.flightJoin) }),
      facts.flightNote,
    )
  }
  return { kind, total, flight, outcome: sentences.join(' ') }
}

/** Risers that are easy if there is such a number, else merely allowed; undefined if none is. */
function risersFor(total: number, { rise, easyRise }: StairKindFacts): number | undefined {
  return [easyRise, rise.max]
    .map((most) => Math.ceil(total / most))
    .find((count) => count > 0 && total / count >= rise.min)
}

function flightOf(total: number, risers: number, { going, pitchMax = 90, flightMax }: StairKindFacts): StairFlight {
  const rise = total / risers
  const { goingStep, sumAim } = stairRules
  const steepest = rise / Math.tan((pitchMax * Math.PI) / 180)
  const aimed = Math.round((sumAim - 2 * rise) / goingStep) * goingStep
  const least = Math.max(going.min, Math.ceil(steepest / goingStep) * goingStep)
  const chosen = Math.min(Math.max(aimed, least), going.max)
  const count = Math.ceil(risers / flightMax)
  const flights = Array.from({ length: count }, (_, index) => Math.floor((risers + count - 1 - index) / count))
  return {
    risers,
    rise,
    going: chosen,
    pitch: (Math.atan2(rise, chosen) * 180) / Math.PI,
    sum: 2 * rise + chosen,
    flights,
    run: (risers - count) * chosen,
  }
}

export type StairCheck = { label: string; value: string; range: string }

/** Rise, going, pitch and 2R + G of a flight, each with the range that Approved Document K allows. */
export function stairChecks({ rise, going, pitch, sum }: StairFlight, kind: StairKind): StairCheck[] {
  const facts = stairKinds[kind]
  const { labels, range, atMost, follows } = stairCopy
  const within = (label: string, value: number, limits: { min: number; max: number }) => ({
    label,
    value: `${written(value)}\u00a0mm`,
    range: fillIn(range, limits),
  })
  return [
    within(labels.rise, rise, facts.rise),
    within(labels.going, going, facts.going),
    {
      label: labels.pitch,
      value: `${written(pitch)}°`,
      range: facts.pitchMax ? fillIn(atMost, { max: facts.pitchMax }) : follows,
    },
    within(labels.sum, sum, stairRules.sum),
  ]
}

/** What the stair sends to an enquiry form. */
export function stairDetails({ kind, total, flight, outcome }: Stair): EnquiryDetails {
  const { labels, firstLine, guide } = stairCopy
  const millimetres = (length: number | undefined) => (length === undefined ? '–' : `${written(length)} mm`)
  return {
    firstLine,
    lines: [
      [labels.kind, stairKinds[kind].label],
      [labels.total, millimetres(total)],
      [labels.risers, flight ? `${flight.risers}, each ${millimetres(flight.rise)}` : outcome],
      [labels.going, millimetres(flight?.going)],
      [labels.pitch, flight ? `${written(flight.pitch)}°` : '–'],
      [labels.sum, millimetres(flight?.sum)],
      [labels.flights, flight ? flight.flights.join(stairCopy.flightJoin) : '–'],
      [labels.note, guide],
    ],
  }
}
