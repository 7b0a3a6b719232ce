import { contactFields, enquiryLetters as copy, type EnquiryField, quoteFields } from '#content/enquiry.ts'
import { sizeText } from './attachments.ts'
import { cleanLine } from './clean-text.ts'
import type { ContactEnquiry, Enquiry, QuoteRequest } from './enquiry.ts'
import { composeLetter, type Letter, letterLine } from './letter.ts'

type NamedFile = { readonly name: string; readonly size: number }

/**
 * An enquiry as the text of a letter (spec 7): the visitor's mail draft and the server's email to the office are this one
 * text. A mail draft cannot carry the files and asks to arrange their transfer; `enclosed` ones come with the email.
 */
export function enquiryLetter(
  enquiry: Enquiry,
  attachments: readonly NamedFile[],
  pageUrl: string,
  files: 'listed' | 'enclosed' = 'listed',
): Letter {
  const closing = [...fileLines(attachments, files), '', letterLine(copy.page, cleanLine(pageUrl))]
  return enquiry.kind === 'quote' ? quoteLetter(enquiry, closing) : contactLetter(enquiry, closing)
}

function quoteLetter(quote: QuoteRequest, closing: string[]): Letter {
  return composeLetter(copy.quote.subject, {
    opening: [
      ...(quote.about ? fieldLines(quoteFields, ['about'], quote) : []),
      ...fieldLines(quoteFields, ['name', 'phone', 'email', 'contactMethod', 'service', 'location', 'timeline'], quote),
      '',
      `${quoteFields.description.label}:`,
    ],
    message: quote.description,
    closing,
  })
}

function contactLetter(contact: ContactEnquiry, closing: string[]): Letter {
  return composeLetter(copy.contact.subject, {
    opening: [
      ...fieldLines(
        contactFields,
        ['firstName', 'lastName', 'email', 'phone', 'company', 'service', 'location', 'timeline', 'budget'],
        contact,
      ),
      '',
      `${contactFields.message.label}:`,
    ],
    message: contact.message,
    closing,
  })
}

function fieldLines<Name extends string>(
  fields: Record<Name, EnquiryField>,
  names: readonly Name[],
  answers: { [Key in Name]?: string },
): string[] {
  return names.map((name) => {
    const { label, options } = fields[name]
    const answer = answers[name]
    const chosen = options?.find(({ value }) => value === answer)?.label
    return letterLine(label, cleanLine(chosen ?? answer ?? copy.notGiven))
  })
}

function fileLines(attachments: readonly NamedFile[], files: 'listed' | 'enclosed'): string[] {
  if (attachments.length === 0) return []
  const list = attachments.map(({ name, size }) => `- ${cleanLine(name)} (${sizeText(size)})`)
  if (files === 'enclosed') return ['', copy.filesEnclosed, ...list]
  return ['', copy.filesSeparate, ...list, '', copy.fileTransfer]
}
