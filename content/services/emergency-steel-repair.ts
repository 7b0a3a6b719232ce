// Sample content: figures are stand-ins until the owner writes the firm's own.

import { business } from '../business.ts'
import { quoteServiceOf } from '../calculator.ts'
import { call999First, emergencyResponse } from '../emergency-response.ts'
import type { Service } from '../service.ts'
import { plainSpaces, stats } from '../stats.ts'
import { higherRiskEmergency } from '../steelwork-documents.ts'

/** The hero: the number, then what to do until we arrive. */
export const emergencyHero = {
  titleLines: ['Get everyone out.', 'Then call us.'],
  first: `${call999First} Then call us:`,
  answered: 'Answered by a steel erector, at any hour',
  talk: 'Tell us what failed, what it holds up and who is near it. The erector stays on the line while the lorry is loaded. If you cannot talk, send us a message. Do not go back in to take a photograph.',
} as const

/** One time line: the first ten minutes are the reader's, the rest is ours. */
export const emergencySpine = {
  id: 'first-ten-minutes',
  mark: 'Minute by minute',
  title: 'Your first ten minutes, then our part',
  // Safety text: what to do at a smell of gas
  gas: {
    text: 'If you smell gas, get out at once. Do not touch a light switch or use a phone indoors. When you are outside and well away, call the National Gas Emergency line:',
    phone: { display: '0800\u00a0111\u00a0999', href: 'tel:0800111999' },
  },
  lead: 'Do everything on this list from outside. Do not go back in for anything. Stay further from the damage than it could fall.',
  unit: 'min',
  leave: 'Leave alone',
  labels: { you: 'What you do', we: 'What we do' },
  // Safety text: the first ten minutes
  steps: [
    {
      minute: '0–1',
      title: 'Get everyone out',
      text: 'Shout, stop all work, and get people out from under, beside and above the damage. Take nothing with you.',
      leave: 'The vehicle that hit it. It may be holding the load up.',
    },
    {
      minute: '1–2',
      title: 'Call 999',
      text: 'Call from outside if anybody is hurt or trapped, or if the building is still moving. Say who is still inside, and where.',
      leave: 'The building. Nobody goes back in, not even to help. Wait for the fire service.',
    },
    {
      minute: '2–4',
      title: 'Then call us',
      text: 'Tell us which floor and which corner, what you saw and what you heard.',
      leave: 'Jacks and timber. Do not prop it yourself: a wrong prop can do more harm than none.',
      ours: {
        title: 'Call',
        text: 'A steel erector answers and asks four questions: what does it carry, what hit it, what has moved, who is near? The answers decide what goes on the lorry.',
      },
    },
    {
      minute: '4–7',
      title: 'Keep people away',
      text: 'From outside, stop people at every way in. Tape off the ground outside, further out than the damage could fall.',
      leave: 'Doors, bolts, cladding and bracing near it, even bent ones.',
    },
    {
      minute: '7–10',
      title: 'Write it down',
      text: 'Note the time and what happened. Take photographs from where you stand, outside the tape.',
      leave: 'Drawings, keys and tools left inside. We can start without them.',
    },
  ],
  // Safety text: how a struck column is propped
  drawing:
    'Elevation of a bent internal column with a steel prop on each side of it: the props stand on spreaders, are braced together and hold the beam above, inside a taped-off zone',
  method: 'The method, not a design: loads, props and spacing are worked out for each job.',
  partsLabel: 'How the column is held, part by part',
  /** Our steps after the call. `lit` names the part of app/drawings/column-on-props.svg that lights up. */
  ours: [
    {
      at: emergencyResponse.target.value,
      note: emergencyResponse.target.label,
      title: 'Assess',
      text: 'We follow the load from roof to ground and measure how far each member is out of line. Where the answer needs a calculation, a structural engineer gets our measurements and photographs there and then.',
      parts: [],
    },
    {
      at: 'Same visit',
      note: 'before the crew leaves',
      title: 'Secure',
      text: 'Props, clamps, strongbacks and temporary bracing take the load away from the damage, to an engineer’s design by the procedures in BS\u00a05975. You get a marked line that nobody crosses.',
      parts: [
        {
          lit: 1,
          title: 'The struck column',
          text: 'The dashed line shows where it should stand. Nobody heats, cuts or pulls it while it may still carry load.',
        },
        {
          lit: 2,
          title: 'Props on both sides',
          text: 'Plumb, tight under the beam and as near to the column as the damage allows, so that the gap the beam has to bridge stays short.',
        },
        {
          lit: 3,
          title: 'Stiffeners',
          text: 'A prop pushes on a flange that was never meant to be pushed there. Where the engineer asks, plates fitted between the flanges stop the web buckling.',
        },
        {
          lit: 4,
          title: 'Spreaders',
          text: 'A prop on a small foot can punch a thin slab. Sleepers or steel spread the load, once we know what is below.',
        },
        {
          lit: 5,
          title: 'Bracing',
          text: 'The props are tied to each other and to something stiff, in both directions, so that a knock cannot push them sideways.',
        },
        {
          lit: 6,
          title: 'The line',
          text: 'Cones, tape and a person. We set the zone on site from the height of what could fall. The drawing does not show its true width.',
        },
      ],
    },
    {
      at: 'When agreed',
      note: 'your engineer approves the detail first',
      title: 'Repair',
      text: 'A splice, a new length or a strengthening plate, to your engineer’s detail. Props come out last, in stages, while somebody watches a level.',
      parts: [],
    },
  ],
  footnote:
    'If the street or a neighbour is at risk, tell the council too: Building Control has powers over dangerous structures. A collapse at work may have to be reported to HSE under RIDDOR.',
} as const

export const service = {
  path: '/emergency-steel-repair',
  order: 8,
  listings: {
    menu: { group: 'Technical', line: 'Failed steel made safe, day or night' },
    sitemap: { group: 'Specialized Services', text: 'Failed or struck steel made safe at any hour, then repaired.' },
    footer: true,
    notFound: true,
  },
  name: 'Emergency Steel Repair',
  icon: 'siren',
  summary: 'Struck columns, cracked welds and storm damage made safe and repaired, at any hour.',
  serviceType: 'Emergency structural steel repair',
  seo: {
    title: 'Emergency steel repair, day or night, Kent and London',
    description: `Struck column, cracked weld, sagging beam? Call, and a crew sets out with props and welding sets, ${stats.emergency.hours}. The average of all call-outs is ${plainSpaces(stats.emergency.average)}.`,
    keywords: [
      'emergency steel repair',
      'emergency steel repair Kent',
      '24 hour welder London',
      'forklift damaged column repair',
      'emergency propping',
      'structural steel make safe',
    ],
  },
  hero: {
    tag: 'Emergency · 24\u00a0hours',
    title: emergencyHero.titleLines.join(' '),
    titleLines: [...emergencyHero.titleLines],
    lead: 'Call, and a crew sets out with props, plates and a welding set, on Christmas Day as on any other.',
    picture: 'emergency-night',
    pictureNote: 'Strongback · steel props',
    action: 'Send the details',
  },
  keyStats: [
    emergencyResponse.target,
    emergencyResponse.average,
    { value: stats.emergency.hours, label: 'answered by our own people' },
    { value: business.insurance.publicLiability.short, label: 'public liability' },
  ],
  sections: [
    {
      kind: 'checklist',
      mark: 'What fails',
      title: 'If it looks like this, call',
      entries: [
        'Column struck by a forklift or lorry: bowed, dented, twisted or off its base plate',
        'Crack in a weld at a bracket, cleat, base plate or beam end',
        'Beam that has sagged, with doors underneath that suddenly stick',
        'Bolts sheared, missing or stretched',
        'Storm damage: purlins buckled, sheeting rails torn, bracing hanging slack',
        'Rust that has eaten through a base plate, a bearing or a stair stringer',
        'Mezzanine overloaded: deck dished, joists rolled, rail torn away',
        'Brickwork or padstone crushed under the end of a beam',
        'Steel that has been through a fire, even where it looks straight',
        'Balcony, canopy, gate or fire escape hanging by one fixing',
      ],
    },
    {
      kind: 'rows',
      folded: true,
      mark: 'What we bring',
      title: 'What is on the lorry',
      rows: [
        {
          title: 'Propping and jacking',
          text: 'Heavy props, needles, jacks and spreaders. Load goes on in stages, and each stage is measured before the next.',
          list: ['Heavy-duty steel props', 'Hydraulic jacks with gauges', 'Sleepers and steel packs'],
        },
        {
          title: 'Mobile welding',
          text: 'Engine-driven sets weld where the power is off. Blankets and extinguishers go with any hot work, and a fire watch of an hour follows it.',
          list: ['MMA and cored wire for outdoors', 'Oxy-fuel cutting', 'Bolted fixes where flame is refused'],
        },
        {
          title: 'Lifting',
          text: 'Our lorry-mounted crane takes weight from above when nothing below is fit to stand a prop on. Each lift is planned on site before the hook moves.',
          list: ['Operator and slinger', 'Chain slings and beam clamps', 'Larger mobile cranes hired in'],
        },
        {
          title: 'Fabrication overnight',
          text: 'Plates, brackets and replacement lengths cut and drilled from yard stock while the crew holds the building.',
          list: ['S355 sections, S275 flats in stock', 'Sizes phoned in from site', 'Back on the road by morning'],
        },
      ],
    },
    {
      kind: 'rows',
      folded: true,
      mark: 'The day after',
      title: 'What your insurer will ask for',
      rows: [
        {
          title: 'A record with times',
          text: 'You get photographs from before we touched anything, the movement we measured, who decided what, and what now carries the load. An engineer can design the permanent repair from it, and an insurer can read it.',
        },
        {
          title: 'Temporary works and prices',
          text: 'We leave temporary works in, and inspect them, until the permanent repair is signed for. We tell you the call-out rate on the telephone before the lorry leaves. We quote the repair itself like any other job.',
        },
        {
          title: 'A higher-risk building',
          text: `${higherRiskEmergency} A building at least 18\u00a0m or seven storeys high, with two or more homes, is a higher-risk building. The permanent repair may need the regulator’s approval before it starts.`,
        },
        {
          title: 'A column guard',
          text: 'Steel that has been hit once stands where trucks turn. Ask us to price a column guard with the repair.',
        },
      ],
    },
  ],
  // Safety text: what to do while a building moves
  emergencyLine: {
    title: 'Is it still moving?',
    text: 'Get everyone out, stand well clear and call 999 first. Then call us, and stay on the line while the crew loads.',
  },
  quote: {
    title: 'Damage that can wait for daylight',
    lead: 'If it is stable, fenced off and nobody is under it, send photographs here. If in doubt, call instead.',
    next: [
      'The duty erector looks at your photographs and calls to say whether it can wait.',
      'If it can, we visit, measure and price the repair. If it cannot, a crew sets out.',
      'Nothing permanent is fixed until your engineer has agreed the detail.',
    ],
  },
  quoteService: quoteServiceOf.emergency,
  related: ['/onsite-steel-fabrication', '/welding-services', '/crane-hire-services'],
} satisfies Service
