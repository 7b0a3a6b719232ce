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
