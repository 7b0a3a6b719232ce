import { business, callLabel } from './business.ts'
import { figures } from './figures.ts'
import type { Action, PageHero, Seo } from './page-copy.ts'
import { call999First } from './services/emergency-figures.ts'

type Steps = readonly { title: string; text: string }[]
type Docket = { title: string; lines: readonly (readonly [label: string, text: string])[] }

export type ThankYouPage = {
  seo: Seo
  hero: PageHero
  /** Instead, where the firm's own server has taken the enquiry. */
  deliveredHero: PageHero
  /** The enquiry's docket: what has happened to it, label and words. */
  docket: Docket
  deliveredDocket: Docket
  /** Stands before the reference of an enquiry that the firm's own server took. */
  referenceLabel: string
  steps: { title: string; list: Steps }
  /** Instead, where the letter is still to be sent. */
  draftSteps: Steps
  contact: { title: string; text: string; actions: readonly Action[] }
  onward: readonly Action[]
}

const draftHero: PageHero = {
  tag: 'Thank you',
  title: 'One more press, and it is with us',
  lead: `Your enquiry has opened as a draft in your email program. Attach any files there, then press Send. If no draft has opened, go back, where what you typed still stands, and copy it to ${business.email}; or ring us.`,
}

const deliveredHero: PageHero = {
  tag: 'Thank you',
  title: 'Your enquiry is with us',
  lead: 'A copy is on its way to your inbox. If you have not seen it in ten minutes, look in your junk folder, or ring us.',
}

export const thankYou: ThankYouPage = {
  seo: {
    title: 'Thank you for your enquiry',
    description: 'What happens to your steelwork enquiry from here: we read it, we price it, you decide.',
    keywords: ['enquiry sent', 'steel quote requested'],
  },
  hero: draftHero,
  deliveredHero,
  docket: {
    title: 'Your enquiry so far',
    lines: [
      ['Where it is', 'A draft in your own email program'],
      ['Addressed to', business.email],
      ['With us', 'Not until you press Send'],
    ],
  },
  deliveredDocket: {
    title: 'Your enquiry so far',
    lines: [
      ['Where it is', 'Delivered to our office from this site'],
      ['Your copy', 'By email, on its way'],
    ],
  },
  referenceLabel: 'Your reference',
  draftSteps: [
    {
      title: 'You press Send',
      text: 'In your email program, with your drawings and photographs attached. Until then nothing has reached us.',
    },
    {
      title: 'We read it and price it',
      text: `Read the same working day; a price within ${figures.quote.most} for most jobs, Sundays and bank holidays not counted. Complex jobs take ${figures.quote.complex}.`,
    },
    {
      title: 'We come and measure',
      text: `Once you say yes. The quote holds for ${figures.quote.validFor}.`,
    },
  ],
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it',
        text: 'The same working day, with your drawings beside it. If something is missing, we ring or write and ask.',
      },
      {
        title: 'You get a price',
        text: `Within ${figures.quote.most} for most jobs, Sundays and bank holidays not counted: steel, finish, delivery and installation, each on its own line. Complex jobs take ${figures.quote.complex}.`,
      },
      {
        title: 'We come and measure',
        text: `Once you say yes. The quote holds for ${figures.quote.validFor}.`,
      },
    ],
  },
  contact: {
    title: 'Cannot wait?',
    // Safety text: emergency advice
    text: `${call999First} Then call us. Do not wait for an answer in writing.`,
    actions: [
      { label: callLabel, href: business.phone.href },
      { label: 'Email Us', href: `mailto:${business.email}` },
    ],
  },
  onward: [
    { label: 'Back to Home', href: '/' },
    { label: 'See All Services', href: '/#services' },
  ],
}
