import { openMailDraft } from '#app/features/mail-draft/open-mail-draft.ts'
import { enquiryToasts } from '#content/enquiry.ts'
import { shortenedDraft } from '#content/mail-draft.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryLetter } from '#domain/enquiry-letter.ts'

/** Composes the enquiry as a draft in the visitor's email program; gives the words of the success toast. */
export async function sendByMail(enquiry: Enquiry, files: readonly File[]): Promise<{ title: string; text: string }> {
  const opened = await openMailDraft(enquiryLetter(enquiry, files, window.location.href))
  const { title, text, textWithFiles } = enquiryToasts[enquiry.kind]
  const { copied, notCopied } = shortenedDraft
  const rest = opened.shortened ? [opened.copied ? copied : notCopied] : []
  return { title, text: [files.length > 0 ? textWithFiles : text, ...rest].join(' ') }
}
