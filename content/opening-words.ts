/** Whether somebody is in the office now. In a file of its own, for the browser is sent these words and no others. */
export const openingWords = {
  open: 'Open now · until',
  closed: 'Office closed',
  opensToday: 'opens today',
  opens: 'opens',
  emergencyLine: 'emergency line open',
} as const
