/** The towns that tests know: they hold wherever the firm works. Put in place of the real ones with `vi.mock`. */
export const coverageZones = {
  kentNear: {
    region: 'Kent',
    responseTime: 'Same day',
    meaning: '{outward} is in Kent. We look at the job the same day; {outward} it is.',
  },
  kentFar: { region: 'Kent', responseTime: '48 hours', meaning: '{outward} is at the edge of our same-day response.' },
  london: { region: 'London', responseTime: '24–48 hours', meaning: '{outward} is in our London region.' },
  southEast: { region: 'South East', responseTime: '48 hours', meaning: '{outward} is in our South East region.' },
}

export const coverageTable = {
  BN: { southEast: '1-3 5-18 20-27 41-45' },
  BR: { kentNear: '8', london: '1-7' },
  CR: { london: '0 2 4 5 7-9', southEast: '3 6' },
  CT: { kentNear: '5', kentFar: '1-4 6-21' },
  DA: { kentNear: '1-4 9-13', london: '5-8 14-18' },
  E: { london: '1-18 20' },
  ME: { kentNear: '1-20' },
  SW: { london: '1-20' },
  TN: { kentNear: '1-4', kentFar: '24-30' },
  W: { london: '1-14' },
}

export const letteredAreas = 'E SW W'

export const otherAreas = 'EH GIR JE M'
