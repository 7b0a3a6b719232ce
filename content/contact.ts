import { business } from './business.ts'
import { call999First } from './emergency-response.ts'
import { kentTowns } from './places.ts'
import { plainSpaces, stats } from './stats.ts'

export type ContactMethod = {
  id: 'phone' | 'email' | 'whatsapp'
  title: string
  text: string
  /** The number or address, as people read it; the link itself is made from content/business.ts. */
  value: string
  action: string
}

const [unit = '', yard = '', road = ''] = business.address.street.split(', ')

export const contactPage = {
  seo: {
    title: `Contact us: free steelwork quote within ${plainSpaces(stats.quote.most)}`,
    description: `Call, email or message our Gravesend yard, or send drawings with the form. Directions, opening hours and the ${stats.emergency.hours} emergency number.`,
    keywords: [
      'contact steel fabricator Gravesend',
      'steel quote Kent',
      'free steelwork quote',
      'emergency steel repair phone',
    ],
  },
  hero: {
    tag: 'Contact',
    title: 'Send the drawing. Or just call.',
    lead: `A person in Gravesend reads every enquiry. Most jobs have a price within ${stats.quote.most} on working days, free of charge.`,
  },
  methods: [
    {
      id: 'phone',
      title: 'Call',
      text: 'Best for anything urgent, and for a quick “can you do this?”.',
      value: business.phone.display,
      action: 'Call Now',
    },
    {
      id: 'email',
      title: 'Email',
      text: 'Best for drawings, schedules and tenders with a closing date.',
      value: business.email,
      action: 'Send an Email',
    },
    {
      id: 'whatsapp',
      title: 'WhatsApp',
      text: 'Best for photographs and a short video of the site.',
      value: business.whatsapp.display,
      action: 'Message on WhatsApp',
    },
  ],
  form: {
    sketch: true,
    id: 'enquiry',
    mark: 'Write to us',
    title: 'Tell us what you need made',
    lead: 'A description is enough for a budget price. Drawings or a survey get you a fixed one. You can attach up to five files of 10\u00a0MB each, as JPG, PNG, WEBP, PDF, DOC or DOCX. Send DWG and IFC files by email.',
    nextTitle: 'What happens next',
    next: [
      {
        title: 'We read it',
        text: 'We read it the same working day. If a dimension or a load is missing, we call and ask.',
      },
      {
        title: 'We price it',
        text: `For most jobs within ${stats.quote.most} on working days. A complex job takes ${stats.quote.complex}, and we tell you so at the start.`,
      },
      {
        title: 'You decide',
        text: `The quote is itemised and valid for ${stats.quote.validFor}. When you say yes, we come and measure.`,
      },
    ],
  },
  office: {
    mark: 'The office',
    title: 'Where to find us',
    headOffice: {
      title: 'Head office',
      text: 'The office, workshop and yard are on one site. Please come to the office first. You need safety boots and eye protection in the workshop.',
    },
    hours: {
      title: 'Opening hours',
      text: 'Call before you collect, and your steel is ready by the door. The emergency line is open outside these hours.',
    },
    serviceAreas: {
      title: 'Service areas',
      text: 'We work in Kent, London and the South East. Most jobs are within about 30\u00a0miles (50\u00a0km) of the yard.',
    },
    emergency: {
      title: `${stats.emergency.hours} emergency`,
      text: 'Call the office number, day or night, about failed or damaged steel.',
    },
  },
  coverage: {
    mark: 'Coverage',
    title: 'Where we work most weeks',
    lead: 'We also work in the rest of each region, by arrangement. The postcode check shows how soon we can be there.',
    lists: [
      {
        title: 'Kent',
        places: kentTowns,
      },
      {
        title: 'London',
        places: [
          'Bexley',
          'Bromley',
          'Greenwich',
          'Lewisham',
          'Southwark',
          'Croydon',
          'Newham',
          'Tower Hamlets',
          'Havering',
          'Lambeth',
        ],
      },
      { title: 'South East', places: ['Essex', 'Surrey', 'East Sussex', 'West Sussex'] },
    ],
    more: { label: 'Check Your Postcode', href: '/areas-we-serve#find-your-area' },
  },
  hotline: {
    title: 'Steel bent, cracked or down?',
    // Safety text: emergency advice
    text: `${call999First} Then call us, at any hour: within ${stats.emergency.radius} of the yard our target is ${stats.emergency.near} to the first person on site.`,
    action: 'Call the Emergency Hotline',
  },
  directions: {
    title: 'Coming to the yard',
    text: 'Both links open with our yard as the destination. If you come by lorry, call before you set off, and we make room for you to turn.',
    google: 'Directions in Google Maps',
    waze: 'Directions in Waze',
  },
  map: {
    /** The sketch shown until the map loads. Another yard needs another sketch. */
    drawn: {
      alt: 'Sketch map: the yard between the canal basin and Canal Road, with the lock to the Thames to the north-west',
      river: 'River Thames',
      basin: 'Canal basin',
      lock: 'Lock',
      road,
      yard: `${unit}, ${yard}`,
      scale: 'Sketch, 100\u00a0m',
    },
    title: 'Map of our yard in Gravesend',
    linkText: 'Open this map on OpenStreetMap',
    note: 'When you scroll to the map, your browser loads it from the OpenStreetMap Foundation. The Foundation then receives your internet address, the type of your browser and the address of this site. We set no cookie through the map.',
  },
} as const
