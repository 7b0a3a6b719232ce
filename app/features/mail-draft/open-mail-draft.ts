import type { EmailText } from '#domain/email-text.ts'
import { mailDraft } from '#domain/mail-draft.ts'

export type Opened = { shortened: boolean; copied: boolean; fullText: string }

/** Opens an email as a draft in the visitor's email app. Copies the full text to the clipboard if a link is too short for it (spec 7). */
export async function openMailDraft(email: EmailText): Promise<Opened> {
  const { href, shortened, fullText } = mailDraft(email)
  const copied = shortened ? await copy(fullText) : false
  window.location.href = href
  return { shortened, copied, fullText }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
