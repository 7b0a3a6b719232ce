import type { EmailText } from '#domain/email-text.ts'
import { mailDraft } from '#domain/mail-draft.ts'

/** What a draft says when a link is too short for the email, and what it leaves out, to be pasted into it. */
export type Brief = { email: EmailText; rest: string }

/**
 * Opens an email as a draft in the visitor's email app. If a link is too short for it, opens the brief one, if there is one, and
 * copies to the clipboard what is left out: the rest, or the full text if the brief one is too long as well (spec 7). The
 * result says whether the brief email has opened in place of the whole one.
 */
export async function openMailDraft(email: EmailText, brief?: Brief) {
  const whole = mailDraft(email)
  const { shortened, fullText } = whole
  const opened = shortened && brief ? mailDraft(brief.email) : whole
  const rest = brief && !opened.shortened ? brief.rest : undefined
  const copied = shortened ? await copy(rest ?? fullText) : false
  window.location.href = opened.href
  return { shortened, brief: shortened && rest !== undefined, copied, fullText }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
