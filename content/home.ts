// Sample content: figures and team are stand-ins until the owner writes the firm's own.
import { business } from './business.ts'
import type { PagePath } from './navigation.ts'
import { inWordsFirst } from './number-words.ts'
import type { LinkCard } from './page-copy.ts'
import type { PictureId } from './pictures.ts'
import { services } from './services/index.ts'

const cards: readonly LinkCard[] = [
  {
    href: '/steel-fabrication-kent',
    title: 'Steel Fabrication',
    text: 'Beams, columns and frames cut, drilled and welded to your engineer’s drawings, then primed or galvanised.',
    picture: 'workshop',
    note: 'S275 · S355',
  },
  {
    href: '/structural-steel-london',
    title: 'Structural Steel',
    text: 'Frames for extensions, offices and warehouses, delivered to London sites from 7:00.',
    picture: 'london-frame',
    note: '7:00–17:00 deliveries',
  },
  {
    href: '/welding-services',
    title: 'Welding Services',
    text: 'Qualified welders in the shop and on site, with mobile units for work that cannot come to us.',
    picture: 'welding',
    note: 'MIG · TIG · ARC · Gas',
  },
  {
    href: '/crane-hire-services',
    title: 'Crane Hire',
    text: 'Lorry-mounted crane and loader services, with the operator or as a planned contract lift.',
    picture: 'crane-lorry',
    note: '20–100 t',
  },
  {
    href: '/3d-modeling-services',
    title: '3D Modelling',
    text: 'CAD models and fabrication drawings, usually turned round inside 24 hours.',
    picture: 'cad-model',
    note: 'From model to saw',
  },
  {
    href: '/emergency-steel-repair',
    title: 'Emergency Repair',
    text: 'Failed weld, struck column, storm damage. We assess, secure and repair.',
    picture: 'emergency-night',
    note: 'Under 2 hours',
  },
]

export const home = {
  seo: {
    title: 'Steel Fabrication & Structural Steel, Gravesend, Kent',
    description:
      'Steel beams, frames, stairs and platforms drawn, made and installed across Kent, London and the South East. Free quote within 24 hours.',
    keywords: [
      'steel fabrication Kent',
      'structural steel London',
      'steel fabricators Gravesend',
      'steel beam installation',
    ],
  },
  hero: {
    tag: 'Structural steel · Gravesend, Kent',
    titleLines: ['Drawn, cut, welded', 'and bolted up.', 'By one firm.'],
    lead: 'Fabrication and installation for homeowners, builders and industry across Kent, London and the South East. From one beam to a whole frame.',
    quoteLabel: 'Get Free Quote',
    promises: [
      {
        strong: business.rating.value,
        rating: Math.round(Number(business.rating.value)),
        text: `from ${business.rating.count} Google reviews`,
      },
      { strong: 'Free quote', rating: null, text: 'within 24 hours' },
      { strong: '24/7', rating: null, text: 'emergency service' },
    ],
    stats: [
      { value: '20+ years', label: 'experience in steel' },
      { value: '1000+', label: 'projects completed' },
      { value: '24/7', label: 'emergency service' },
      { value: '100%', label: 'customer satisfaction' },
    ],
  },
  services: {
    mark: 'Services',
    title: 'What leaves our yard',
    lead: `${inWordsFirst(services.length)} services under one roof, so the firm that models your steel is the firm that bolts it up.`,
    more: 'Learn More',
    cards,
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
    lead: 'A beam that passes through five firms picks up five chances to be 10 mm short. Ours passes through one.',
    reasons: [
      {
        title: 'One team, start to finish',
        text: 'Survey, model, fabrication, delivery and installation by our own people, with one number to ring.',
      },
      {
        title: 'Our own lorry-mounted crane',
        text: 'Steel arrives and goes up the same morning. No second booking, no beam waiting on the pavement.',
      },
      {
        title: 'Steel you can trace',
        text: 'Mill certificates are kept with every job, so Building Control gets the paper it asks for.',
      },
      {
        title: 'A price you can plan on',
        text: 'Quotes are free, come within 24 hours (3–5 days for complex work) and hold for 30 days.',
      },
      {
        title: 'Twelve months on our workmanship',
        text: 'If a weld, a bolt or a fit is wrong, we come back and put it right.',
      },
    ],
  },
  team: {
    mark: 'Team credentials',
    title: 'Who touches your steel',
    lead: 'Four trades, one payroll. Ask for the paper behind any of them and we send it with the quote.',
    picture: 'connection' as PictureId,
    pictureNote: 'End plate · M20 8.8',
    people: [
      {
        title: 'Welders',
        text: 'Tested to BS EN ISO 9606-1 for the process, position and thickness they weld in.',
        figure: '20+ years',
      },
      {
        title: 'Detailers',
        text: 'Model every member, bolt and hole before a saw starts, from your engineer’s calculations.',
        figure: '24 hr turnaround',
      },
      {
        title: 'Erectors',
        text: 'CSCS-carded steel erectors who plan the lift, the access and the temporary props.',
        figure: '1000+ projects',
      },
      {
        title: 'Crane operators',
        text: 'Trained lorry-loader operators; every lift is planned before the lorry leaves, as LOLER, the lifting regulations, asks.',
        figure: '£10M public liability',
      },
    ],
  },
  crane: {
    mark: 'Crane hire',
    title: 'The lorry that brings the steel also lifts it',
    paragraphs: [
      'Our flatbed carries its own knuckle-boom crane. A 6 m beam comes off the bed, over the hoarding and on to its padstones in one lift, and the road is clear again before lunch.',
      'For longer reaches and heavier frames we bring in mobile cranes from 20 to 100 tonnes, with the operator, the slinger and a written lift plan.',
    ],
    points: [
      'Our own lifts planned before the lorry leaves',
      'Operator included; plan and slinger with a contract lift',
      'Road space and overhead cables checked',
    ],
    picture: 'crane-lorry' as PictureId,
    pictureNote: 'Lorry loader · chain slings',
    action: { href: '/crane-hire-services' as PagePath, label: 'See crane hire' },
  },
  quote: {
    mark: 'Get a free quote',
    title: 'Tell us what you are building',
    lead: 'Send a sketch, an engineer’s drawing or just a description. You will have a price within 24 hours.',
    nextTitle: 'What happens next',
    next: [
      'We read it the same working day and ring if anything is missing.',
      'You get an itemised price: steel, finish, delivery and installation, each on its own line.',
      'Say yes and we come to measure. The quote holds for 30 days.',
    ],
  },
} as const
