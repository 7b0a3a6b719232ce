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
} as const

/** The four types of welding, with their numbers in BS EN ISO 4063. */
export const weldingTypes = {
  mark: 'Processes',
  title: 'MIG, TIG, ARC and gas',
  uses: 'For',
  entries: [
    {
      name: 'MIG',
      number: '135 on steel, 131 on aluminium',
      text: 'Wire fed under gas (MAG on steel), fast and even.',
      applications: 'Beams, columns, frames, base plates',
    },
    {
      name: 'TIG',
      number: '141',
      text: 'A hand-fed rod, clean and exact on thin metal.',
      applications: 'Stainless steel, thin tube, visible joints',
    },
    {
      name: 'ARC',
      number: '111, manual metal arc',
      text: 'A coated stick, so a breeze matters less.',
      applications: 'Site connections, thick plate, work at height',
    },
    {
      name: 'Gas',
      number: '311, oxy-acetylene',
      text: 'A flame and a rod, gentle on thin or old metal.',
      applications: 'Thin sheet, pipework, ironwork, straightening',
    },
  ],
  work: {
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
} as const

/** The line of a welder's certificate, part by part. */
export const weldingSpine = {
  mark: 'Qualification',
  title: 'Read the certificate, then ask',
  lead: '“Coded” means tested to BS\u00a0EN\u00a0ISO\u00a09606-1, and only within a range. This is a typical line. Each part of it limits what that welder may weld on your job.',
  line: 'ISO\u00a09606-1 135 P FW FM1 S t10 PB ml',
  says: 'It says',
  ask: 'So ask',
  parts: [
    {
      id: 'process',
      code: '135',
      name: 'Process',
      says: 'MAG welding with solid wire, by its number in BS\u00a0EN\u00a0ISO\u00a04063.',
      ask: 'Is my job welded with the same process?',
      step: {
        title: 'Choose',
        text: 'Parent metal, thickness, position and duty decide the process, the filler and the procedure sheet.',
      },
    },
    {
      id: 'product',
      code: 'P',
      name: 'Product',
      says: 'Plate. T would be tube. A plate test covers fixed tube only from 500\u00a0mm across.',
      ask: 'Is mine tube?',
    },
    {
      id: 'weld',
      code: 'FW',
      name: 'Weld type',
      says: 'Fillet weld. BW is a butt weld, which is a test of its own.',
      ask: 'Which does my drawing show?',
      step: {
        title: 'Prepare',
        text: 'Paint, rust and zinc come off. We bevel the edges where the drawing shows a butt weld, and tack the parts square.',
      },
    },
    {
      id: 'filler',
      code: 'FM1\u00a0S',
      name: 'Filler',
      says: 'Filler for non-alloy and fine-grain steel, as solid wire. FM5 is for stainless. Aluminium has a part of its own, BS\u00a0EN\u00a0ISO\u00a09606-2.',
      ask: 'Is my part stainless or aluminium? Then this line does not cover it.',
    },
    {
      id: 'thickness',
      code: 't10',
      name: 'Thickness',
      says: 'Tested on 10\u00a0mm plate. For fillet welds that covers 3\u00a0mm and over.',
      ask: 'How thick is my steel, and does it need preheat?',
      step: {
        title: 'Weld',
        text: 'We weld to the written procedure. It gives the preheat for thick plate, and a sequence that lets the heat out evenly, so the part stays straight.',
      },
    },
    {
      id: 'position',
      code: 'PB',
      name: 'Position',
      says: 'Horizontal-vertical fillet, with the work on a bench. It also covers PA, flat. It does not cover vertical (PF) or overhead (PD).',
      ask: 'Will the weld be overhead?',
    },
    {
      id: 'layers',
      code: 'ml',
      name: 'Layers',
      says: 'More than one layer. A single layer (sl) is covered too.',
      ask: 'How large is my weld, and who inspects it?',
      step: {
        title: 'Inspect',
        text: 'Somebody looks at every weld along its full length. Dye, magnetic or ultrasonic tests follow where they are specified.',
      },
    },
  ],
  validity: {
    title: 'Is it still valid?',
    text: 'The employer confirms the certificate every six months. Clause\u00a09.3 of BS\u00a0EN\u00a0ISO\u00a09606-1 gives three ways to revalidate it: a new test every three years (9.3a), tested welds from production every two (9.3b), or confirmation under an audited quality system to BS\u00a0EN\u00a0ISO\u00a03834-2 or -3 (9.3c). Ask which one applies, and ask to see it.',
  },
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
    titleLines: [...titleLines],
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
  ],
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
