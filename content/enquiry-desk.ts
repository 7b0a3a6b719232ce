import { business } from './business.ts'

/** Text of the emails and pages that the server sends when direct delivery is on. {braces} are filled in. */
export const enquiryMail = {
  /** Put before the subject of suspected spam, which is still delivered. */
  spamMark: '[possible spam]',
  referenceLabel: 'Reference',
  /** Added to the subject when the files are too large for one email. */
  part: '(file {number} of {count})',
  suspicionsLabel: 'Why it is marked as possible spam',
  suspicions: {
    honeypot: 'a field that people cannot see was filled in',
    haste: 'it was sent within seconds of the page being opened',
    links: 'it contains several links',
  },
} as const

export const acknowledgement = {
  subject: 'We have your enquiry',
  greeting: 'Hello {name},',
  opening: `Thank you for writing to ${business.name}. We have received your enquiry. Your reference is {reference}. Please quote it when you call or write to us.`,
  nextLabel: 'What happens next:',
  copyLabel: 'What you sent us:',
  closing: `If anything is missing or wrong, reply to this email or call us on ${business.phone.display}.`,
  notYou:
    'If you did not send this enquiry, somebody may have typed your address by mistake. Tell us, and we will delete it.',
} as const

export const deskErrors = {
  fields: 'There is a problem',
  files: 'There is a problem with your files',
  broken: {
    title: 'Your enquiry did not arrive complete',
    text: 'The connection broke, or the form was damaged on the way. Please send it again.',
  },
  tooSlow: {
    title: 'Your enquiry took too long to arrive',
    text: 'Your connection is too slow for the attached files. Send fewer or smaller files, or send them by email.',
  },
  tooMuch: {
    title: 'Your enquiry is too large',
    text: 'Together, the files can be up to 50\u00a0MB. Send fewer or smaller files, or send them by email.',
  },
  elsewhere: {
    title: 'Your enquiry was not accepted',
    text: 'It was sent from another website. Please use the form on our site.',
  },
  tooMany: {
    title: 'Too many enquiries',
    text: 'Several enquiries came from your connection in a short time. Please try again in {minutes} minutes, or call us.',
  },
  busy: {
    title: 'We cannot take your enquiry just now',
    text: 'Nothing was stored. Please try again in a minute, or call us.',
  },
  badFile: 'The content of {file} does not match its file type. Please save it again, or attach it as a PDF.',
  emptyFile: '{file} is empty. Please choose another file.',
  goBack: 'Press your browser’s Back button. What you typed is still there, but you need to attach your files again.',
  contact: `Or call us on ${business.phone.display}, or write to ${business.email}.`,
} as const
