import { fillIn, written } from '#content/fill-in.ts'
import { craneCopy } from '#content/interactive/crane.ts'
import { safetyFigures } from '#content/safety-figures.ts'
import type { EnquiryDetails } from './enquiry-details.ts'

const { chart, tackle } = safetyFigures.crane

/** The furthest radius that the lorry-mounted crane's chart knows, in metres. */
const craneReach = Math.max(...chart.map(({ radius }) => radius))

/**
 * What the lorry-mounted crane may have on its hook at a radius: kilograms for metres. Between two lines of the chart the
 * next one outwards counts, never anything in between; undefined beyond the last.
 */
export function ratedLoad(radius: number): { radius: number; load: number } | undefined {
  // A range input gives 12.000000000000002 for 12.
  return chart.find((line) => line.radius >= radius - 1e-6)
}

export type CraneAnswer = {
  /** Metres, as asked. */
  radius: number
  /** What the lorry-mounted crane may do; undefined where only a mobile crane reaches. Metres, kilograms. */
  lorry: { chartRadius: number; load: number; steel: number } | undefined
  outcome: string
}

/** The crane for a radius in metres, with the load of the chart in kilograms, and a sentence that says so. */
export function craneAt(radius: number): CraneAnswer {
  const line = ratedLoad(radius)
  if (!line) {
    return { radius, lorry: undefined, outcome: fillIn(craneCopy.beyond, { radius, reach: craneReach }) }
  }
  const lorry = { chartRadius: line.radius, load: line.load, steel: line.load - tackle }
  const said = fillIn(craneCopy.outcome, { radius, ...lorry, tackle })
  const between = Math.abs(line.radius - radius) > 1e-6
  return { radius, lorry, outcome: between ? `${said} ${fillIn(craneCopy.outwards, { radius, ...lorry })}` : said }
}

/** Whether the lorry-mounted crane may lift so many kilograms of steel, with chains and plates on top, at a radius in metres. */
export function lorryLifts(kilograms: number, radius: number): boolean {
  return kilograms + tackle <= (ratedLoad(radius)?.load ?? 0)
}

/** What the crane's drawing sends to an enquiry form. */
export function craneDetails({ radius, lorry }: CraneAnswer): EnquiryDetails {
  const { labels, firstLine, none, mobile, lorry: lorryName, guide } = craneCopy
  const kilograms = (load: number | undefined) => (load === undefined ? none : `${written(load)} kg`)
  return {
    firstLine,
    lines: [
      [labels.radius, `${written(radius)} m`],
      [labels.crane, lorry ? lorryName : mobile],
      [labels.load, kilograms(lorry?.load)],
      [labels.steel, kilograms(lorry?.steel)],
      [labels.note, guide],
    ],
  }
}
