import { openMailDraft } from '#app/features/mail-draft/open-mail-draft.ts'
import { enquiryToasts } from '#content/enquiry.ts'
import { shortenedDraft } from '#content/mail-draft.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryLetter } from '#domain/enquiry-letter.ts'

/** Opens the enquiry as a draft in the visitor's email app. Returns the success toast and the draft's full text. */
export async function sendByMail(
  enquiry: Enquiry,
  files: readonly File[],
): Promise<{ title: string; text: string; draft: string }> {
  const letter = enquiryLetter(enquiry, files, window.location.href)
  const opened = await openMailDraft(letter)
  const { title, text, textWithFiles } = enquiryToasts[enquiry.kind]
  const { copied, notCopied } = shortenedDraft
  const rest = opened.shortened ? [opened.copied ? copied : notCopied] : []
  return { title, text: [files.length > 0 ? textWithFiles : text, ...rest].join(' '), draft: letter.body }
}
