import type { Region } from './regions.ts'
import { stats } from './stats.ts'

/** What a postcode check answers in one zone. `{outward}` is the first half of the postcode. */
export type CoverageZone = { region: Region['region']; responseTime: string; meaning: string }

export const coverageZones = {
  kentNear: {
    region: 'Kent',
    responseTime: stats.response.kent,
    meaning: `{outward} is in Kent and within ${stats.emergency.radius} of Gravesend. Call on the morning of a working day, and one of us looks at the job with you the same day.`,
  },
  kentFar: {
    region: 'Kent',
    responseTime: stats.response.southEast,
    meaning: `{outward} is in Kent, but close to or beyond the ${stats.emergency.radius} of our same-day response. We look at the job with you within ${stats.response.southEast}. If it cannot wait, call us and we tell you what is possible.`,
  },
  london: {
    region: 'London',
    responseTime: stats.response.london,
    meaning: `{outward} is in our London region. One of us looks at the job with you within ${stats.response.london}, and steel is delivered between 7:00 and 17:00.`,
  },
  southEast: {
    region: 'South East',
    responseTime: stats.response.southEast,
    meaning: `{outward} is in our South East region. One of us looks at the job with you within ${stats.response.southEast}.`,
  },
} as const satisfies Record<string, CoverageZone>

export type CoverageZoneId = keyof typeof coverageZones

/**
 * Postcode areas, and the districts of each that belong to a zone. Districts that straddle a border go with their larger part.
 * Kent: straight lines from Gravesend to the middle of the district; 30 miles reach Whitstable and Ashford, not Canterbury.
 */
export const coverageTable: Readonly<Record<string, Partial<Record<CoverageZoneId, string>>>> = {
  AL: { southEast: '1-10' },
  BN: { southEast: '1-3 5-18 20-27 41-45' },
  BR: { kentNear: '8', london: '1-7' },
  CB: { southEast: '10 11' },
  CM: { southEast: '0-9 11-24' },
  CO: { southEast: '1-9 11-16' },
  CR: { london: '0 2 4 5 7-9', southEast: '3 6' },
  CT: { kentNear: '5', kentFar: '1-4 6-21' },
  DA: { kentNear: '1-4 9-13', london: '5-8 14-18' },
  E: { london: '1-18 20' },
  EC: { london: '1-4' },
  EN: { london: '1-5', southEast: '6-11' },
  GU: { southEast: '1-12 14-35 46 47 51 52' },
  HA: { london: '0-9' },
  HP: { southEast: '1-23 27' },
  IG: { london: '1-6 8 11', southEast: '7 9 10' },
  KT: { london: '1-6 9', southEast: '7 8 10-24' },
  ME: { kentNear: '1-20' },
  MK: { southEast: '1-19 46' },
  N: { london: '1-22' },
  NW: { london: '1-11' },
  OX: { southEast: '1-5 7 9-18 20 25-29 33 39 44 49' },
  PO: { southEast: '1-22' },
  RG: { southEast: '1 2 4-10 12 14 17-31 40-42 45' },
  RH: { southEast: '1-20' },
  RM: { london: '1-3 5-14', southEast: '4 15-20' },
  SE: { london: '1-28' },
  SG: { southEast: '1-14' },
  SL: { southEast: '0-9' },
  SM: { london: '1-6', southEast: '7' },
  SO: { southEast: '14-24 30-32 40-43 45 50-53' },
  SP: { southEast: '10 11' },
  SS: { southEast: '0-9 11-17' },
  SW: { london: '1-20' },
  TN: { kentNear: '1-4 8-18 23 24 27', kentFar: '25 26 28-30', southEast: '5-7 19-22 31-40' },
  TW: { london: '1-14', southEast: '15-20' },
  UB: { london: '1-11' },
  W: { london: '1-14' },
  WC: { london: '1 2' },
  WD: { southEast: '3-7 17-19 23-25' },
}

/** Areas whose districts may end in a letter, as in SW1A. */
export const letteredAreas = 'E EC N NW SE SW W WC'

/** The other postcode areas of the UK, the Channel Islands and the Isle of Man, forces and large-user codes: real, but not promised. */
export const otherAreas =
  'AB B BA BB BD BF BH BL BS BT BX CA CF CH CV CW DD DE DG DH DL DN DT DY EH EX FK FY G GIR GL GY HD HG HR HS HU HX IM IP IV JE KA KW KY L LA LD LE LL LN LS LU M ML NE NG NN NP NR OL PA PE PH PL PR S SA SK SN SR ST SY TA TD TF TQ TR TS WA WF WN WR WS WV YO ZE'

export const coverageCopy = {
  label: 'Postcode',
  hint: 'In full or just the first half, like DA12',
  button: 'Check Postcode',
  empty: 'Enter your postcode, or its first half, like DA12',
  nonsense: 'Enter a UK postcode, like DA12 2ZZ, or its first half, like DA12',
  noSuchArea: 'No UK postcode starts with {area}. Check it and enter it again, like DA12 2ZZ or DA12',
  elsewhere:
    '{outward} is outside our three regions, so we promise no response time there. Check the postcode, or tell us what the job is. We tell you straight away whether we can help.',
} as const
