// The story and the milestones are invented until `samples.history` is false, the statistics until `samples.stats` is.
import { business, type CertificateName, callLabel } from './business.ts'
import type { PictureId } from './pictures.ts'
import { stats } from './stats.ts'

export type Certification = {
  /** Key of `business.certificates`, which holds number, issuing body and expiry. */
  name: CertificateName
  standard: string
  meaning: string
}

export type Milestone = { year: number; title: string; text: string }

/** Somebody who answers for a part of each job. Name, qualification and picture stay empty until they are entered. */
export type Role = { role: string; answersFor: string; name: string; qualification: string; picture?: PictureId }

export const about = {
  seo: {
    title: 'About us: a steel fabrication team in Gravesend, Kent',
    description:
      'Who models, cuts, welds and bolts up your steel: our story, the six standards that clients ask about and eight milestones from one welding bay.',
    keywords: [
      'steel fabricator Gravesend',
      'steel fabrication company Kent',
      'BS EN 1090 fabricator',
      'structural steel contractor',
      'coded welders Kent',
    ],
  },
  hero: {
    tag: 'About us',
    title: 'The firm that draws your steel is the firm that bolts it up',
    lead: 'Drawing office, saw, drill, welding bays, paint shop and lorry-mounted crane on one site in Gravesend. Galvanising and larger cranes are hired in, and the price says so.',
    picture: 'workshop-crew',
    pictureNote: 'Workshop crew, not our staff',
  },
  story: {
    mark: 'Our story',
    title: 'It began with one bay and a borrowed saw',
    paragraphs: [
      'We opened in 2001 with two welders and work that came in through the door: a gate to straighten, a bracket to copy, a trailer to put right before Monday. Builders noticed that the steel came back on the day we had named, and began to send beams.',
      'Beams brought engineers, and engineers brought drawings. So we learned to read a load path as well as a cutting list. We bought a crane lorry, then set up a drawing office, because most of what goes wrong on a steel job goes wrong between two firms.',
      'Today a homeowner taking out a rear wall and a factory manager adding a floor get the same treatment. We measure the site ourselves. We model the steel before we cut it. We also say what we will not do: the size of a beam is a structural engineer’s decision, and we build what the engineer has signed.',
      'What leaves the yard carries a piece mark, and the piece mark leads back to the drawing, the weld procedure and the steel’s own certificate. We keep those documents for sixteen years, so that a later owner of the building can ask what holds it up.',
    ],
    picture: 'steel-stack',
    pictureNote: 'Yard stock · UB and UC',
  },
  stats: [
    { value: stats.experience, label: `experience in steel, as a firm since ${stats.foundedIn}` },
    {
      value: stats.projects,
      label: 'projects completed, each job counted once; one job may hold several beams, stairs or platforms',
    },
  ],
  certifications: {
    id: 'certifications',
    mark: 'Certification',
    title: 'Standards that clients ask about',
    lead: 'Six of them, what each is for, and our certificate for it.',
    picture: 'base-plate',
    pictureNote: 'Base plate · galvanised',
    labels: { number: 'Certificate no.', body: 'Body', expires: 'Expiry' },
    /** Shown for a certificate without a number in `business.certificates`. */
    open: 'Number to be entered',
    /** Shown above the list while any of them is empty. */
    sampleMark: 'Sample register: certificate numbers, bodies and expiry dates are to be entered before launch.',
    list: [
      {
        name: 'BS EN 1090',
        standard: 'Making structural steelwork (parts 1 and 2)',
        meaning:
          'It shows that a works is run under factory production control: steel traced to its material certificate, welds made to written procedures, checks recorded. Your engineer names the execution class, EXC1 to EXC4; where no class is named, EXC2 applies.',
      },
      {
        name: 'ISO 9001',
        standard: 'Quality management systems',
        meaning:
          'It shows that how an enquiry becomes a drawing, an order and a finished piece is written down, followed and audited. A mistake is recorded and its cause removed, not only its result.',
      },
      {
        name: 'ISO 3834',
        standard: 'Quality requirements for fusion welding',
        meaning:
          'It shows that welding is supervised as a process, from the filler in the store to the last inspection. Part 3 belongs to EXC2 work, part 2 to EXC3 and EXC4.',
      },
      {
        name: 'BS EN ISO 9606-1',
        standard: 'Qualification testing of welders: steels',
        meaning:
          'It shows that a welder has passed a test piece, and says what that covers: process, joint, material group, thickness and position. The employer confirms it every six months, and clause 9.3 names three ways of keeping it in force.',
      },
      {
        name: 'CHAS',
        standard: 'Health and safety assessment of contractors',
        meaning:
          'It shows that an outside assessor has checked a contractor’s policy, risk assessments, training and insurance, so that a main contractor need not begin from nothing.',
      },
      {
        name: 'CSCS',
        standard: 'Cards for people on construction sites',
        meaning:
          'It shows the trade that a person on site practises, backed by a qualification and a health, safety and environment test.',
      },
    ],
  },
  register: {
    mark: 'Register',
    title: 'Who answers for your steel',
    lead: 'Six roles answer for each job, from the first price to the last bolt. One person holds each role.',
    labels: { name: 'Name', qualification: 'Qualification' },
    roles: [
      {
        role: 'Estimator',
        answersFor: 'Reads your drawings, writes the itemised quote and says what it leaves out.',
        name: '',
        qualification: '',
      },
      {
        role: 'Drawing office lead',
        answersFor:
          'Keeps the model, the fabrication drawings and the piece marks. Asks your engineer when a detail is open.',
        name: '',
        qualification: '',
      },
      {
        role: 'Production manager',
        answersFor: 'Sets the order of work in the shop and runs the factory production control of BS EN 1090-1.',
        name: '',
        qualification: '',
      },
      {
        role: 'Responsible welding coordinator',
        answersFor:
          'Answers for weld procedures, welders’ tests and inspection. BS EN 1090-2 requires the role from EXC2 up.',
        name: '',
        qualification: '',
      },
      {
        role: 'Appointed person for lifting',
        answersFor: 'Plans each contract lift: crane, radius, ground, gear and sequence.',
        name: '',
        qualification: '',
      },
      {
        role: 'Erection supervisor',
        answersFor: 'Leads the crew on site, keeps the frame stable while it goes up and hands it over.',
        name: '',
        qualification: '',
      },
    ] as readonly Role[],
  },
  timeline: {
    mark: 'Milestones',
    title: 'From one bay to the whole job',
    lead: 'From a gate that needed straightening to the thousandth job.',
    units: 'Dimensions in years',
    milestones: [
      {
        year: 2001,
        title: 'The gate opens',
        text: 'Two welders, one bay in Gravesend. Gates, brackets, repairs, and the first beams for local builders.',
      },
      {
        year: 2004,
        title: 'Stairs and railings',
        text: 'Architectural metalwork gets a bench of its own, under a metalworker who already had years in the trade. The first staircase leaves in three pieces and is bolted together on site.',
      },
      {
        year: 2008,
        title: 'Our own crane lorry',
        text: 'A lorry-mounted crane joins us. Steel arrives and goes into place with the same crew.',
      },
      {
        year: 2011,
        title: 'The drawing office',
        text: '3D modelling replaces the drawing board. Clashes are found on a screen, not at the top of a ladder.',
      },
      {
        year: 2014,
        title: 'Traceable by rule',
        text: 'CE marking of structural steelwork becomes law on 1 July. Piece marks, weld records and material certificates go into one file for each job.',
      },
      {
        year: 2017,
        title: 'The telephone at night',
        text: 'The emergency line goes to 24\u00a0hours a day, 7\u00a0days a week, with mobile welding units behind it.',
      },
      {
        year: 2021,
        title: 'Floors inside buildings',
        text: 'Mezzanines and plant platforms, until then built by the frame crew, get a team of their own, which works over floors that stay in use.',
      },
      {
        year: 2025,
        title: 'The thousandth job',
        text: 'A goalpost frame for a rear extension, four streets from the yard. It took a day and a half.',
      },
    ],
  },
  contact: {
    mark: 'Talk to us',
    title: 'With a drawing, or without one',
    text: 'Ask for the drawing office if you have an engineer’s drawing. Ask for a survey if you have a wall and a plan for it.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact' },
      { label: callLabel, href: business.phone.href },
      { label: 'Email Us', href: `mailto:${business.email}` },
    ],
  },
} as const
