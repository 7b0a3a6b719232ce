/** The top bar's line about the office and the emergency line. A file of its own: the browser downloads these words only. */
export const openingCopy = {
  emergencyLine: 'Emergency line open',
  today: 'Office today',
  opens: 'Office opens',
  closed: 'Office closed',
} as const
