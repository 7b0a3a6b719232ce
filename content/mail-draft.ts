/** Shown in a toast when a mail draft had to be shortened. */
export const shortenedDraft = {
  copied: 'The draft is shortened to fit; the full text is on your clipboard, so paste it in before you send.',
  notCopied: 'The draft is shortened to fit and could not be copied in full, so please add what is missing.',
} as const
