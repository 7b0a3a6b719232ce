import { kentTowns } from './places.ts'
import { stats } from './stats.ts'

/** The three regions and what is promised there (spec 2 and 9). content/stats.ts explains how projects are counted. */
export type Region = {
  id: string
  region: 'Kent' | 'London' | 'South East'
  mainCities: readonly string[]
  coverage: string
  responseTime: string
  description: string
  projects: string
}

export const regions = [
  {
    id: 'kent',
    region: 'Kent',
    mainCities: kentTowns,
    coverage: `All of Kent and Medway; same day within ${stats.emergency.radius} of Gravesend`,
    responseTime: `${stats.response.kent} within ${stats.emergency.radius}`,
    description:
      'Our yard is in Gravesend. We can survey a job in Dartford or Rochester between two others, and send a short beam on the next lorry.',
    projects: stats.projectsIn.kent,
  },
  {
    id: 'london',
    region: 'London',
    mainCities: ['Bexley', 'Bromley', 'Greenwich', 'Lewisham', 'Southwark', 'Croydon', 'Havering', 'Newham'],
    coverage: `All ${stats.londonBoroughs.all} boroughs and the City: ${stats.londonBoroughs.most} boroughs most weeks, the rest by arrangement. Delivered between 7:00 and 17:00`,
    responseTime: stats.response.london,
    description: `We build rear extensions, loft frames and shopfronts on streets with no room to store steel. We plan the parking bay, the lift and the hour before the lorry leaves Kent. The number of projects counts frames and structural jobs. ${stats.londonMetalworkJobs} metalwork jobs in London are extra.`,
    projects: stats.projectsIn.london,
  },
  {
    id: 'south-east',
    region: 'South East',
    mainCities: [
      'Brighton',
      'Guildford',
      'Crawley',
      'Chelmsford',
      'Southend-on-Sea',
      'St Albans',
      'Reading',
      'Southampton',
    ],
    coverage:
      'Surrey, Sussex, Essex, Hertfordshire, Berkshire, Buckinghamshire, Oxfordshire and most of mainland Hampshire',
    responseTime: stats.response.southEast,
    description:
      'Frames, platforms and stairs leave Gravesend in one load and go up in one visit. The lorry takes the Dartford Crossing to Essex or the M25 to the other counties.',
    projects: stats.projectsIn.southEast,
  },
] as const satisfies readonly Region[]
