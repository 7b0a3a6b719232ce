/** The button of the interactive drawings that fills in the quote form, and its message. */
export const detailsCopy = {
  send: 'Send these figures',
  /** The message that follows it, title and text. */
  sent: 'The figures are in the quote form.',
  next: 'Fill in the other required fields, then send the form when you are ready.',
} as const
