/** Texts of direct delivery, during the upload and after a failure. The site fills in the text in {braces}. */
export const deliveryCopy = {
  uploading: 'Uploading: {percent}%',
  finishing: 'Uploaded. Waiting for confirmation …',
  cancel: 'Cancel',
  /** Label of the field that only robots fill in. */
  trap: 'Leave this empty',
  cancelledTitle: 'Sending cancelled',
  cancelled:
    'Cancelled. Everything you entered is still here. If the upload had already finished, we may still have received your enquiry.',
  sent: {
    title: 'Quote Request Sent',
    contactTitle: 'Message Sent',
    text: 'Your reference is {reference}. The next page has a copy to keep.',
  },
  failedTitle: 'Your enquiry was not sent',
  kept: 'Everything you typed and attached is still here.',
  tryAgain: 'Try again',
  byMail: 'Send by email instead',
  failures: {
    offline: 'You seem to be offline. Check your connection, then press Try again.',
    timeout: 'The connection was too slow or dropped. Press Try again: nothing is sent twice.',
    tooLarge: 'Together, the files are too large. Remove one, or send them by email instead.',
    busy: 'Many enquiries have come from your connection. Wait {wait}, then press Try again.',
    unavailable:
      'Our server cannot take enquiries at the moment. Press Try again in a minute, or send it by email instead.',
    refused: 'Our server could not read the enquiry. Press Try again, or send it by email instead.',
  },
  /** Shown instead of the two above while the form waits to send the enquiry again, once. */
  resumes: {
    offline: 'The connection has gone. As soon as you are online again, we will send your enquiry automatically, once.',
    timeout: 'The connection dropped. In a few seconds we will send your enquiry again automatically, once.',
  },
  stopResuming: 'Do not send automatically',
  oneMinute: 'a minute',
  minutes: '{minutes} minutes',
} as const

export type DeliveryFailure = keyof typeof deliveryCopy.failures
