import { business } from './business.ts'
import type { Prose } from './page-copy.ts'
import { directDelivery } from './site.ts'

const more = { text: 'What happens with it', href: '/privacy-policy#how-the-forms-work' }

/** Privacy notices next to the forms (UK GDPR, Article 13): who uses the details, what for and for how long, with a link to more. */
export const enquiryNotices: {
  /** Beside the button of both enquiry forms. */
  form: Prose
  /** With it, if the forms write mail drafts; empty if our server takes enquiries. */
  opensMail: string
  /** Under the calculator's contact fields. */
  calculator: Prose
  /** Beside the calculator's two buttons, which always write a mail draft. */
  calculatorOpensMail: string
} = {
  form: [
    `${business.legalName} uses what you send to answer you and to price the job, and deletes it after 12\u00a0months if no job comes of it. `,
    more,
    '.',
  ],
  opensMail: directDelivery ? '' : 'Opens your email app with a draft. Nothing is sent until you press Send there.',
  calculator: [
    'The sum is done in your browser, and what you enter stays there unless you send it. What you send we use to answer you. ',
    more,
    '.',
  ],
  calculatorOpensMail: 'Both open your email app with a draft. Nothing is sent until you press Send there.',
}
