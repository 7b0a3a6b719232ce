import { business } from './business.ts'
import { figures } from './figures.ts'
import type { Action, PageHero, Seo } from './page-copy.ts'

export type ThankYouPage = {
  seo: Seo
  hero: PageHero
  /** Instead, where the firm's own server has taken the enquiry. */
  deliveredHero: PageHero
  /** Stands before the reference of an enquiry that the firm's own server took. */
  referenceLabel: string
  steps: { title: string; list: readonly { title: string; text: string }[] }
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
  referenceLabel: 'Your reference',
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
    text: 'If somebody is in danger, ring 999 first. If steel is damaged, call us now and do not wait for an answer in writing.',
    actions: [
      { label: `Call ${business.phone.display}`, href: business.phone.href },
      { label: 'Email Us', href: `mailto:${business.email}` },
    ],
  },
  onward: [
    { label: 'Back to Home', href: '/' },
    { label: 'See All Services', href: '/#services' },
  ],
}
