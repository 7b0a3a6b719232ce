/** The button of the interactive drawings that fills in the quote form, and its message. */
export const detailsCopy = {
  send: 'Send these figures',
  /** The message that follows it, title and text. */
  sent: 'The figures are in the quote form.',
  next: 'Add your name and a number to call, and send it when you are ready.',
} as const
