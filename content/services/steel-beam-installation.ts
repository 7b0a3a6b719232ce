// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import type { Service } from './service.ts'

export const steelBeamInstallation = {
  path: '/steel-beam-installation',
  listings: {
    menu: { group: 'Specialized' },
    sitemap: { group: 'Steel Fabrication Services', text: 'Beams made, delivered and set on their bearings.' },
    areas: { name: 'Steel beam installation', place: 5 },
  },
  name: 'Steel Beam Installation',
  summary: 'The beam your engineer has sized: made, delivered, then lifted in and packed tight in 24–48 hours on site.',
  serviceType: 'Steel beam (RSJ) supply and installation',
  seo: {
    title: 'Steel beam (RSJ) installation, Kent and London',
    description:
      'Taking a wall out? We make, deliver and fit the beam your engineer has sized, usually within 24–48 hours on site, with a 10-year warranty.',
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
    lead: 'Your engineer sizes the beam. We measure for it, make it, lift it in and pack it tight, and leave you the papers that Building Control wants to see.',
    picture: 'beam-installation',
    pictureNote: 'Goalpost · on padstones',
    action: 'Price my beam',
  },
  keyFigures: [
    { value: '500+', label: 'beams installed' },
    { value: '24–48 hours', label: 'typical installation' },
    { value: '10 year', label: 'installation warranty' },
    { value: '100% certified', label: 'a mill certificate with every beam' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'The short version',
      title: 'One beam, usually two days',
      paragraphs: [
        'A wall that carries a floor or a roof can come out, as long as something else takes the load first. For 1–2 days that something is a row of props. After that it is a steel beam, standing on padstones that spread its weight into the brickwork.',
        'We have fitted beams for 15+ years, in terraces where every piece came through the hall and in shops that had to open in the morning. The crew that measures your opening is the crew that comes back with the steel.',
        'We never size a beam. The section, the grade, the bearing and the padstones come from your structural engineer, and Building Control reads the same calculations as we do. If you have no engineer yet, ring: we can tell you what to ask one for.',
      ],
    },
    {
      kind: 'drawing',
      mark: 'What is going on in there',
      title: 'Both ends of the beam, drawn',
      lead: 'Seen from inside the room, plaster off. Your engineer’s drawing rules; this one explains the words on it.',
      drawing: 'beam-on-padstones',
      notes: [
        {
          title: 'The beam',
          text: 'Broken in the middle, because only its length changes. It is marked, primed and cut to the opening that we measured.',
        },
        {
          title: 'Padstone',
          text: 'Concrete, or a steel plate. It spreads the load at the end of the beam over more brickwork than the flange could reach by itself.',
        },
        {
          title: 'Bearing',
          text: 'The length of beam that sits on the padstone. About 150 mm is common; the engineer gives the figure for your wall.',
        },
        {
          title: 'Dry pack',
          text: 'Stiff mortar, rammed into the gap between beam and wall. Until it is hard the wall is not sitting on the steel.',
        },
        {
          title: 'Needles and props',
          text: 'Short beams through the wall, with a prop (dashed) under each end. They carry everything above while the wall below comes out.',
        },
        {
          title: 'Joist ends',
          text: 'The floor that the wall was holding. Which way the joists run is the first thing an engineer looks for.',
        },
      ],
    },
    {
      kind: 'cards',
      mark: 'Beam types',
      title: 'Four shapes behind the word RSJ',
      lead: 'Rolled steel joist is what everybody says. These are what arrives on the lorry.',
      cards: [
        {
          title: 'Universal beam (UB)',
          text: 'Taller than it is wide, so it is stiff for its weight. A 178×102×19 is about 178 mm deep, 102 mm wide and 19 kg a metre.',
          facts: [
            { label: 'Applications', value: 'Knock-throughs, floor beams, ridge beams, lintels over wide doors' },
          ],
        },
        {
          title: 'Universal column (UC)',
          text: 'About as wide as it is deep. Used as a beam it is heavier than a UB for the same work, but shallower, which saves headroom.',
          facts: [{ label: 'Applications', value: 'Goalpost legs, posts, beams hidden in a shallow floor' }],
        },
        {
          title: 'Parallel flange channel (PFC)',
          text: 'A C shape with one flat back, so that it can be bolted against a wall or another beam.',
          facts: [
            { label: 'Applications', value: 'Trimming stairwells, beams beside a wall, pairs bolted back to back' },
          ],
        },
        {
          title: 'Hollow section (SHS, RHS)',
          text: 'A closed tube. It resists twisting far better than an open section and can stay on show.',
          facts: [{ label: 'Applications', value: 'Posts at corner openings, wind posts, beams loaded off-centre' }],
        },
      ],
    },
    {
      kind: 'table',
      id: 'papers',
      mark: 'Paperwork',
      title: 'Six papers, and when each is due',
      lead: 'Late paper stops more jobs than late steel. This is who has to send what.',
      caption: 'Papers needed for a beam in a house in England, who provides them and when',
      columns: [{ label: 'Paper' }, { label: 'From' }, { label: 'When' }],
      rows: [
        ['Engineer’s calculations and drawing', 'Your structural engineer', 'Before we can price the steel'],
        [
          'Building Control application',
          'You, or your builder for you',
          'Before work starts; Part A for structure, Part B for fire protection of the beam',
        ],
        [
          'Party structure notice',
          'You, to the neighbour, if the beam goes into a shared wall',
          'Two months before work, unless the neighbour agrees in writing to start sooner',
        ],
        [
          'Construction phase plan',
          'The contractor, under CDM 2015; us where we are the only one',
          'Before the site is set up',
        ],
        ['Mill certificate (type 3.1)', 'Us, with the beam', 'On delivery, kept with your file'],
        ['Completion certificate', 'Building Control', 'After the last inspection; your buyer will ask for it'],
      ],
      footnote:
        'General guidance for England, not legal advice. A listed building needs its own consent as well, and Wales has its own Building Regulations.',
    },
    {
      kind: 'steps',
      mark: 'Service stages',
      title: 'What happens on which day',
      steps: [
        {
          title: 'Survey',
          text: 'We measure the opening in three places, look at the route in, and find the pipes and cables. Steel is ordered to our tape, not to the drawing’s scale.',
        },
        {
          title: 'Fabrication',
          text: 'Cut, drilled, primed and marked. A beam too long for the staircase is made in two, with the splice your engineer has designed.',
        },
        {
          title: 'Propping and lifting',
          text: 'Needles in, props tight, wall out. The beam goes up by lorry crane, material lift or chain block, whichever the room allows.',
        },
        {
          title: 'Packing and sign-off',
          text: 'Padstones bedded, beam levelled, gap rammed. Building Control sees it before anyone covers it, and the props come out once the pack has hardened.',
        },
      ],
    },
    {
      kind: 'projects',
      mark: 'Projects',
      title: 'Four walls that are no longer there',
      projects: [
        {
          title: 'Rear wall, Victorian terrace, Gravesend',
          text: 'A goalpost frame in place of the whole back wall of a kitchen. Three pieces, carried in by hand, bolted together under the needles.',
          facts: [
            { label: 'Opening', value: '4.8 m' },
            { label: 'On site', value: '2 days' },
          ],
        },
        {
          title: 'Chimney breast, semi-detached, Bromley',
          text: 'The breast had gone downstairs years before and the stack above was still there. Two beams now carry it, with the party wall notice served in good time.',
          facts: [
            { label: 'Beams', value: '2, side by side' },
            { label: 'On site', value: '1 day' },
          ],
        },
        {
          title: 'Loft floor, Maidstone',
          text: 'Each floor beam went up the stairs in three lengths and was bolted into one in the roof space, with no crane and no roof opened.',
          facts: [
            { label: 'Longest beam', value: '6.1 m in 3 pieces' },
            { label: 'On site', value: '2 days' },
          ],
        },
        {
          title: 'Shopfront, Dartford',
          text: 'A pair of beams over a widened front, lifted from the road between the last bus and the first.',
          facts: [
            { label: 'Opening', value: '6.4 m' },
            { label: 'On site', value: '1 night' },
          ],
        },
      ],
    },
    {
      kind: 'emergency',
      mark: 'Emergency',
      title: 'Opened up, and something moved?',
      text: 'A crack that grows, a prop that leans, a beam that turns out too short: stop, get everybody out of the rooms below and above, and ring. We can re-prop the same day and make the piece that is missing.',
      facts: [
        { value: 'Under 2 hours', label: 'emergency response, within 30 miles' },
        { value: '24/7', label: 'every day of the year' },
        { value: '£10M', label: 'public liability' },
      ],
    },
  ],
  emergencyLine: {
    title: 'Builder gone, props still in?',
    text: 'Do not touch them. Ring, and we will tell you what needs to happen today and what can wait.',
  },
  quote: {
    title: 'Price my beam',
    intro:
      'Attach the engineer’s page with the section on it. No drawing yet? Tell us the room and we will say what comes first.',
    next: [
      'We read the calculation sheet and ask about the way in: hall, stairs, side gate, road.',
      'Within 24 hours you have a price for steel, padstones, lifting and fitting, line by line.',
      'We measure the opening ourselves before anything is cut.',
    ],
  },
  quoteService: quoteServiceOf['steel-beams'],
  related: ['/steel-building-extensions-kent', '/structural-steel-london', '/crane-hire-services'],
} satisfies Service
