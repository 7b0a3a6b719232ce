import { contactFields, contactFormCopy, type EnquiryField, quoteFields, quoteFormCopy } from '#content/enquiry.ts'

export type EnquiryKind = 'quote' | 'contact'

type FormFacts = {
  fields: Record<string, EnquiryField>
  /** Fields in the order they stand on the sheet, the same on both (who, how to reach you, what, where, when): those above the attachments, and those below. */
  above: readonly string[]
  below: readonly string[]
  copy: { submit: string; submitting: string }
}

/** What differs between the two enquiry forms. */
export const formFacts: Record<EnquiryKind, FormFacts> = {
  quote: {
    fields: quoteFields,
    above: ['about', 'name', 'phone', 'email', 'service', 'location', 'timeline', 'description'],
    below: ['contactMethod'],
    copy: quoteFormCopy,
  },
  contact: {
    fields: contactFields,
    above: [
      'firstName',
      'lastName',
      'phone',
      'email',
      'company',
      'service',
      'location',
      'timeline',
      'budget',
      'message',
    ],
    below: [],
    copy: contactFormCopy,
  },
}
