/** The crash screen. Title, text and both labels are word for word from spec 2, with its straight apostrophe. */
export const crash = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Our team has been notified.",
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  help: 'Need immediate assistance?',
} as const
