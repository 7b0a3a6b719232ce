import { fillIn } from '#content/fill-in.ts'
import { coverageCopy, coverageTable, letteredAreas, otherAreas } from '#content/interactive/postcode.ts'
import type { CoverageZones } from '#content/page-content.ts'

export type Coverage =
  /** `ask`: a real place, but none that a response time is promised for. */
  | { kind: 'empty' | 'nonsense' | 'ask'; message: string }
  | ({ kind: 'covered'; outward: string; area: string; district: number } & CoverageZones[ZoneId])

type ZoneId = keyof CoverageZones

type Outward = { area: string; district: number; letter: string }

/**
 * Which region a postcode is in and what is promised there (spec 9). `answers` has the copy for each zone. Takes a full postcode
 * or its first half, in any case, spaced in any way; looks nothing up outside this page.
 */
export function checkCoverage(text: string, answers: CoverageZones): Coverage {
  if (text.trim() === '') return { kind: 'empty', message: coverageCopy.empty }
  const outward = readOutward(text)
  if (!outward) return { kind: 'nonsense', message: coverageCopy.nonsense }

  const { area, district, letter } = outward
  const zones = Object.hasOwn(coverageTable, area) ? coverageTable[area] : undefined
  const name = area === 'GIR' ? 'GIR 0AA' : `${area}${district}${letter}`
  if (!zones && !has(otherAreas, area)) {
    return { kind: 'nonsense', message: fillIn(coverageCopy.noSuchArea, { area }) }
  }
  if (letter && !has(letteredAreas, area)) return { kind: 'nonsense', message: coverageCopy.nonsense }

  const zoneIds = Object.keys(answers) as ZoneId[]
  const zone = zones && zoneIds.find((id) => includesDistrict(zones[id], district))
  if (!zone) return { kind: 'ask', message: fillIn(coverageCopy.elsewhere, { outward: name }) }
  return { kind: 'covered', outward: name, area, district, ...answers[zone] }
}

/** The letters never used in the last two places of a postcode are left out. */
const inward = '\\d[ABD-HJLNP-UW-Z]{2}'
const fullOrOutward = new RegExp(`^([A-Z]{1,2})(0|[1-9]\\d?)([A-Z]?)(?:${inward})?$`)
/** Typed with its space but not to its end: "DA1 2" is DA1, not DA12. */
const unfinished = /^([A-Z]{1,2})(0|[1-9]\d?)([A-Z]?)\s+\d[A-Z]?$/
const girobank = /^GIR(0AA)?$/

function readOutward(text: string): Outward | undefined {
  const typed = text.trim().toUpperCase()
  const closed = typed.replace(/[\s.-]+/g, '')
  if (girobank.test(closed)) return { area: 'GIR', district: 0, letter: '' }
  const [, area, district, letter = ''] = unfinished.exec(typed) ?? fullOrOutward.exec(closed) ?? []
  return area && district ? { area, district: Number(district), letter } : undefined
}

function has(list: string, word: string): boolean {
  return list.split(' ').includes(word)
}

/** Whether a list of postcode districts such as "1-4 8" holds one. Without a list there are none. */
export function includesDistrict(list: string | undefined, district: number): boolean {
  if (!list) return false
  return list.split(' ').some((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return from <= district && district <= to
  })
}
