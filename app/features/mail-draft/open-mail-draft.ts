import type { Letter } from '#domain/letter.ts'
import { mailDraft } from '#domain/mail-draft.ts'

export type Opened = { shortened: boolean; copied: boolean }

/** Opens the visitor's email program with a letter; what a link cannot carry goes on the clipboard (spec 7). */
export async function openMailDraft(letter: Letter): Promise<Opened> {
  const { href, shortened, fullText } = mailDraft(letter)
  const copied = shortened ? await copy(fullText) : false
  window.location.href = href
  return { shortened, copied }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
