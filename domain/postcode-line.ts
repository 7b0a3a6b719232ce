import { business } from '#content/business.ts'
import { fillIn } from '#content/fill-in.ts'
import { postcodeLineCopy, postcodePlaces } from '#content/interactive/postcode.ts'
import type { Coverage } from './coverage.ts'
import type { EnquiryDetails } from './enquiry-details.ts'

export type MapPosition = { latitude: number; longitude: number }

export type PostcodeLine = {
  /** As typed, in full if it was: "DA12 2ZZ"; else its first half. */
  postcode: string
  outward: string
  /** The middle of the district, to a mile or so. */
  position: MapPosition
  /** In a straight line from the yard, whole and at least 1: "12 miles". */
  distance: string
  /** Positions of the ticks on the line, as shares of its length from the yard. The ends have their own ticks. */
  ticks: readonly number[]
  region: string
  responseTime: string
  outcome: string
}

const earthMiles = 3958.8
const radians = Math.PI / 180

/** The dimension line from the yard to a postcode for which a response is promised; undefined for any other. `text` is as typed. */
export function postcodeLine(
  coverage: Coverage,
  text: string,
  from: MapPosition = business.position,
): PostcodeLine | undefined {
  if (coverage.kind !== 'covered') return undefined
  const { outward, area, district, region, responseTime } = coverage
  const position = placeOf(area, district)
  if (!position) return undefined

  const exact = milesBetween(from, position)
  const miles = Math.max(1, Math.round(exact))
  const distance = miles === 1 ? postcodeLineCopy.oneMile : fillIn(postcodeLineCopy.miles, { miles })
  const outcome = fillIn(postcodeLineCopy.outcome, { outward, distance, region, response: responseTime })
  return {
    postcode: postcodeOf(text, outward),
    outward,
    position,
    distance,
    ticks: ticksOf(exact),
    region,
    responseTime,
    outcome,
  }
}

/** Where a district is; undefined for one that is not in the table. */
export function placeOf(area: string, district: number): MapPosition | undefined {
  let next = 0
  for (const word of postcodePlaces[area]?.split(' ') ?? []) {
    if (word.endsWith(':')) next = Number.parseInt(word, 10)
    else if (next++ === district) {
      return { latitude: 50 + Number(word.slice(0, 3)) / 100, longitude: Number(word.slice(3)) / 100 - 2 }
    }
  }
  return undefined
}

/** Great-circle distance in miles. */
export function milesBetween(from: MapPosition, to: MapPosition): number {
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const chord = north ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * east ** 2
  return 2 * earthMiles * Math.asin(Math.sqrt(chord))
}

/** Every 5 miles; every 10 on a line past 30. */
function ticksOf(miles: number): PostcodeLine['ticks'] {
  const step = miles > 30 ? 10 : 5
  const count = Math.ceil(miles / step) - 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => ((index + 1) * step) / miles)
}

function postcodeOf(text: string, outward: string): string {
  const closed = text.toUpperCase().replace(/[\s.-]+/g, '')
  return closed.length === outward.length + 3 ? `${outward} ${closed.slice(-3)}` : outward
}

/** What the postcode's line sends to an enquiry form. */
export function postcodeDetails({ postcode, distance, region, responseTime }: PostcodeLine): EnquiryDetails {
  const { labels, firstLine, distance: far } = postcodeLineCopy
  return {
    firstLine,
    lines: [
      [labels.postcode, postcode],
      [labels.distance, fillIn(far, { distance })],
      [labels.region, region],
      [labels.response, responseTime],
    ],
  }
}

type SheetPoint = readonly [x: number, y: number]

/** How much of a line, as a share from its start, lies on a sheet; its start does. 1 means all of it. */
export function shareOnSheet(
  [x, y]: SheetPoint,
  [toX, toY]: SheetPoint,
  sheet: { width: number; height: number },
): number {
  const until = (start: number, end: number, size: number) => {
    if (end < 0) return start / (start - end)
    return end > size ? (size - start) / (end - start) : 1
  }
  return Math.min(until(x, toX, sheet.width), until(y, toY, sheet.height))
}
