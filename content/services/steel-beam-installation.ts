// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { business } from '../business.ts'
import { quoteServiceOf } from '../calculator.ts'
import { call999First, emergencyResponse } from '../emergency-response.ts'
import type { Service } from '../service.ts'
import { asAdjective, plainSpaces, stats } from '../stats.ts'
import { declarationNote, engineerIsYours, higherRiskEmergency, higherRiskRule } from '../steelwork-documents.ts'

/** The wall and its beam, part by part. `lit` names the part of app/drawings/beam-in-wall.svg that lights up. */
export const beamSpine = {
  mark: 'Service stages',
  title: 'How a beam goes in, part by part',
  drawing:
    'Elevation of a wall with a 3 metre opening: joist ends above, three needles on props, a beam on a concrete padstone at its left end and on the cap plate of a steel post at its right end, and dry pack between the beam and the wall above',
  stages: [
    {
      title: 'Survey',
      text: 'We measure the opening in three places, check the access, and find pipes and cables. We order the steel to our own measurements.',
      parts: [
        {
          lit: 1,
          title: 'Joist ends',
          text: 'The wall was holding this floor. Your engineer looks first at which way the joists run.',
        },
      ],
    },
    {
      title: 'Fabrication',
      text: 'We cut, drill, prime and mark the beam. If it is too long for the stairs, we make it in two pieces with your engineer’s splice.',
      parts: [
        {
          lit: 2,
          title: 'The beam',
          text: 'People call any beam an RSJ. Your engineer’s drawing names one of these four sections.',
        },
      ],
      typesLabel: 'Show the four sections',
      types: [
        {
          name: 'Universal beam (UB)',
          text: 'Taller than it is wide, so it is stiff for its weight. A 178×102×19 is about 178\u00a0mm deep, 102\u00a0mm wide and weighs 19\u00a0kg per metre.',
          applications: 'Knock-throughs, floors, ridges',
        },
        {
          name: 'Universal column (UC)',
          text: 'As wide as it is deep. As a beam it is heavier than a UB for the same work, but it saves headroom.',
          applications: 'Goalposts, shallow floors',
        },
        {
          name: 'Parallel flange channel (PFC)',
          text: 'A C shape with a flat back. It bolts against a wall or another beam.',
          applications: 'Stairwells, beside a wall',
        },
        {
          name: 'Hollow section (SHS, RHS)',
          text: 'A closed tube. It resists twisting better than an open section and can stay on show.',
          applications: 'Corner posts, wind posts',
        },
      ],
      more: { label: 'Seventeen sections at true scale, with their weights', href: '/steel-fabrication-kent#sections' },
    },
    {
      // Safety text: the order of propping, opening and lifting
      title: 'Propping and lifting',
      text: 'Your builder puts the needles in, tightens the props and takes the wall out, unless our price has a line for it. We then lift the beam with a lorry crane, a material lift or a chain block.',
      parts: [
        {
          // Safety text: what holds the house up while a wall is out
          lit: 3,
          title: 'Needles and props',
          text: 'Needles are short beams through the wall, held on props at both sides. They hold up everything above while the wall is out. A propping design gives their number and spacing.',
        },
        {
          lit: 4,
          title: 'Padstone and bearing',
          text: 'The padstone spreads the beam’s load over more brickwork. It is concrete or a steel plate. The beam sits on it by the bearing length, often 150\u00a0mm, as your engineer specifies.',
        },
        {
          lit: 5,
          title: 'Post and cap plate',
          text: 'A goalpost frame has a steel post instead of brickwork. We bolt the beam to the plate on top of it.',
        },
      ],
    },
    {
      title: 'Packing and sign-off',
      text: 'We set the beam on its padstones, level it and ram the gap. Building Control inspects it before anyone covers it. The props come out when the packing has its strength.',
      parts: [
        {
          lit: 6,
          title: 'Dry pack',
          text: 'Stiff mortar, rammed into the gap above the beam. The wall does not bear on the steel until the mortar is hard.',
        },
      ],
    },
  ],
} as const

export const service = {
  path: '/steel-beam-installation',
  order: 9,
  listings: {
    menu: { group: 'Specialized', line: 'Your beam made, lifted in and packed' },
    sitemap: { group: 'Steel Fabrication Services', text: 'Beams made, delivered and set on their bearings.' },
    areas: { name: 'Steel beam installation', place: 5 },
  },
  name: 'Steel Beam Installation',
  icon: 'ruler-dimension-line',
  summary: `The beam your engineer has sized: made, delivered, then lifted in and packed tight in ${plainSpaces(stats.beamFit)} on site.`,
  serviceType: 'Steel beam (RSJ) supply and installation',
  seo: {
    title: 'Steel beam (RSJ) installation, Kent and London',
    description: `Taking a wall out? We make, deliver and fit the beam your engineer has sized: lifted, levelled and packed in ${plainSpaces(stats.beamFit)}, with a ${asAdjective(stats.warranty.beamInstallation)} warranty.`,
    keywords: [
      'steel beam installation',
      'RSJ installation Kent',
      'steel beam fitting London',
      'load bearing wall removal',
      'goalpost steel frame',
      'padstones and steel beams',
    ],
  },
  hero: {
    tag: 'Steel beams · RSJs',
    title: 'Take the wall out. Keep the house up.',
    titleLines: ['Take the wall out. Keep the house up.'],
    lead: 'Your engineer sizes the beam. We measure for it, make it, lift it in and pack it tight. Building Control checks your engineer’s calculations. We give you the steel’s mill certificate with the beam.',
    picture: 'beam-installation',
    pictureNote: 'Goalpost · on padstones',
    action: 'Price my beam',
  },
  keyStats: [
    { value: stats.beams, label: 'beams installed, counted individually' },
    { value: stats.beamFit, label: 'to lift, level and pack; props stay longer' },
    { value: stats.warranty.beamInstallation, label: 'installation warranty' },
    { value: '100% certified', label: 'steel: a mill certificate with every beam' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'The short version',
      title: `Fitting takes ${stats.onSite.beam}. The props stay longer.`,
      paragraphs: [
        `We lift the beam in, level it on its padstones and pack the gap above it in ${stats.onSite.beam}. The props stay until the packing has its strength, often several days more. They come out when the engineer who designed the propping agrees.`,
        'We have fitted beams for 15+\u00a0years. The crew that measures your opening also brings the steel.',
        `We never size a beam. Its section, grade, bearing and padstones come from the engineer’s calculations. ${engineerIsYours} A description is enough for a budget price.`,
        `Our installation warranty runs for ${stats.warranty.beamInstallation} from handover. It covers bearings, packing and connections as we fitted them. It excludes the beam’s size, the walls and foundations below it, and plaster that cracks as a house settles.`,
      ],
    },
    {
      kind: 'worked-price',
      id: 'worked-price',
      folded: true,
      mark: 'A worked price',
      title: 'One beam, line by line',
      lead: 'An example, not a quote.',
      job: 'one-beam',
      more: { label: 'What each line is, and what is not included', href: '/calculator#one-beam' },
    },
    {
      kind: 'table',
      folded: true,
      id: 'who-does-what',
      mark: 'Who does what',
      title: 'Us, you and your builder',
      lead: 'We price like this, unless a line of the quote says otherwise.',
      caption: 'Who does each part of fitting a beam: us, you or your builder',
      columns: [{ label: 'Part of the job' }, { label: 'We' }, { label: 'You' }, { label: 'Your builder' }],
      rows: [
        ['Structural engineer', 'Name one if you ask', 'Appoint, brief and pay', '–'],
        ['Party wall notice', '–', 'Serve it, or a surveyor does', '–'],
        ['Building Control', 'Show the steel', 'Apply first', 'Books visits'],
        ['Design of the propping', 'Beam’s weight and way in', '–', 'From an engineer, by BS\u00a05975'],
        ['Propping', 'If priced', '–', 'Puts in, checks, takes out'],
        ['Opening the wall', '–', 'Clear the rooms', 'Once props are tight'],
        ['Padstones', 'If priced', '–', 'Hard and level before we come'],
        ['Beam', 'Make, lift in', 'Clear way in', 'Flat floor'],
        ['Fire protection', 'Paint, if ordered', 'Period, from the designer', 'Boards it in'],
        ['Plaster and making good', '–', 'Choose finish', 'All of it'],
        ['Waste', 'Our offcuts', '–', 'Rubble, timber, skip'],
      ],
    },
    {
      kind: 'table',
      folded: true,
      id: 'documents',
      mark: 'Paperwork',
      title: 'Who provides which document, and when',
      caption: 'Documents needed for a beam in a home in England, who provides them and when',
      columns: [{ label: 'Document' }, { label: 'From' }, { label: 'When' }],
      rows: [
        ['Engineer’s calculations and drawing', 'Your structural engineer', 'Before a fixed price'],
        [
          'Building Control application',
          'You, or your builder for you',
          'Before work: Part\u00a0A, structure; Part\u00a0B, fire',
        ],
        ['Approval for a higher-risk building', 'The Building Safety Regulator, to you', 'Before work: see below'],
        [
          'Party structure notice, for a shared wall',
          'You, to the neighbour',
          'Two months before; sooner by written consent',
        ],
        ['Construction phase plan', 'Principal contractor (CDM 2015); us if alone', 'Before the site is set up'],
        ['Mill certificate (type\u00a03.1)', 'Us, with the beam', 'On delivery, for your own file'],
        ['Completion certificate', 'Building Control', 'After the last inspection: your buyer will ask'],
      ],
      footnote: `Is it a flat? ${higherRiskRule} ${higherRiskEmergency} ${declarationNote} General guidance for England, not legal advice. A listed building needs its own consent too; Wales has its own rules.`,
    },
    {
      kind: 'projects',
      folded: true,
      mark: 'Projects',
      title: 'Walls that are no longer there',
      projects: [
        {
          title: 'Rear wall, Gravesend terrace',
          text: 'A goalpost frame for a kitchen’s whole back wall: three pieces, rolled in on a beam trolley.',
          facts: [
            { label: 'Opening', value: '4.8\u00a0m' },
            { label: 'On site', value: '2\u00a0days' },
          ],
        },
        {
          title: 'Chimney breast, Bromley semi',
          text: 'The breast had gone years before, the stack had not. Two beams now carry it.',
          facts: [
            { label: 'Beams', value: '2, side by side' },
            { label: 'On site', value: '1\u00a0day' },
          ],
        },
        {
          title: 'Loft floor, Maidstone',
          text: 'Each beam went up the stairs in three lengths, bolted into one in the roof.',
          facts: [
            { label: 'Longest beam', value: '6.1\u00a0m in 3 pieces' },
            { label: 'On site', value: '2\u00a0days' },
          ],
        },
        {
          title: 'Shopfront, Dartford',
          text: 'A pair of beams, lifted from the road between the last bus and the first.',
          facts: [
            { label: 'Opening', value: '6.4\u00a0m' },
            { label: 'On site', value: '1 night' },
          ],
        },
      ],
    },
    {
      kind: 'emergency',
      mark: 'Emergency',
      title: 'Opened up, and something moved?',
      // Safety text: emergency advice
      text: `A crack that grows, a prop that leans, a beam too short: stop work, get everybody out of the house and do not go back in. ${call999First} Then call us. Has your builder left with the props still in? Leave the props alone and call: we tell you what must happen today and what can wait. Public liability: ${business.insurance.publicLiability.short}.`,
      facts: [emergencyResponse.target, { value: stats.emergency.hours, label: 'every day of the year' }],
    },
  ],
  quote: {
    sketch: true,
    title: 'Price my beam',
    lead: 'Attach the engineer’s page with the section on it. No drawing yet? Tell us the room.',
    next: [
      'We read the calculations and ask about access.',
      `A drawing gets a fixed price, a description a budget: for most beams within ${stats.quote.most}, on working days.`,
      'We measure the opening ourselves before anything is cut.',
    ],
  },
  quoteService: quoteServiceOf['steel-beams'],
  related: ['/steel-building-extensions-kent', '/structural-steel-london', '/crane-hire-services'],
} satisfies Service
