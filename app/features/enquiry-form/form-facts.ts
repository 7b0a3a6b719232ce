import { contactFields, contactFormWords, type EnquiryField, quoteFields, quoteFormWords } from '#content/enquiry.ts'

export type EnquiryKind = 'quote' | 'contact'

/** What differs between the two enquiry forms: their fields in order, the pairs that stand side by side, and the button. */
export const formFacts: Record<
  EnquiryKind,
  {
    fields: Record<string, EnquiryField>
    words: { submit: string; submitting: string }
    afterAttachments: readonly string[]
  }
> = {
  quote: { fields: quoteFields, words: quoteFormWords, afterAttachments: ['contactMethod'] },
  contact: { fields: contactFields, words: contactFormWords, afterAttachments: [] },
}
