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
  emergency: 'Emergencies: this number, day and night. If anybody is hurt or trapped, 999 first.',
  retry: 'Try again',
} as const

/** The visitor's own switch for that page, on the privacy page. */
export type OfflineSwitch = {
  title: string
  /** What is kept while it is on, and what is not once it is off. */
  on: string
  off: string
  turnOff: string
  turnOn: string
  /** Where the browser keeps no such page: no scripts, or none of its kind. */
  unsupported: string
}

export const offlineSwitch: OfflineSwitch = {
  title: 'The page for when you have no signal',
  on: 'It is on: your browser keeps one page with our telephone number and hours, for when it cannot reach this site.',
  off: 'It is off: your browser keeps no page of ours, and this choice is remembered on your device until you change it.',
  turnOff: 'Turn it off',
  turnOn: 'Turn it on',
  unsupported: 'Your browser keeps no such page, so there is nothing to turn off.',
}
