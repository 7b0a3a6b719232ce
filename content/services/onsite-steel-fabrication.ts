// Sample content: figures are stand-ins until the owner writes the firm's own.

import { call999First, emergencyResponse } from '../emergency-response.ts'
import type { Service } from '../service.ts'
import { stats } from '../stats.ts'

const titleLines = ['When the steel cannot', 'come to the shop'] as const

/** Fixed line breaks of the title, and what the balloons of the van stand for, in their order. */
export const onsiteHero = {
  titleLines,
  load: [
    'Welding sets for stick, MIG and TIG, with leads to 50\u00a0m',
    'Oxy-fuel and plasma cutting gear',
    'Magnetic drills, 12 to 50\u00a0mm holes',
    'Portable band saw and cold-cut disc saw',
    'Laser level and laser measure',
    'Torque wrench, checked and tagged',
    'Plate, flat and bolt stock for the part nobody ordered',
    'Diesel generator, for sites with no supply yet',
    'Trestles, clamps and a folding bench vice',
    'Chain blocks, beam trolley and wind-up material hoist',
    'Welding screens, blankets and extinguishers',
  ],
} as const

/** One working day, as an example. */
export const onsiteSpine = {
  mark: 'How it goes',
  title: 'One day on your site, from the van to the signature',
  lead: 'An example: we weld a fin plate to an existing beam and bolt a new beam to it, as your engineer has drawn it.',
  stops: [
    {
      time: 'The day before',
      title: 'Photos and permit',
      text: 'You send three photos, and the drawing if there is one. We agree the permit and the fire watch with you, and we ask for your engineer’s phone number.',
      note: {
        title: 'Can it come to the workshop?',
        text: 'A weld made lying under a beam is slower, costs more and is harder to inspect than the same weld on a bench. If a piece can be unbolted and brought to Gravesend, we say so. You usually have it back the next day.',
      },
    },
    {
      time: '7:00',
      title: 'The van is loaded',
      text: 'We check its eleven loads against your job before we leave the yard.',
    },
    {
      time: '8:00',
      title: 'Permit',
      // Safety text: before hot work starts
      text: 'The site manager signs the hot-work permit and isolates the smoke heads. We clear what can burn, hang the screens and blankets and put two extinguishers within reach.',
    },
    {
      time: '8:30',
      title: 'Measure',
      text: 'We measure again in place and mark the steel. We stop if what we uncover is not what was drawn.',
      note: {
        title: 'New holes and notches',
        text: 'Your engineer decides first whether an existing member may have them. A photo and a phone call often settle it over lunch.',
      },
    },
    {
      time: '9:15',
      title: 'Cut and drill',
      text: 'The band saw cuts the new beam on trestles outside, without sparks. The magnetic drill makes its holes. We grind paint and rust off the old beam where the weld goes.',
      note: {
        title: 'A crew idle over a bad hole?',
        text: 'One call brings a magnetic drill. Have the drawing number and the bolt size ready.',
      },
    },
    {
      time: '11:00',
      title: 'Fit',
      text: 'We offer up the first piece before we cut the second. The hoist lifts the beam, two bolts hold it and the laser shows whether it is level.',
    },
    {
      time: '13:00',
      title: 'Weld',
      text: 'The fin plate is tacked, checked with a square and welded by somebody with a certificate for that joint. The welder looks at every weld along its full length.',
      picture: true,
    },
    {
      time: '14:30',
      title: 'Last spark, fire watch starts',
      // Safety text: the fire watch after hot work
      text: 'One of us stays with an extinguisher and checks the weld, the far side of the wall and the floor below. Your insurer sets how long: an hour is usual.',
      watch: '60\u00a0min',
    },
    {
      time: '15:30',
      title: 'Zinc and paint',
      text: 'The steel is cold now. Galvanised parts get zinc-rich paint on every cut and weld, painted parts get touch-up primer.',
    },
    {
      time: '16:15',
      title: 'Sign-off',
      text: 'We tighten the bolts with the torque wrench, sweep the floor and photograph the joint. You sign the job sheet and keep the photo with a sketch of what changed.',
    },
  ],
} as const

export const service = {
  path: '/onsite-steel-fabrication',
  order: 5,
  listings: {
    menu: { group: 'Specialized', line: 'Measured, welded and fitted on site' },
    sitemap: { group: 'Steel Fabrication Services', text: 'Cutting, drilling and welding where the steel has to fit.' },
    areas: { name: 'Onsite fabrication' },
  },
  name: 'Onsite Steel Fabrication',
  icon: 'van',
  summary: 'Measuring, cutting, drilling and welding where the steel stands, when it cannot come to us.',
  serviceType: 'On-site steel fabrication',
  seo: {
    title: 'Onsite Steel Fabrication: Cut, Drilled, Welded There',
    description:
      'Steel that will not fit, cannot move or must wait for the wall? We cut, drill and weld it on your site, with our own power. Emergency crew day and night.',
    keywords: [
      'onsite steel fabrication',
      'site welding Kent',
      'mobile steel fabricators London',
      'steel beam splice on site',
      'site cutting and drilling steel',
      'steel modifications on site',
    ],
  },
  hero: {
    tag: 'Onsite fabrication',
    title: titleLines.join(' '),
    titleLines: [...titleLines],
    lead: 'The opening moved, the beam will not go through the house, the plant cannot be taken down. We bring saw, drill and welder to the steel, and leave it bolted.',
    picture: 'onsite-fabrication',
    pictureNote: 'Fin plate, tacked and square',
    action: 'Book a site crew',
  },
  keyStats: [
    emergencyResponse.target,
    emergencyResponse.average,
    { value: stats.emergency.hours, label: 'nights and shutdowns' },
    { value: '1 visit', label: 'to measure, cut and fit most small jobs' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'Why on site',
      title: 'Jobs the bench cannot do',
      cards: [
        {
          title: 'It fits what is there',
          text: 'Old walls lean and slabs run out. We cut to the tape on the wall and not to the drawing of a wall.',
        },
        {
          title: 'It goes through the door',
          text: 'Steel arrives in pieces that turn in a hallway on a trolley. In the room a hoist lifts them, and they become one member.',
        },
        {
          title: 'The site keeps moving',
          text: 'A late change is marked, drilled and welded the same afternoon. The plasterer still comes on Thursday.',
        },
        {
          title: 'The machine stays put',
          text: 'Brackets, guards and walkways are made round plant that would take a week to strip out.',
        },
      ],
    },
    {
      kind: 'drawing',
      mark: 'Long beam, narrow house',
      title: 'Six metres, brought in as two',
      lead: 'An example of a splice made for a terrace with no way round the back. Whether a beam may be joined, where, and with what is for the engineer.',
      drawing: 'site-splice',
      notes: [
        {
          title: 'Flange plates',
          text: 'They carry the bending across the joint: compression along the top, tension along the bottom.',
        },
        { title: 'Web plates', text: 'One on each side of the web. They carry the shear.' },
        {
          title: 'Bolts',
          text: 'Bolted rather than welded, so no flame is needed indoors. Where slip would let the beam sag, preloaded bolts are called for.',
        },
        {
          title: 'Joint',
          text: 'A quarter of the way along, where this beam bends less than at mid-span. The 10\u00a0mm gap lets the two pieces meet on props.',
        },
      ],
    },
    {
      kind: 'rows',
      folded: true,
      mark: 'Ready for us',
      title: 'What we bring, what you provide',
      lead: 'Go through the list with your site the day before we come.',
      rows: [
        {
          title: 'Power',
          text: 'We bring our own generator.',
          facts: [{ label: 'You provide', value: 'a 32 A supply, if you prefer a quiet site' }],
        },
        {
          title: 'Hot work',
          text: 'We bring the welder, screens and extinguishers.',
          facts: [{ label: 'You provide', value: 'your permit, and smoke heads isolated' }],
        },
        {
          title: 'Fire watch',
          text: 'One of us stays after the last spark.',
          facts: [{ label: 'You provide', value: 'your insurer’s rule on how long: an hour is usual' }],
        },
        {
          title: 'Support',
          text: 'We bring a hoist and lifting gear for our steel.',
          facts: [
            {
              label: 'You provide',
              value: 'props and temporary works, designed by your builder’s engineer or your own',
            },
          ],
        },
        {
          title: 'Room',
          text: 'We bring trestles and floor protection.',
          facts: [{ label: 'You provide', value: 'a clear strip as long as the longest piece' }],
        },
        {
          title: 'Drawings',
          text: 'We leave a marked-up sketch of what we changed.',
          facts: [{ label: 'You provide', value: 'your engineer’s name and a phone number for the day' }],
        },
        {
          title: 'Paint and dust',
          text: 'We put touch-up primer on every cut and weld.',
          facts: [{ label: 'You provide', value: 'carpets up, kitchen sheeted' }],
        },
      ],
    },
    {
      kind: 'emergency',
      mark: 'Site emergency',
      title: 'Something has moved on site',
      // Safety text: emergency advice
      text: `A prop slipping, a lintel cracked, a rack leg hit by a truck. Get everyone out and do not go back in. ${call999First} Then call us. A crew comes with props, plate and a welder. The crew makes it safe; the repair is planned after that.`,
      facts: [
        emergencyResponse.target,
        emergencyResponse.average,
        { value: stats.emergency.hours, label: 'answered by a steel erector' },
      ],
    },
  ],
  quote: {
    title: 'Book onsite fabrication',
    lead: 'What does not fit, by how much, and who needs it by when? Three photos: close, middle, whole room.',
    next: [
      'A fabricator calls to ask about access, power and permits.',
      `You get a price for the visit within ${stats.quote.most} on working days, or by phone if it is urgent.`,
      'The van is loaded for your job before it leaves.',
    ],
  },
  quoteService: 'onsite-fabrication',
  related: ['/welding-services', '/emergency-steel-repair', '/steel-beam-installation'],
} satisfies Service
