/**
 * The kill switch of the page for visitors without a connection. Set to `false` and deployed, no browser keeps it any more,
 * and browsers that have kept it drop it on their next visit. Leave the file `offline-worker.js` in place until they have.
 */
export const keepsOfflinePage: boolean = true

/** The words of that page; numbers and hours come from content/business.ts. It must make sense months after it was kept. */
export const offlinePage = {
  title: 'No connection',
  text: 'This page could not be fetched: either your device has no signal, or our server is not answering.',
  call: 'The telephone needs no internet',
  message: 'WhatsApp sends your message when the signal is back',
  messageLabel: 'Message us on WhatsApp',
  hours: 'Opening hours',
  emergency: 'Emergencies: this number, day and night.',
  retry: 'Try again',
} as const
