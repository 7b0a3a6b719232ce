// Sample content: figures are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import { call999First, emergencyResponse } from '../emergency-response.ts'
import type { Service } from '../service.ts'
import { stats } from '../stats.ts'

const titleLines = ['The right process,', 'and a welder tested in it'] as const

/** Beside the drawing that the page opens with: its balloons, explained. */
export const weldingHero = {
  titleLines,
  notes: [
    { title: 'Root', text: 'The arc must melt this corner. If it does not, the weld only looks like one.' },
    {
      title: 'Toe',
      text: 'Where weld meets plate. A groove here, called undercut, is where cracks like to begin.',
    },
    {
      title: 'Throat',
      text: 'The dashed line, and what carries the load: 0.7 of the leg. An 8\u00a0mm leg gives 5.6\u00a0mm, however proud the bead looks.',
    },
    {
      title: 'Symbol',
      text: 'A triangle on each side of the line means weld both sides. z is the leg length; a would mean the throat. Mix them up and the weld is 30–40% wrong.',
    },
  ],
  more: { label: 'How to read a certificate', href: '#certificate' },
} as const

export const service = {
  path: '/welding-services',
  order: 3,
  listings: {
    menu: { group: 'Core', line: 'MIG, TIG, ARC and gas, here or on site' },
    sitemap: {
      group: 'Steel Fabrication Services',
      text: 'MIG, TIG, ARC and gas work, in the shop or with a mobile unit.',
    },
    areas: { name: 'Welding' },
    footer: true,
    notFound: true,
  },
  name: 'Welding Services',
  icon: 'flame',
  summary: 'MIG, TIG, ARC and gas welding by coded welders, in the workshop and from mobile units day and night.',
  serviceType: 'Welding',
  seo: {
    title: 'Welding Services in Kent and London, Workshop or Site',
    description:
      'MIG, TIG, ARC and gas welding by coded welders, in the workshop or from mobile units, day and night. Send a photo for a free quote.',
    keywords: [
      'welding services Kent',
      'mobile welder London',
      'coded welders',
      'MIG TIG ARC gas welding',
      'emergency welding',
      'structural steel welding',
    ],
  },
  hero: {
    tag: 'Welding · workshop and mobile',
    title: titleLines.join(' '),
    lead: 'Cracked bracket, stainless rail, site connection at midnight: tell us the metal, the thickness and where it is. We pick the process and send somebody who holds the certificate for it.',
    picture: 'welding',
    pictureNote: 'Process 135 · MAG',
    action: 'Get a welding quote',
  },
  keyStats: [
    emergencyResponse.target,
    { value: '15+\u00a0years', label: 'at the torch, the average of our welders' },
    { value: '100% certified', label: 'welders: each tested in the process used on your job' },
    { value: stats.emergency.hours, label: 'mobile units on call' },
  ],
  sections: [
    {
      kind: 'cards',
      mark: 'Processes',
      title: 'MIG, TIG, ARC and gas',
      lead: 'Shop talk beside the number an inspector will use, from BS\u00a0EN\u00a0ISO\u00a04063.',
      cards: [
        {
          title: 'MIG',
          text: 'A wire fed through the torch, under gas. On steel the gas is active, so the proper name is MAG. It is fast and even: the workshop’s daily tool.',
          facts: [
            { label: 'Process', value: '135 on steel, 131 on aluminium' },
            { label: 'Applications', value: 'Beams, columns, frames, base plates, stair stringers' },
          ],
        },
        {
          title: 'TIG',
          text: 'A tungsten electrode makes the arc; the rod is fed by hand. Slow, clean, and exact on thin metal.',
          facts: [
            { label: 'Process', value: '141' },
            { label: 'Applications', value: 'Stainless balustrades, thin tube, aluminium, visible joints' },
          ],
        },
        {
          title: 'ARC',
          text: 'A coated stick makes its own shield, so a breeze matters less. No gas bottle to carry up the scaffold.',
          facts: [
            { label: 'Process', value: '111, manual metal arc' },
            { label: 'Applications', value: 'Site connections, repairs to thick plate, work at height' },
          ],
        },
        {
          title: 'Gas',
          text: 'An oxy-acetylene flame and a filler rod, gentle enough for thin or old metal. Cutting with a flame is another process, 81.',
          facts: [
            { label: 'Process', value: '311, oxy-acetylene' },
            { label: 'Applications', value: 'Thin sheet, pipework, old ironwork, heating and straightening' },
          ],
        },
      ],
    },
    {
      kind: 'emergency',
      mark: `Emergency welding · ${stats.emergency.hours}`,
      title: 'A van, a generator, a welder',
      // Safety text: emergency advice
      text: `Our mobile units carry their own power, three processes and a rack of plate. Machine down, gate off its hinge, a crack in something that carries load: stop using it and keep people away. ${call999First} Then call us. A steel erector answers.`,
      facts: [
        emergencyResponse.target,
        { value: stats.emergency.hours, label: 'Sundays and bank holidays too' },
        { value: 'Mobile units', label: 'no mains needed' },
      ],
    },
    {
      kind: 'checklist',
      mark: 'Capability',
      title: 'What we weld',
      entries: [
        'Structural steel, S235 to S355',
        'Stainless steel, 304 and 316',
        'Aluminium sheet, tube and section',
        'Fillet and butt welds, flat to overhead',
        'Galvanised steel, coating ground back first and made good after',
        'Gates, hinges, railings and stair treads',
        'Plant, trailers, buckets and chassis brackets',
        'Studs, dowels and brackets to existing steel',
        'Preheat for thick plate and cold mornings',
        'Crack repairs: gouged out, welded, tested',
      ],
    },
    {
      kind: 'table',
      id: 'certificate',
      mark: 'Qualification',
      title: 'How to read a welder’s certificate',
      lead: '“Coded” means tested to BS\u00a0EN\u00a0ISO\u00a09606-1, and only within a range. This is a typical line, taken apart: ISO\u00a09606-1 135 P FW FM1 S t10 PB ml.',
      caption: 'What each part of a welder’s qualification says',
      columns: [{ label: 'Code' }, { label: 'Says' }, { label: 'So ask' }],
      rows: [
        ['135', 'Process: MAG with solid wire', 'Is my job welded with the same?'],
        ['P', 'Plate; T would be tube', 'Is mine tube?'],
        ['FW', 'Fillet weld; BW is butt weld', 'Which does my drawing show?'],
        [
          'FM1\u00a0S',
          'Filler for non-alloy and fine-grain steel, solid wire',
          'Is it stainless? Then it is not covered',
        ],
        ['t10', 'Tested on 10\u00a0mm plate', 'Does the range cover my thickness?'],
        ['PB', 'Position: horizontal-vertical fillet', 'Will the weld be overhead?'],
        ['ml', 'More than one layer', 'How large is my weld?'],
      ],
      footnote:
        'The employer confirms the certificate every six months. How it is then revalidated follows clause\u00a09.3 of BS\u00a0EN\u00a0ISO\u00a09606-1: a new test every three years (9.3a), tested welds from production every two (9.3b), or confirmation under an audited quality system to BS\u00a0EN\u00a0ISO\u00a03834-2 or -3 (9.3c). Ask which, and ask to see it. Aluminium has a part of its own, BS\u00a0EN\u00a0ISO\u00a09606-2.',
    },
    {
      kind: 'steps',
      mark: 'How it goes',
      title: 'Before, during and after the arc',
      steps: [
        {
          title: 'Choose',
          text: 'Parent metal, thickness, position and duty decide the process, the filler and the procedure sheet.',
        },
        {
          title: 'Prepare',
          text: 'Paint, rust and zinc come off. Edges are bevelled where the drawing wants a butt weld, and parts tacked square.',
        },
        {
          title: 'Weld',
          text: 'To the written procedure, in a sequence that lets heat out evenly, so the part stays straight.',
        },
        {
          title: 'Inspect',
          text: 'Every weld is looked at along its full length. Dye, magnetic or ultrasonic tests follow where specified.',
        },
      ],
    },
    {
      kind: 'places',
      mark: 'Coverage',
      title: 'Where the vans go',
      places: [
        'Gravesend and Northfleet',
        'Dartford and Swanley',
        'Medway Towns',
        'Sheppey and Swale',
        'Maidstone and Malling',
        'Sevenoaks and Tonbridge',
        'Bexley and Bromley',
        'Greenwich and Lewisham',
        'Croydon and Sutton',
        'Thurrock and Basildon',
        'Havering and Barking',
        'Reigate and Redhill',
      ],
      footnote: 'Further out, we weld by appointment.',
    },
  ],
  emergencyLine: {
    title: 'Something cracked that should not?',
    text: 'Stop using it, keep people away from it, then call. The nearest mobile unit comes to you.',
  },
  quote: {
    title: 'Get a welding quote',
    lead: 'A photo with a coin in it tells us most: the metal, the thickness, the space around the joint.',
    next: [
      'A welder, not a call centre, looks at your photo.',
      `You hear the process, the price and the earliest day: within ${stats.quote.most} on working days, for most jobs.`,
      'Small parts can come to our bench; the rest we weld where it stands.',
    ],
  },
  quoteService: quoteServiceOf.welding,
  related: ['/onsite-steel-fabrication', '/emergency-steel-repair', '/steel-fabrication-kent'],
} satisfies Service
