import { business, callLabel } from './business.ts'
import { listing } from './service-listing.ts'
import { stats } from './stats.ts'

const sameEverywhere = listing(({ listings }) => listings.areas).map(({ service, entry }) => ({
  path: service.path,
  name: entry.name,
}))

export const areasPage = {
  seo: {
    title: 'Areas we serve: steelwork in Kent, London, South East',
    description:
      'Where we make, deliver and install steel, and how fast we respond: Kent, London and the South East. Check your postcode in a second.',
    keywords: [
      'steel fabrication South East',
      'steel fabricators Kent',
      'structural steel London delivery',
      'steelwork Essex Surrey Sussex',
    ],
  },
  hero: {
    tag: 'Areas we serve',
    title: 'How far we go, and how soon',
    lead: 'Our yard is in Gravesend, between the Thames and the A2. The M2, the M25 and the Dartford Crossing into Essex are all within a quarter of an hour.',
    picture: 'b12-6-loaded',
    pictureNote: 'Loaded and strapped',
    actions: [
      { label: 'Find Your Area', href: '#find-your-area' },
      { label: callLabel, href: business.phone.href },
    ],
  },
  findYourArea: {
    id: 'find-your-area',
    mark: 'Find your area',
    title: 'Where is the job?',
    lead: 'Type the postcode of the job. The first half is enough. The map draws the line from our yard to it. Your postcode stays on this page; we do not send it anywhere.',
    result: {
      title: 'Your area',
      empty:
        'You see the distance from our yard, the zone, how fast we respond there, and what that means for your job.',
      response: 'Response',
      outside: 'Ask us',
      quote: { label: 'Get a Free Quote', href: '/contact' },
      handOver: { href: '/#get-quote' },
    },
    noScript: 'The postcode check needs JavaScript. Call us with your postcode and we tell you the answer.',
  },
  regions: {
    id: 'regions',
    mark: 'Three regions',
    title: 'How far, and how fast',
    lead: `Response is the time from your call until one of us looks at the job with you, on site or by video call. Boroughs within ${stats.emergency.radius}, such as Bexley, count as London. We count each job as one project, whatever its size.`,
    labels: {
      response: 'Response',
      projects: 'Projects',
      coverage: 'Coverage',
      places: 'Main towns and boroughs',
    },
  },
  services: {
    mark: 'In every area',
    title: 'Services in all three regions',
    lead: 'You get the same crews, welding procedures and documents everywhere. The quote shows travel as a separate line.',
    list: sameEverywhere,
    footnote:
      'Emergency repair, steel construction and building extensions depend on the distance from Gravesend. Call us and we tell you straight away whether we can help.',
  },
  map: {
    notice:
      'A street-level interactive map is coming soon. The postcode check already gives you the zone and the response time.',
    alt: 'Line drawing of three zones around Gravesend: Kent to the south and east, London to the west, the South East around both',
    zones: [
      { region: 'Kent', role: 'Primary' },
      { region: 'London', role: 'Extended' },
      { region: 'South East', role: 'Regional' },
    ],
  },
  contact: {
    mark: 'Further out',
    title: 'Is your job further away?',
    text: 'Tell us what the job is and where it is. We often go beyond these regions for a whole frame or a staircase, but rarely for one short beam.',
    actions: [{ label: 'Contact Us', href: '/contact' }],
  },
} as const
