import { business, callLabel } from './business.ts'
import { call999First } from './emergency-response.ts'
import type { PageHero } from './page-copy.ts'
import { stats } from './stats.ts'

/** When the page is opened directly, or nothing is known of the enquiry. */
const hero: PageHero = {
  tag: 'Your enquiry',
  title: 'What happens after you write to us',
  lead: 'We answer every enquiry ourselves. If you have just used one of our forms and your email app has opened with a draft, press Send there: nothing reaches us until you do.',
}

/** When the enquiry waits as a draft in the visitor's email app. */
const draftHero: PageHero = {
  tag: 'Not sent yet',
  title: 'One more step: press Send in your email app',
  lead: `Your enquiry has opened as a draft in your email app. Attach any files there, then press Send. If no draft has opened, press Copy my enquiry and paste it into an email to ${business.email}, or call us.`,
}

/** When our own server has taken the enquiry. */
const deliveredHero: PageHero = {
  tag: 'Thank you',
  title: 'Your enquiry is with us',
  lead: 'A copy is on its way to your inbox. If you have not seen it in ten minutes, look in your junk folder, or call us.',
}

export const thankYou = {
  seo: {
    title: 'Your enquiry: what happens next',
    description: 'What happens to your steelwork enquiry now: we read it, we price it, you decide.',
    keywords: ['steel enquiry', 'steel quote requested'],
  },
  hero,
  draftHero,
  deliveredHero,
  draftDocket: {
    title: 'Your enquiry so far',
    lines: [
      ['Where it is', 'A draft in your own email app'],
      ['Addressed to', business.email],
      ['With us', 'When you press Send'],
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
  copy: {
    action: 'Copy my enquiry',
    copied: `Copied. Paste it into an email to ${business.email}.`,
    refused: 'Your browser did not allow us to copy. The text is selected below: copy it from there.',
    textLabel: 'Your enquiry',
  },
  /** Above the names of the files that the visitor chose in the form. */
  filesToAttach: 'Still to attach in your email',
  draftSteps: [
    {
      title: 'You press Send',
      text: 'Press Send in your email app, with your drawings and photographs attached. Until then nothing has reached us.',
    },
    {
      title: 'We read it and price it',
      text: `We read it the same working day. You get a price for most jobs within ${stats.quote.most} on working days. A complex job takes ${stats.quote.complex}.`,
    },
    {
      title: 'We come and measure',
      text: `We come when you say yes. The quote is valid for ${stats.quote.validFor}.`,
    },
  ],
  steps: {
    title: 'What happens next',
    list: [
      {
        title: 'We read it',
        text: 'We read it the same working day, together with your drawings. If something is missing, we call or email you.',
      },
      {
        title: 'You get a price',
        text: `For most jobs within ${stats.quote.most} on working days. Steel, finish, delivery and installation each have a line. A complex job takes ${stats.quote.complex}.`,
      },
      {
        title: 'We come and measure',
        text: `We come when you say yes. The quote is valid for ${stats.quote.validFor}.`,
      },
    ],
  },
  contact: {
    title: 'Is it urgent?',
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
} as const
