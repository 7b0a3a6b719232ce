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
    lead: 'The yard is in Gravesend, between the Thames and the A2, with the Dartford Crossing up the road. The M2, the M25 and the crossing into Essex are all within a quarter of an hour.',
    picture: 'riverside-frame',
    pictureNote: 'Portal frame · riverside',
    actions: [
      { label: 'Find Your Area', href: '#find-your-area' },
      { label: callLabel, href: business.phone.href },
    ],
  },
  findYourArea: {
    id: 'find-your-area',
    mark: 'Find your area',
    title: 'Where is the job?',
    lead: 'Type its postcode; the first half is enough. The map draws the line from our yard to it. It is looked up in this page and sent nowhere.',
    result: {
      title: 'Your area',
      empty:
        'How far it is from the yard, which zone it is in, how fast we respond there, and what that means for a job.',
      response: 'Response',
      outside: 'Ask us',
      quote: { label: 'Get a Free Quote', href: '/contact' },
      handOver: { href: '/#get-quote' },
    },
    noScript: 'The postcode check needs JavaScript. Call us with your postcode and we tell you the same thing.',
  },
  regions: {
    id: 'regions',
    mark: 'Three regions',
    title: 'How far, and how fast',
    lead: `Response is the time from your call until one of us has looked at the job with you, on site or on a screen. Boroughs within ${stats.emergency.radius}, such as Bexley, count as London. A project is one job, however many pieces it had.`,
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
    lead: 'The same crews, welding procedures and documents everywhere. Travel is a line of its own in the price.',
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
    title: 'A little further out?',
    text: 'Tell us what the job is and where. For a whole frame or a staircase we often go beyond these regions; for one short beam rarely.',
    actions: [{ label: 'Contact Us', href: '/contact' }],
  },
} as const
