import { business } from './business.ts'
import type { Prose } from './page-copy.ts'
import { directDelivery } from './site.ts'

const more = { text: 'What happens with it', href: '/privacy-policy#how-the-forms-work' }

/** Said where details are asked for (UK GDPR, Article 13): by whom and what for, how long it is kept, and where the rest stands. */
export const enquiryNotices: {
  /** Beside the button of both enquiry forms. */
  form: Prose
  /** With it, on a site that writes mail drafts; empty where our own server takes the enquiry. */
  opensMail: string
  /** Under the calculator's contact fields. */
  calculator: Prose
  /** Beside the calculator's two buttons, which write a mail draft on every site. */
  calculatorOpensMail: string
} = {
  form: [
    `${business.legalName} uses what you send to answer you and to price the job, and deletes it after 12\u00a0months if no job comes of it. `,
    more,
    '.',
  ],
  opensMail: directDelivery ? '' : 'Opens your email program with a draft. Nothing is sent until you press Send there.',
  calculator: [
    'The sum is done in your browser, and what you enter stays there unless you send it. What you send we use to answer you. ',
    more,
    '.',
  ],
  calculatorOpensMail: 'Both open your email program with a draft. Nothing is sent until you press Send there.',
}
