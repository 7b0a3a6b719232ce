import type { projectLocations } from '../enquiry-options.ts'

type Location = (typeof projectLocations)[number]['value']

/**
 * Which Project Location of the forms a postcode of the South East region belongs to, by postcode area and district; those in
 * none are "Other". Districts that straddle a border go with their larger part.
 */
export const southEastLocations = {
  essex: {
    CB: '10 11',
    CM: '0-9 11-20 22 24',
    CO: '1-7 9 11-16',
    EN: '9',
    IG: '7 9 10',
    RM: '4 15-20',
    SS: '0-9 11-17',
  },
  surrey: {
    CR: '3 6',
    GU: '1-10 12 15 16 18-27',
    KT: '7 8 10-24',
    RH: '1-9',
    SM: '7',
    TW: '15-20',
  },
  sussex: { BN: '1-45', GU: '28 29', PO: '18-22', RH: '10-20', TN: '5-7 19-22 31-40' },
} as const satisfies Partial<Record<Location, Readonly<Record<string, string>>>>

/** Postcodes that the forms call Gravesend. */
export const gravesendDistricts = { DA: '11-13' } as const

export const postcodeLineCopy = {
  /** Beside the dimension line. */
  miles: '{miles}\u00a0miles',
  oneMile: '1\u00a0mile',
  compass: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  outcome:
    '{outward} is about {distance} {compass} of the yard in a straight line. {region} zone. Response: {response}.',
  labels: { postcode: 'Postcode', distance: 'From the yard', region: 'Zone', response: 'Response' },
  distance: 'about {distance} {compass}, in a straight line',
  send: 'Use this postcode in the quote form',
  firstLine: 'From the postcode check:',
} as const
