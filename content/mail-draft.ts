/** Shown in a toast when a mail draft had to be shortened. */
export const shortenedDraft = {
  copied:
    'Your text was too long for the draft. The full text is on your clipboard: paste it into the email before you send it.',
  notCopied:
    'Your text was too long for the draft, and we could not copy it. Please add what is missing before you send the email.',
} as const
