// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import { call999First } from '../emergency-response.ts'
import { craneTackle } from '../interactive/crane.ts'
import { pieceB12 } from '../piece-b12.ts'
import type { Service } from '../service.ts'
import { stats } from '../stats.ts'

const { mark, section, length, mass } = pieceB12
const planned = mass.total + craneTackle

// Safety text: how a lift is planned and carried out
/** One lift of beam B12, stage by stage. Where the load in kilograms or the radius in metres is new, the stage gives both. */
export const craneSpine = {
  mark: 'One lift',
  title: `Beam ${mark}, from the call to the signature`,
  lead: `An example: one ${section}, ${length / 1000}\u00a0m long and ${mass.total}\u00a0kg, goes over a garden wall and between two columns. It is too heavy to hold up by hand while the bolts go in. Each bar is the radius, on the scale of the crane’s chart.`,
  scale: { unit: 'm', rated: 'tonnes', past: 'Mobile crane', end: 20 },
  labels: { onHook: 'On hook', radius: 'Radius', rated: 'Chart', used: 'In use' },
  values: { kilograms: '{value}\u00a0kg', metres: '{value}\u00a0m', share: '{value}%' },
  drawing:
    'Lift plan in elevation, seen from behind the lorry: a lorry-mounted crane on outriggers 6.6 metres apart lowers beam B12, 131 kilograms with its slings, between two columns at a radius of 12 metres, over a boundary wall. The chart allows 2,400 kilograms.',
  stages: [
    {
      title: 'You call',
      load: mass.total,
      radius: 9,
      text: 'You tell us it is about 9\u00a0m from the kerb. That is enough for a budget price, not for a lift. We ask four things.',
      askedLabel: 'Show the four questions',
      asked: [
        {
          title: 'Weight',
          text: 'From the drawing or the rating plate. Section and length will do: of a beam, column or channel, the last number is kilograms per metre.',
        },
        { title: 'Reach', text: 'From the nearest place where a lorry can stand, and how high.' },
        {
          title: 'Overhead',
          text: 'Cables, trees, lamp posts, railway. Near power lines we ask the network operator first.',
        },
        { title: 'Below', text: 'Basements, manholes, soft verges. A photograph along the kerb answers most of it.' },
      ],
    },
    {
      title: 'We visit',
      load: mass.total,
      radius: 11.6,
      text: 'The radius is the level distance from the crane’s slewing centre to the hook. Our tape says 11.6\u00a0m, because the lorry stands clear of a drain. A radius between two lines of the chart takes the load of the longer one. Double the radius and the crane lifts less than half.',
    },
    {
      title: 'The lift plan',
      load: planned,
      radius: 12,
      text: 'Our appointed person writes one plan for one crane and one lift, at 12\u00a0m, and you get a copy before the day.',
      planLabel: 'Show the five parts of the plan',
      plan: [
        { title: 'Radius', text: '12\u00a0m, from the slewing centre to the hook.' },
        {
          title: 'Load',
          text: `Not only the beam: ${mass.total}\u00a0kg of steel, and ${craneTackle}\u00a0kg of chains, shackles and plates.`,
        },
        { title: 'Slings', text: 'Two legs, 60° between them. The wider the angle, the harder each leg is pulled.' },
        {
          title: 'Outriggers',
          text: 'Fully out, on mats that spread the force. We look for cellars, drains and fresh trenches below them first.',
        },
        {
          title: 'Boundary',
          text: 'Nobody stands under the load, on either side of the wall. The neighbour knows the hour.',
        },
      ],
    },
    {
      title: 'We set up',
      text: 'The operator sets the outriggers, checks the crane and measures the radius again: 11.8\u00a0m, inside the plan. We close the lifting area. If an outrigger cannot go fully out, this chart no longer applies, and the lift waits for a new plan.',
    },
    {
      title: 'The lift',
      load: planned,
      radius: 11.8,
      text: 'The slinger lifts the beam just clear of the deck, and it hangs there until everybody has seen that it is level. It travels at walking pace on a tag line. The slings come off when the bolts are in and tight.',
    },
    {
      title: 'The signature',
      text: 'The appointed person, the operator and the slinger sign the plan. You sign that the beam is where you wanted it, and we leave you a copy.',
    },
  ],
  fleet: {
    id: 'fleet',
    mark: 'The fleet',
    title: 'What can come through your gate',
    lead: 'The lorry-mounted crane is ours. Mobile cranes are hired in with their operators, and the price says so.',
    /** `tonnes` is the rated capacity, for the bar. */
    cranes: [
      { tonnes: 8, name: 'Lorry-mounted crane', text: 'flatbed and knuckle boom, for beams, packs and small frames' },
      { tonnes: 8, name: 'Lorry loader with fly jib', text: 'over a wall, into an upper opening' },
      { tonnes: 20, name: '20-tonne mobile', text: 'two axles, for tight streets' },
      { tonnes: 40, name: '40-tonne mobile', text: 'portal rafters and loft steels at reach' },
      { tonnes: 60, name: '60-tonne mobile', text: 'plant on roofs, long rafters' },
      { tonnes: 80, name: '80-tonne mobile', text: 'heavy columns, tandem work' },
      { tonnes: 100, name: '100-tonne mobile', text: 'when the road is one side and the job the other' },
    ],
    gear: 'With each: chain slings, beam clamps, spreader beams, mats and radios.',
  },
} as const

export const service = {
  path: '/crane-hire-services',
  order: 6,
  listings: {
    menu: { group: 'Technical', line: 'A lorry crane with its operator' },
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
    titleLines: ['Tell us the weight, and how far it must reach'],
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
      kind: 'rows',
      mark: 'Services',
      title: 'What people book a crane for',
      rows: [
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
      kind: 'rows',
      folded: true,
      mark: 'Choose the contract',
      title: 'Off-load, hire or contract lift?',
      lead: 'The difference is who is responsible for the lift. Setting a beam into a building is never an off-load. Lorry loaders work to BS\u00a07121-4, mobile cranes to BS\u00a07121-3.',
      rows: [
        {
          title: 'Off-load',
          text: 'We plan the lift, next to the lorry only. Our driver slings the load and gives the signals. We insure it until it is on the ground.',
          facts: [{ label: 'Right for', value: 'a delivery' }],
        },
        {
          title: 'Crane hire',
          text: 'Your appointed person plans the lift. Your slinger-signaller slings and signals. You insure the lift, as hirer.',
          facts: [{ label: 'Right for', value: 'a contractor with lifting staff' }],
        },
        {
          title: 'Contract lift',
          text: 'Our appointed person plans the lift. Our slinger-signaller slings and signals. We insure the lift.',
          facts: [{ label: 'Right for', value: 'homes, and builders without lifting staff' }],
        },
      ],
    },
    {
      kind: 'checklist',
      folded: true,
      id: 'safety',
      mark: 'Safety',
      title: 'What every lift needs',
      lead: 'From the lifting regulations of 1998 (LOLER) and BS\u00a07121-1. Ask us for the document behind any line.',
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
      kind: 'emergency',
      mark: 'Emergency lifts',
      title: 'Something has to come off now',
      // Safety text: emergency advice
      text: `A tree through a roof, a lorry in a shopfront, a beam half out. ${call999First} Keep everyone away, then call us and say what is hanging on what. Our appointed person sees the load and the ground, writes a plan for that lift on site, and nothing is lifted before it is agreed.`,
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
