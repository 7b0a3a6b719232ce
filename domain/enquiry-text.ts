import { business } from '#content/business.ts'
import { type EnquiryField, enquiryForms } from '#content/enquiry.ts'
import { enquiryEmailCopy as copy } from '#content/enquiry-copy.ts'
import { sizeText } from './attachments.ts'
import { cleanLine } from './clean-text.ts'
import type { EmailBlock, EmailRow, EmailText } from './email-text.ts'
import type { Enquiry } from './enquiry.ts'

/** `listed` in a mail draft, `enclosed` in an email, `sent` in the visitor's copy. */
type FilesAre = 'listed' | 'enclosed' | 'sent'
type NamedFile = { readonly name: string; readonly size: number }

/**
 * The text of an enquiry (spec 7), used for the visitor's mail draft and for the server's emails. A mail draft cannot carry the
 * files and asks to arrange their transfer; `enclosed` files are attached to the email. The caller reads the steel list, so that
 * a form without one does not load the sections (`listBlocks`).
 */
export function enquiryText(
  enquiry: Enquiry,
  attachments: readonly NamedFile[],
  pageUrl: string,
  files: FilesAre = 'listed',
  steelList: readonly EmailBlock[] = [],
): EmailText {
  const answers = answersOf(enquiry)
  const message = answers.find(({ field }) => field.control === 'textarea')
  return {
    subject: `${enquiryForms[enquiry.kind].subject} - ${business.name}`,
    before: [
      { rows: answers.filter((answer) => answer !== message).flatMap(rowOf) },
      { heading: `${message?.field.label}:` },
    ],
    message: message?.answer ?? '',
    after: [...steelList, ...fileBlocks(attachments, files), { rows: [[copy.page, cleanLine(pageUrl), 'link']] }],
  }
}

type Answer = { field: EnquiryField; answer: string | undefined }

/** Every field of the form with the visitor's answer; of a list, the option's label. */
function answersOf(enquiry: Enquiry): Answer[] {
  const given: Readonly<Record<string, string | undefined>> = enquiry
  return Object.entries<EnquiryField>(enquiryForms[enquiry.kind].fields).map(([name, field]) => {
    const options = 'options' in field ? field.options : []
    return { field, answer: options.find(({ value }) => value === given[name])?.label ?? given[name] }
  })
}

function rowOf({ field, answer }: Answer): EmailRow[] {
  if (field.control === 'steel-list') return []
  const leftOut = field.control === 'stated'
  if (leftOut && !answer) return []
  return [[field.label, cleanLine(answer ?? copy.notGiven)]]
}

function fileBlocks(attachments: readonly NamedFile[], files: FilesAre): EmailBlock[] {
  if (attachments.length === 0) return []
  const list = attachments.map(({ name, size }) => `${cleanLine(name)} (${sizeText(size)})`)
  if (files === 'enclosed') return [{ heading: copy.filesEnclosed, list }]
  return [{ heading: copy.filesSeparate, list }, ...(files === 'listed' ? [{ note: copy.fileTransfer }] : [])]
}
