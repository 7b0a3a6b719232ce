import { type Brief, openMailDraft } from '#app/browser/open-mail-draft.ts'
import { enquiryForms } from '#content/enquiry.ts'
import { shortenedDraft, shortenedList } from '#content/mail-draft.ts'
import { type EmailBlock, type EmailText, emailAsText } from '#domain/email-text.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'
import type { Success } from './sending.ts'

/** Opens the enquiry as a draft in the visitor's email app. Returns the success toast and the draft's full text. */
export async function sendByMail(enquiry: Enquiry, files: readonly File[]): Promise<Success> {
  const { shortened, brief, copied, fullText } = await openMailDraft(...(await emailOf(enquiry, files)))
  const { title, text, textWithFiles } = enquiryForms[enquiry.kind].composed
  const copy = brief ? shortenedList : shortenedDraft
  const rest = shortened ? [copied ? copy.copied : copy.notCopied] : []
  const toast = { title, text: [files.length > 0 ? textWithFiles : text, ...rest].join(' ') }
  return { by: 'mail', toast, draft: fullText }
}

/** The whole text of an enquiry that our server has taken, for the visitor to keep. */
export async function sentText(enquiry: Enquiry, files: readonly File[]): Promise<string> {
  const [email] = await emailOf(enquiry, files, 'sent')
  return emailAsText(email)
}

/** The email with its whole steel list, and one with a summary of it. */
async function emailOf(
  enquiry: Enquiry,
  files: readonly File[],
  as: 'listed' | 'sent' = 'listed',
): Promise<[email: EmailText, brief?: Brief]> {
  const page = window.location.href
  if (enquiry.kind === 'contact' || !enquiry.steelList) return [enquiryText(enquiry, files, page, as)]
  const { briefListBlocks, listBlocks, readSentList } = await import('#domain/steel-list/sent-list.ts')
  const list = readSentList(enquiry.steelList)
  const emailWith = (blocks: EmailBlock[]) => enquiryText(enquiry, files, page, as, blocks)
  const blocks = listBlocks(list, 'none')
  const rest = blocks.flatMap(({ list = [] }) => list).join('\r\n')
  return [emailWith(blocks), { email: emailWith(briefListBlocks(list)), rest }]
}
