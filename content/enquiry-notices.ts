import { business } from './business.ts'
import data from './enquiry-notices.json' with { type: 'json' }
import { fillIn } from './fill-in.ts'
import { parseProse } from './prose.ts'
import { readTyped } from './read-typed.ts'
import { directDelivery } from './site.ts'
import { stats } from './stats.ts'

const { form, promise, sends, opensDraft, attachFiles, calculator, calculatorOpensMail } = readTyped(
  'enquiry-notices',
  data,
)

/** Privacy notices next to the forms (UK GDPR, Article 13): who uses the details, for what purpose and for how long, with a link to the privacy policy. */
export const enquiryNotices = {
  form: parseProse(fillIn(form, { firm: business.legalName })),
  promise: fillIn(promise, { hours: stats.quote.most }),
  /** Next to the button: what it does. */
  submit: directDelivery ? sends : opensDraft,
  /** Below the chosen files if the forms open email drafts; empty if our server takes enquiries. */
  attachFiles: directDelivery ? '' : attachFiles,
  calculator: parseProse(calculator),
  /** Next to the calculator's two buttons, which always open an email draft. */
  calculatorOpensMail,
}
