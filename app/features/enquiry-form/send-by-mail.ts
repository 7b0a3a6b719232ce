import { openMailDraft } from '#app/features/mail-draft/open-mail-draft.ts'
import { enquiryForms } from '#content/enquiry.ts'
import { shortenedDraft } from '#content/mail-draft.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryText } from '#domain/enquiry-text.ts'

/** Opens the enquiry as a draft in the visitor's email app. Returns the success toast and the draft's full text. */
export async function sendByMail(
  enquiry: Enquiry,
  files: readonly File[],
): Promise<{ toast: { title: string; text: string }; draft: string }> {
  const { shortened, copied, fullText } = await openMailDraft(enquiryText(enquiry, files, window.location.href))
  const { title, text, textWithFiles } = enquiryForms[enquiry.kind].composed
  const rest = shortened ? [copied ? shortenedDraft.copied : shortenedDraft.notCopied] : []
  return { toast: { title, text: [files.length > 0 ? textWithFiles : text, ...rest].join(' ') }, draft: fullText }
}
