// Sample content: the story, the figures and the milestones are stand-ins until the owner writes the firm's own.
import { business, type CertificateName } from './business.ts'
import type { Action, PageHero, Seo } from './page-copy.ts'
import type { PictureId } from './pictures.ts'
import type { Figure } from './services/service.ts'

export type Certification = {
  /** Key of `business.certificates`, which holds number, issuing body and expiry. */
  name: CertificateName
  standard: string
  meaning: string
}

export type Milestone = { year: number; title: string; text: string }

export type AboutPage = {
  sample: boolean
  seo: Seo
  hero: PageHero & { picture: PictureId; pictureNote: string }
  story: { mark: string; title: string; paragraphs: readonly string[]; picture: PictureId; pictureNote: string }
  stats: { mark: string; title: string; figures: readonly Figure[] }
  certifications: {
    id: string
    mark: string
    title: string
    lead: string
    picture: PictureId
    pictureNote: string
    labels: { number: string; body: string; expires: string }
    /** Shown in place of a certificate's details while `business.certificates` leaves them empty. */
    onRequest: string
    list: readonly Certification[]
  }
  timeline: {
    mark: string
    title: string
    lead: string
    milestones: readonly Milestone[]
    /** The drawing's notes under the dimension line; it is to scale only where it lies flat. */
    units: string
    scale: string
  }
  contact: { mark: string; title: string; text: string; actions: readonly Action[] }
}

export const about: AboutPage = {
  sample: true,
  seo: {
    title: 'About us: a steel fabrication team in Gravesend, Kent',
    description:
      'Who models, cuts, welds and bolts up your steel: our story, the six certificates to ask us for and eight milestones from one welding bay.',
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
    lead: 'Drawing office, saw, drill, welding bays, paint and lorry-mounted crane, all behind one gate in Gravesend. You speak to one firm from the first sketch to the last bolt.',
    picture: 'workshop',
    pictureNote: 'Workshop · 10 t crane',
  },
  story: {
    mark: 'Our story',
    title: 'It began with one bay and a borrowed saw',
    paragraphs: [
      'We opened in 2001 with two welders and work that came in through the door: a gate to straighten, a bracket to copy, a trailer to put right before Monday. Builders noticed that the steel came back on the day we had named, and began to send beams.',
      'Beams brought engineers, and engineers brought drawings. So we learned to read a load path as well as a cutting list. We took on a drawing office, then a crane of our own, because most of what goes wrong on a steel job goes wrong between two firms.',
      'Today a homeowner taking out a rear wall and a factory manager adding a floor get the same treatment. We measure the site ourselves. We model the steel before we cut it. We say what we will not do as well: the size of a beam is a structural engineer’s decision, and we build what the engineer has signed.',
      'What leaves the yard carries a piece mark, and the piece mark leads back to the drawing, the weld procedure and the steel’s own certificate. If somebody asks in five years what holds up that wall, the answer is on paper.',
    ],
    picture: 'steel-stack',
    pictureNote: 'Yard stock · UB and UC',
  },
  stats: {
    mark: 'To date',
    title: 'Measured in years and in jobs',
    figures: [
      { value: '20+ years', label: 'experience in steel' },
      { value: '1000+', label: 'projects completed' },
    ],
  },
  certifications: {
    id: 'certifications',
    mark: 'Certification',
    title: 'Six certificates, and what each one is for',
    lead: 'A certificate is worth its number, the body that issued it and the day it runs out. Ask any fabricator for all three before you order, and ask us too.',
    picture: 'base-plate',
    pictureNote: 'Base plate · galvanised',
    labels: { number: 'Certificate', body: 'Issued by', expires: 'Expires' },
    onRequest: 'Ask us for the current certificate before you order.',
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
          'It shows that a welder has passed a test piece, and says what that covers: process, joint, material group, thickness and position. It has to be confirmed every six months.',
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
  timeline: {
    mark: 'Milestones',
    title: 'From one bay to the whole job',
    lead: 'Eight dates, from a gate that needed straightening to the thousandth job.',
    units: 'Dimensions in years',
    scale: 'Drawn to scale',
    milestones: [
      {
        year: 2001,
        title: 'The gate opens',
        text: 'Two welders, one bay in Gravesend. Gates, brackets, repairs, and the first beams for local builders.',
      },
      {
        year: 2004,
        title: 'Stairs and railings',
        text: 'Architectural metalwork gets a bench of its own: the first staircase leaves in three pieces and meets on site to the millimetre.',
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
        title: 'Somebody always answers',
        text: 'The emergency line goes to 24 hours a day, 7 days a week, with mobile welding units behind it.',
      },
      {
        year: 2021,
        title: 'Floors inside buildings',
        text: 'Mezzanines and plant platforms become a team of their own, working over floors that stay in use.',
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
    title: 'Bring us a drawing, or only an idea',
    text: 'Ask for the drawing office if you have an engineer’s drawing. Ask for a survey if you have a wall and a plan for it.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact' },
      { label: `Call ${business.phone.display}`, href: business.phone.href },
      { label: 'Email Us', href: `mailto:${business.email}` },
    ],
  },
}
