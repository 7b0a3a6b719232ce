/** The question about analytics. It is only in a build with a real analytics id (`GA_MEASUREMENT_ID`). */
export const consentCopy = {
  label: 'Cookie choices',
  title: 'May we count visits?',
  text: 'If you agree, Google Analytics uses cookies to count visits and the pages that people read. Until you agree, nothing is loaded or stored for it.',
  more: { label: 'What is stored', href: '/privacy-policy#cookies-and-storage' },
  accept: 'Accept',
  reject: 'Reject',
  /** States the current choice when the question is opened again, and to screen readers after an answer. */
  state: { granted: 'Analytics is on.', denied: 'Analytics is off.' },
  /** The footer's link to the question. */
  change: 'Cookie choices',
} as const
