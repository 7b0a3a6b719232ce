// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import { call999First, emergencyResponse } from '../emergency-response.ts'
import type { Service } from '../service.ts'
import { stats } from '../stats.ts'

export const service = {
  path: '/crane-hire-services',
  order: 6,
  listings: {
    menu: { group: 'Technical' },
    sitemap: {
      group: 'Specialized Services',
      text: 'Lorry-mounted crane and mobile cranes, for hire or as a contract lift.',
    },
    areas: { name: 'Crane hire' },
    footer: true,
  },
  name: 'Crane Hire Services',
  icon: 'weight',
  summary: 'Lorry-mounted and mobile cranes, hired with operator or as a contract lift with plan and slinger.',
  serviceType: 'Crane hire and lifting',
  seo: {
    title: 'Crane Hire in Kent and London, 20 to 100 Tonnes',
    description:
      'Lorry-mounted crane or mobile crane from 20 to 100 tonnes: hired with operator, or as a contract lift with plan and slinger. Free quote.',
    keywords: [
      'crane hire Kent',
      'lorry-mounted crane hire',
      'lorry loader hire London',
      'mobile crane hire Gravesend',
      'contract lift',
      'steel beam lifting',
    ],
  },
  hero: {
    tag: 'Crane and lorry loader hire',
    title: 'Tell us the weight, and how far it must reach',
    lead: 'Our lorry-mounted crane brings the steel and sets it down. For longer or heavier lifts a mobile crane from 20 to 100\u00a0tonnes comes with an operator, and with a plan if you book a contract lift.',
    picture: 'crane-lorry',
    pictureNote: 'Lorry-mounted crane · two-leg chain',
    action: 'Book a lift',
  },
  keyStats: [
    { value: stats.mobileCranes, label: 'mobile cranes, hired in with their operators' },
    { value: '1 lorry', label: 'to carry the steel and lift it' },
    { value: business.insurance.publicLiability.short, label: 'public liability' },
    { value: stats.emergency.hours, label: 'for lifts that cannot wait' },
  ],
  sections: [
    {
      kind: 'drawing',
      mark: 'Lift plan',
      title: 'One lift, seen from behind the lorry',
      lead: 'One sheet of a plan for a beam over a garden wall: slings, outriggers and boundary. The figures are an example.',
      drawing: 'lift-plan',
      notes: [
        {
          title: 'Radius',
          text: 'Level distance from the crane’s slewing centre to the hook. Double it and you can lift less than half.',
        },
        {
          title: 'Load',
          text: 'Not only the beam: 429\u00a0kg of steel, 15\u00a0kg of plates, 26\u00a0kg of chains and shackles. 470\u00a0kg in all.',
        },
        { title: 'Slings', text: 'Two legs, 60° between them. The wider the angle, the harder each leg is pulled.' },
        {
          title: 'Outriggers',
          text: 'Fully out, on mats that spread the force. Cellars, drains and fresh trenches below are looked for first.',
        },
        {
          title: 'Boundary',
          text: 'Nobody stands under the load, on either side of the wall. The neighbour knows the hour.',
        },
      ],
    },
    {
      kind: 'checklist',
      mark: 'The fleet',
      title: 'What can come through your gate',
      lead: 'The lorry-mounted crane is ours. Mobile cranes are hired in with their operators, and the price says so.',
      entries: [
        'Lorry-mounted crane: flatbed and knuckle boom, for beams, packs and small frames',
        'Lorry loader with fly jib: over a wall, into an upper opening',
        '20-tonne mobile: two axles, for tight streets',
        '40-tonne mobile: portal rafters and loft steels at reach',
        '60-tonne mobile: plant on roofs, long rafters',
        '80-tonne mobile: heavy columns, tandem work',
        '100-tonne mobile: when the road is one side and the job the other',
        'Chain slings, beam clamps, spreader beams, mats and radios',
      ],
    },
    {
      kind: 'cards',
      mark: 'Services',
      title: 'What people book a crane for',
      cards: [
        {
          title: 'Delivery and off-load',
          icon: 'truck',
          text: 'Your steel, ours, or another maker’s, set down beside the lorry in the order you want it.',
        },
        {
          title: 'Steel into place',
          icon: 'frame',
          text: 'Beam on the hook, erectors at both ends. The crane leaves when the beam is secure. With a mobile crane this is a contract lift, unless you have an appointed person of your own.',
        },
        {
          title: 'Plant and awkward loads',
          icon: 'forklift',
          text: 'Air handlers, boilers, hot tubs, stair flights, site cabins. Send the maker’s weight, not a guess.',
        },
        {
          title: 'Taking down',
          icon: 'arrow-down-to-line',
          text: 'Old beams and frames held while they are cut free, lowered and carried off.',
        },
      ],
    },
    {
      kind: 'table',
      mark: 'Choose the contract',
      title: 'Off-load, hire or contract lift?',
      lead: 'They sound alike. What differs is who answers for the lift.',
      caption: 'Who does what under each arrangement',
      columns: [{ label: 'Who' }, { label: 'Off-load' }, { label: 'Crane hire' }, { label: 'Contract lift' }],
      rows: [
        ['Plans the lift', 'We do, beside the lorry only', 'You: your appointed person', 'We do: our appointed person'],
        ['Slings and signals', 'Our driver', 'Your slinger-signaller', 'Our slinger-signaller'],
        ['Insures the lift', 'We do, to the ground', 'You, as hirer', 'We do'],
        ['Right for', 'A delivery', 'A contractor with lifting staff', 'Homes; builders without lifting staff'],
      ],
      footnote:
        'Setting a beam into a building is never an off-load. Lorry loaders work to BS\u00a07121-4, mobile cranes to BS\u00a07121-3.',
    },
    {
      kind: 'checklist',
      id: 'safety',
      mark: 'Safety',
      title: 'What every lift needs',
      lead: 'From LOLER, the lifting regulations of 1998, and BS\u00a07121-1. You may ask us for the document behind each line.',
      entries: [
        'Each lift planned by a competent person, supervised and carried out safely (regulation\u00a08)',
        'One plan for one crane and one lift, as BS\u00a07121-1 sets out: another crane needs another plan',
        'Cranes thoroughly examined every 12\u00a0months, or to a written scheme',
        'Chains, shackles and clamps examined every 6\u00a0months',
        'Anything that lifts people examined every 6\u00a0months',
        'Safe working load marked on crane and accessories',
        'Operator’s check before first use; faults reported, lift stopped',
      ],
    },
    {
      kind: 'steps',
      mark: 'Before the day',
      title: 'What we ask when you call',
      steps: [
        {
          title: 'Weight',
          text: 'From the drawing or the rating plate. Section and length will do: of a beam, column or channel, the last number is kilograms a metre.',
        },
        { title: 'Reach', text: 'From the nearest place a lorry can stand, and how high.' },
        {
          title: 'Overhead',
          text: 'Cables, trees, lamp posts, railway. Near power lines the network operator is asked before anybody.',
        },
        { title: 'Below', text: 'Basements, manholes, soft verges. A photograph along the kerb answers most of it.' },
      ],
    },
    {
      kind: 'emergency',
      mark: 'Emergency lifts',
      title: 'Something has to come off now',
      // Safety text: emergency advice
      text: `A tree through a roof, a lorry in a shopfront, a beam half out. ${call999First} Keep everyone away, then call us and say what is hanging on what. Our appointed person sees the load and the ground, writes a plan for that lift on site, and nothing is lifted before it is agreed. Crane let you down this morning? A plan is made for one crane, so ours needs its own.`,
      facts: [
        { value: stats.emergency.hours, label: 'crane desk' },
        emergencyResponse.target,
        { value: stats.mobileCranes, label: 'mobile cranes, as soon as one can be hired' },
      ],
    },
  ],
  quote: {
    title: 'Price my lift',
    lead: 'Weight, radius, height and postcode. If you know only the first, we will find the rest together.',
    next: [
      'We look at your street from above and call about cables, bays and ground.',
      'The quote says plainly whether it is hire, contract lift or off-load.',
      'With your go-ahead we book crane and road space and, for a contract lift, send the plan ahead.',
    ],
  },
  quoteService: 'crane-hire',
  related: ['/structural-steel-london', '/steel-beam-installation', '/emergency-steel-repair'],
} satisfies Service
