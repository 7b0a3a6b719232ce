import { business } from './business.ts'
import type { PagePath } from './navigation.ts'
import type { LinkCard } from './page-copy.ts'
import type { PictureId } from './pictures.ts'
import { pieceB12, pieceLength } from './piece-b12.ts'
import { services } from './services.ts'
import { plainSpaces, stats } from './stats.ts'

const cards: readonly LinkCard[] = [
  {
    href: '/steel-fabrication-kent',
    title: 'Steel Fabrication',
    text: 'Beams, columns and frames cut, drilled and welded to your engineer’s drawings, then primed or galvanised.',
    picture: 'workshop-marking-out',
    note: 'S275 · S355',
  },
  {
    href: '/structural-steel-london',
    title: 'Structural Steel',
    text: 'Frames for extensions, offices and warehouses, delivered to London sites and bolted up.',
    picture: 'london-decks',
    note: `${business.londonDeliveryHours} deliveries`,
  },
  {
    href: '/welding-services',
    title: 'Welding Services',
    text: 'Qualified welders in the shop and on site, with mobile units for work that cannot come to us.',
    picture: 'welding-gauntlet',
    note: 'MIG · TIG · ARC · Gas',
  },
  {
    href: '/crane-hire-services',
    title: 'Crane Hire',
    text: 'Lorry-mounted crane and loader services, hired with the operator or as a contract lift that we plan.',
    picture: 'crane-slinger',
    note: 'Lorry-mounted crane',
  },
  {
    href: '/3d-modeling-services',
    title: '3D Modelling',
    text: `CAD models and fabrication drawings, for small jobs usually within ${stats.drawings}.`,
    picture: 'cad-model',
    note: 'From model to saw',
  },
  {
    href: '/emergency-steel-repair',
    title: 'Emergency Repair',
    text: `Failed weld, struck column, storm damage: made safe first, then repaired. First person on site ${stats.emergency.near} is our target within ${stats.emergency.radius}.`,
    picture: 'emergency-bolting',
    note: 'Day and night',
  },
]

export const home = {
  seo: {
    title: 'Steel Fabrication & Structural Steel, Gravesend, Kent',
    description: `Steel beams, frames, stairs and platforms drawn, made and installed across Kent, London and the South East. Free quote within ${plainSpaces(stats.quote.most)}.`,
    keywords: [
      'steel fabrication Kent',
      'structural steel London',
      'steel fabricators Gravesend',
      'steel beam installation',
    ],
  },
  hero: {
    tag: 'Structural steel · Gravesend, Kent',
    titleLines: ['Drawn, cut,', 'welded and', 'bolted up.', 'By one firm.'],
    lead: 'Fabrication and installation for homeowners, builders and industry across Kent, London and the South East. From one beam to a whole frame.',
    pictureNote: 'Portal frame',
    quoteLabel: 'Get Free Quote',
    promises: [
      {
        strong: business.rating.value,
        rating: Math.round(Number(business.rating.value)),
        text: `from ${business.rating.count} Google reviews`,
      },
      { strong: 'Free quote', rating: null, text: `within ${stats.quote.most}` },
      { strong: stats.emergency.hours, rating: null, text: 'emergency service' },
    ],
    stats: [
      { value: stats.experience, label: `experience in steel, as a firm since ${stats.foundedIn}` },
      { value: stats.projects, label: 'projects completed, each job counted once' },
      { value: stats.emergency.hours, label: 'emergency service, answered by a steel erector' },
      { value: '100%', label: `satisfaction: five stars in all ${business.rating.count} Google reviews` },
    ],
  },
  services: {
    mark: 'Services',
    title: 'What leaves our yard',
    lead: `${services.length} services. The people who model your steel work beside the people who weld it and bolt it up.`,
    more: 'Learn More',
    cards,
    index: `All ${services.length}, by name`,
  },
  piece: {
    mark: 'One piece',
    title: `Follow ${pieceB12.mark} from the model to its opening`,
    lead: `${pieceB12.mark} is a ${pieceB12.section}, ${pieceLength} long, in ${pieceB12.grade}. It passes seven stations, and its mark goes with it.`,
    note: '3D renders of one beam, not photographs of a job.',
    strip: `The seven steps of ${pieceB12.mark}`,
    of: 'of',
  },
  reviews: {
    mark: `Google reviews · ${business.rating.value} from ${business.rating.count}`,
    title: 'What builders and homeowners say',
    link: `View All ${business.rating.count} Reviews`,
    shown: 6,
  },
  why: {
    mark: 'Why choose us',
    title: 'Fewer hands between the drawing and the steel',
    lead: 'When one firm measures, another draws and a third makes, a mistake of 10\u00a0mm is found on site. We do all three, so we find it on the drawing.',
    reasons: [
      {
        title: 'One team, start to finish',
        text: 'Survey, model, fabrication, delivery and installation by our own people, with one number to call. Galvanising, and cranes beyond our lorry’s reach, are hired in, and the price says so.',
      },
      {
        title: 'Our own lorry-mounted crane',
        text: 'A beam within its reach comes off the lorry and goes into place on one visit, with no second crane to book.',
      },
      {
        title: 'Steel you can trace',
        text: 'A type 3.1 mill certificate is kept with every job and leads from the piece mark to the cast. Building Control checks your engineer’s calculations instead.',
      },
      {
        title: 'A price you can plan on',
        text: `Quotes are free and hold for ${stats.quote.validFor}. Most come within ${stats.quote.most} on working days; complex work takes ${stats.quote.complex}.`,
      },
      {
        title: `${stats.warranty.workmanship} on our workmanship`,
        text: [
          `If a weld, a bolt or a fit is wrong, we come back and put it right. Longer guarantees: ${stats.warranty.beamInstallation} on the installation of a beam, ${stats.warranty.staircaseStructure} on the structure of a staircase. `,
          { text: 'What each covers', href: '/terms-of-service#warranty' },
          '.',
        ],
      },
    ],
  },
  team: {
    mark: 'Team credentials',
    title: 'The people on your job',
    lead: 'Our own employees, fitters included. Ask for the certificate or card behind any of them, and we send it with the quote.',
    picture: 'beam-crew' as PictureId,
    pictureNote: 'Two fitters, not our staff',
    people: [
      {
        title: 'Welders',
        text: 'Ask for a welder’s test to BS EN ISO 9606-1: it names the process, the position and the thickness it covers.',
        stat: `${stats.experience} as a firm`,
      },
      {
        title: 'Detailers',
        text: 'Model every member, bolt and hole before a saw starts, from your engineer’s calculations.',
        stat: '24\u00a0hr turnaround, small jobs',
      },
      {
        title: 'Erectors',
        text: 'They plan the access, the lift and the order of bolting. Propping is your builder’s unless our price says that we do it.',
        stat: `${stats.projects} projects`,
      },
      {
        title: 'Crane operators',
        text: 'Lorry-loader operators. Our lifts are planned by a competent person, as regulation 8 of LOLER, the lifting regulations, asks.',
        stat: `${business.insurance.publicLiability.short} public liability`,
      },
    ],
  },
  crane: {
    mark: 'Crane hire',
    title: 'The lorry that brings the steel also lifts it',
    paragraphs: [
      'Our flatbed carries its own knuckle-boom crane. A 6\u00a0m beam comes off the bed, over the hoarding and on to its padstones in one lift, and the road is clear again before lunch.',
      'For longer reaches and heavier frames we hire in mobile cranes from 20 to 100\u00a0tonnes. As a contract lift they come with our plan for that crane and that lift, and with a slinger. Hired without one they come with the operator, and the plan is yours.',
    ],
    points: [
      'Every lift planned before the hook moves',
      'Operator always; plan and slinger with a contract lift',
      'Road space and overhead cables checked',
    ],
    picture: 'crane-beam' as PictureId,
    pictureNote: 'Lorry loader · chain slings',
    action: { href: '/crane-hire-services' as PagePath, label: 'See crane hire' },
  },
  quote: {
    mark: 'Get a free quote',
    title: 'Tell us what you are building',
    about: 'General steelwork quote',
    lead: `A description or a sketch gets you a budget price; an engineer’s drawing or our survey gets you a fixed one. Most prices come within ${stats.quote.most} on working days.`,
    sketch: true,
    nextTitle: 'What happens next',
    next: [
      'We read it the same working day and call if anything is missing.',
      'You get an itemised price: steel, finish, delivery and installation, each on its own line.',
      `Say yes and we come to measure. The quote holds for ${stats.quote.validFor}.`,
    ],
  },
} as const
