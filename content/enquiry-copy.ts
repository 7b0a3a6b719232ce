import { directDelivery, retentionDays } from './site.ts'

/** Texts that both enquiry forms and their emails share. The site fills in the text in {braces}. */

export const enquiryFormCopy = {
  /** The first word of the label alone has a capital. */
  tooLong: '{label} must be {limit} characters or fewer',
  notListed: '{choose} from the list, or leave it empty',
  filesGroup: 'Files and send',
  /** How long the form is, counted from its fields. */
  length: '{fields} fields, {required} required',
  errorSummary: '{count} things to fill in or correct',
  oneError: 'One thing to fill in or correct',
  failed: { title: 'Error', text: 'There was a problem sending your request. Please try again.' },
} as const

export const enquiryEmailCopy = {
  filesSeparate: 'Attached files:',
  filesEnclosed: 'Files attached to this email:',
  /** A mail draft cannot carry the files. */
  fileTransfer: 'If these files are not attached to this email, please reply to arrange file transfer.',
  notGiven: 'Not given',
  page: 'Sent from',
} as const

const days = retentionDays === 1 ? '1\u00a0day' : `${retentionDays}\u00a0days`

/** What the legal pages say of an enquiry's way to us, which the settings of the build decide. */
export const enquiryFacts = {
  keptUntil:
    retentionDays === 0
      ? 'only until our mail system has accepted them. It then deletes them'
      : `until our mail system has accepted them and for ${days} after that. It then deletes them`,
  keptFor:
    retentionDays === 0
      ? 'Until delivered; the reference and times for 30\u00a0days more'
      : `Until ${days} after delivery; the reference and times until ${Math.max(30, retentionDays)}\u00a0days after it`,
  keptWhy: retentionDays === 0 ? 'The server only passes enquiries on' : 'In case an email is lost',
  /** When a draft kept in the tab is deleted. */
  draftDeleted: directDelivery
    ? 'when our server has received the form or, at the latest, when you close the tab'
    : 'when you close the tab',
  opensMail: directDelivery ? 'The calculator’s buttons open' : 'The forms and the calculator’s buttons open',
}
