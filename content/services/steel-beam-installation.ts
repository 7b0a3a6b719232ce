// Sample content: figures and projects are stand-ins until the owner writes the firm's own.
import { quoteServiceOf } from '../calculator.ts'
import { figures } from '../figures.ts'
import { emergencyFigures } from './emergency-figures.ts'
import type { Service } from './service.ts'
import { declarationOfPerformance, engineerIsYours } from './steelwork-papers.ts'

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
      'Taking a wall out? We make, deliver and fit the beam your engineer has sized: lifted, levelled and packed in 24–48 hours, with a 10-year warranty.',
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
    lead: 'Your engineer sizes the beam. We measure for it, make it, lift it in and pack it tight. Building Control goes by your engineer’s calculations; the steel’s own certificates come to you with the beam.',
    picture: 'beam-installation',
    pictureNote: 'Goalpost · on padstones',
    action: 'Price my beam',
  },
  keyFigures: [
    { value: figures.beams, label: 'beams installed, counted by the piece' },
    { value: '24–48\u00a0hours', label: 'to lift, level and pack; props stay longer' },
    { value: figures.warranty.beamInstallation, label: 'installation warranty' },
    { value: '100% certified', label: 'steel: a mill certificate with every beam' },
  ],
  sections: [
    {
      kind: 'prose',
      mark: 'The short version',
      title: 'The beam takes 1–2\u00a0days; the props stay longer',
      paragraphs: [
        'A wall that carries a floor or a roof can come out, as long as props take the load first. Lifting the beam in, levelling it on its padstones and packing the gap above takes 1–2\u00a0days. The props stay until the packing has its strength, often several days more, and come out on the word of whoever designed them.',
        'We have fitted beams for 15+\u00a0years, in terraces where every piece came through the hall and in shops that had to open in the morning. The crew that measures your opening is the crew that comes back with the steel.',
        `We never size a beam. The section, the grade, the bearing and the padstones come from the engineer’s calculations. ${engineerIsYours} Meanwhile a description is enough for a budget price.`,
        `The installation warranty runs for ${figures.warranty.beamInstallation} from handover. It covers the beam’s bearings, its packing and its connections as we fitted them; not its size, the walls and foundations under it, or plaster that cracks as a house settles. To claim, ring or write with the job number: we come and look, and you pay nothing for the visit or the repair. Our terms of service say the rest, under “Warranty”.`,
      ],
    },
    {
      kind: 'notes',
      mark: 'The words on the drawing',
      title: 'What each part is there for',
      lead: 'Your engineer’s drawing rules. This says what the words on it mean.',
      notes: [
        {
          title: 'The beam',
          text: 'Drawn broken, because only its length changes. It is marked, primed and cut to the opening that we measured.',
        },
        {
          title: 'Padstone',
          text: 'Concrete, or a steel plate. It spreads the load at the end of the beam over more brickwork than the flange could reach by itself.',
        },
        {
          title: 'Bearing',
          text: 'The length of beam that sits on the padstone. About 150\u00a0mm is common; the engineer gives the figure for your wall.',
        },
        {
          title: 'Post and cap plate',
          text: 'A goalpost leg in place of brickwork. The beam is bolted down to its plate, with stiffeners where the load goes through.',
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
      title: 'What people mean by an RSJ',
      lead: 'Rolled steel joist is what everybody says. These are what arrives on the lorry.',
      more: { label: 'Seventeen sections at true scale, with their weights', href: '/steel-fabrication-kent#sections' },
      cards: [
        {
          title: 'Universal beam (UB)',
          text: 'Taller than it is wide, so it is stiff for its weight. A 178×102×19 is about 178\u00a0mm deep, 102\u00a0mm wide and 19\u00a0kg a metre.',
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
      id: 'who-does-what',
      mark: 'Who does what',
      title: 'Us, you and your builder',
      lead: 'This is how we price, unless the quote says otherwise in a line of its own.',
      caption: 'Who does each part of fitting a beam: us, you or your builder',
      columns: [{ label: 'Part of the job' }, { label: 'Us' }, { label: 'You' }, { label: 'Your builder' }],
      rows: [
        ['Structural engineer', 'Introduce one if you have none', 'Appoint and pay', '–'],
        ['Party wall notice', '–', 'Serve it, or have a surveyor do so', '–'],
        [
          'Building Control',
          'Have the steel ready to be seen',
          'Apply, yourself or through the builder',
          'Calls the inspections: start, steel in place, completion',
        ],
        [
          'Design of the propping',
          'Say what the beam weighs and how it goes in',
          'Your engineer may be asked to do it',
          'Gets it from their own engineer or yours, by the procedures of BS\u00a05975',
        ],
        [
          'Propping',
          'Only where our price has a line for it',
          '–',
          'Puts the props in, checks them and takes them out',
        ],
        ['Opening the wall', '–', 'Clear the rooms', 'Cuts it out once the props are tight'],
        [
          'Padstones',
          'Only where our price has a line for them',
          '–',
          'Provides and beds them, hard and at the level we give, before we come',
        ],
        ['Beam', 'Measure, make, deliver, lift, level and pack', 'A clear way in', 'Dust sheets and a flat floor'],
        [
          'Fire protection',
          'Intumescent paint in the workshop, if ordered',
          'Have the designer state the period',
          'Boards it in, as the board maker details',
        ],
        ['Plaster and making good', '–', 'Choose the finish', 'All of it'],
        ['Waste', 'Our own packing and offcuts', '–', 'Rubble, old timber and the skip'],
      ],
    },
    {
      kind: 'table',
      id: 'papers',
      mark: 'Paperwork',
      title: 'Which paper, from whom, and when',
      caption: 'Papers needed for a beam in a house in England, who provides them and when',
      columns: [{ label: 'Paper' }, { label: 'From' }, { label: 'When' }],
      rows: [
        [
          'Engineer’s calculations and drawing',
          'Your structural engineer',
          'With the Building Control application, and before a fixed price',
        ],
        [
          'Building Control application',
          'You, or your builder for you',
          'Before work starts; Part\u00a0A for structure, Part\u00a0B for fire protection of the beam',
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
        [
          'Mill certificate (type\u00a03.1)',
          'Us, with the beam',
          'On delivery; for your file, not a Building Control form',
        ],
        [declarationOfPerformance.name, declarationOfPerformance.from, 'When fabricated steelwork is supplied'],
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
          text: 'Needles in, props tight, wall out: your builder’s work, unless our price has a line for it. Then the beam goes up by lorry crane, material lift or chain block, whichever the room allows.',
        },
        {
          title: 'Packing and sign-off',
          text: 'Beam set on its padstones, levelled, gap rammed. Building Control sees it before anyone covers it, and the props come out when the pack has reached its strength.',
        },
      ],
    },
    {
      kind: 'worked-price',
      id: 'worked-price',
      mark: 'A worked price',
      title: 'One beam, line by line',
      lead: 'An example, not a quote. The section is the engineer’s, and the builder props.',
      job: 'one-beam',
      more: { label: 'What each line is, and what is not included', href: '/calculator#one-beam' },
    },
    {
      kind: 'projects',
      mark: 'Projects',
      title: 'Walls that are no longer there',
      projects: [
        {
          title: 'Rear wall, Victorian terrace, Gravesend',
          text: 'A goalpost frame in place of the whole back wall of a kitchen. Three pieces, carried in by hand, bolted together under the needles.',
          facts: [
            { label: 'Opening', value: '4.8\u00a0m' },
            { label: 'On site', value: '2\u00a0days' },
          ],
        },
        {
          title: 'Chimney breast, semi-detached, Bromley',
          text: 'The breast had gone downstairs years before and the stack above was still there. Two beams now carry it, with the party wall notice served in good time.',
          facts: [
            { label: 'Beams', value: '2, side by side' },
            { label: 'On site', value: '1\u00a0day' },
          ],
        },
        {
          title: 'Loft floor, Maidstone',
          text: 'Each floor beam went up the stairs in three lengths and was bolted into one in the roof space, with no crane and no roof opened.',
          facts: [
            { label: 'Longest beam', value: '6.1\u00a0m in 3 pieces' },
            { label: 'On site', value: '2\u00a0days' },
          ],
        },
        {
          title: 'Shopfront, Dartford',
          text: 'A pair of beams over a widened front, lifted from the road between the last bus and the first.',
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
      text: 'A crack that grows, a prop that leans, a beam that turns out too short: stop and get everybody out of the rooms below and above. If it is still moving, ring 999, then us. Builder gone and the props still in? Do not touch them: ring, and we say what has to happen today and what can wait. We can re-prop the same day and make the piece that is missing.',
      facts: [
        emergencyFigures.target,
        { value: '24/7', label: 'every day of the year' },
        { value: '£10M', label: 'public liability' },
      ],
    },
  ],
  quote: {
    title: 'Price my beam',
    lead: 'Attach the engineer’s page with the section on it. No drawing yet? Tell us the room and we will say what comes first.',
    next: [
      'We read the calculation sheet and ask about the way in: hall, stairs, side gate, road.',
      `A drawing gets you a fixed price, line by line; a description gets a budget. For most beams either comes within ${figures.quote.most}, on working days.`,
      'We measure the opening ourselves before anything is cut.',
    ],
  },
  quoteService: quoteServiceOf['steel-beams'],
  related: ['/steel-building-extensions-kent', '/structural-steel-london', '/crane-hire-services'],
} satisfies Service
