/** Shown in a toast when a mail draft had to be shortened. */
export const shortenedDraft = {
  copied:
    'Your text was too long for the draft. The full text is on your clipboard: paste it into the email before you send it.',
  notCopied:
    'Your text was too long for the draft, and we could not copy it. Please add what is missing before you send the email.',
} as const

/** The same for an enquiry with a steel list. The page that shows it can copy the enquiry again. */
export const shortenedList = {
  copied:
    'Your steel list was too long for the draft. It is on your clipboard: paste it into the email before you send it.',
  notCopied:
    'Your steel list was too long for the draft, and we could not copy it. Copy your enquiry from this page, and paste it into the email before you send it.',
} as const
