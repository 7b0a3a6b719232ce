import { business } from './business.ts'
import type { Prose } from './page-copy.ts'
import { directDelivery } from './site.ts'

const more = { text: 'What happens to your details', href: '/privacy-policy#how-the-forms-work' }

/** Privacy notices next to the forms (UK GDPR, Article 13): who uses the details, for what purpose and for how long, with a link to the privacy policy. */
export const enquiryNotices: {
  /** Next to the button of both enquiry forms. */
  form: Prose
  /** Directly above the button: what it does. */
  submit: string
  /** Below the chosen files if the forms open email drafts; empty if our server takes enquiries. */
  attachFiles: string
  /** Under the calculator's contact fields. */
  calculator: Prose
  /** Next to the calculator's two buttons, which always open an email draft. */
  calculatorOpensMail: string
} = {
  form: [
    `${business.legalName} uses what you send to answer you and to price the job. If there is no job, we delete it 12\u00a0months after our last message. `,
    more,
    '.',
  ],
  submit: directDelivery
    ? 'This sends your enquiry and your files to our office. You get a copy by email.'
    : 'This opens a draft in your email app. Nothing is sent until you press Send there.',
  attachFiles: directDelivery
    ? ''
    : 'Your email app opens with a draft. Attach these files there too: a web page cannot attach them for you.',
  calculator: [
    'Your browser works out the price. What you enter stays there unless you send it to us. We use what you send to answer you. ',
    more,
    '.',
  ],
  calculatorOpensMail: 'Both buttons open a draft in your email app. Nothing is sent until you press Send there.',
}
