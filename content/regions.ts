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
      'Home ground. The yard is in Gravesend, so a survey in Dartford or Rochester fits between two others, and a short beam can go out on the next lorry.',
    projects: stats.projectsIn.kent,
  },
  {
    id: 'london',
    region: 'London',
    mainCities: ['Bexley', 'Bromley', 'Greenwich', 'Lewisham', 'Southwark', 'Croydon', 'Havering', 'Newham'],
    coverage: `All ${stats.londonBoroughs.all} boroughs and the City: ${stats.londonBoroughs.most} boroughs most weeks, the rest by arrangement. Delivered between 7:00 and 17:00`,
    responseTime: stats.response.london,
    description: `Rear extensions, loft frames and shopfronts on streets with no room to put anything down. We plan the parking bay, the lift and the hour before the lorry leaves Kent. The projects below are frames and structural jobs; ${stats.londonMetalworkJobs} metalwork jobs in London are counted apart.`,
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
      'Frames, platforms and stairs that leave Gravesend in one load and go up in one visit. Over the Dartford Crossing into Essex, or round the M25 to the rest.',
    projects: stats.projectsIn.southEast,
  },
] as const satisfies readonly Region[]
