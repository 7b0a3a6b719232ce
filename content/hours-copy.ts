/** The top bar's line about the office and the emergency line. In its own file, so that the browser downloads only this text. */
export const hoursCopy = {
  emergencyLine: 'Emergency line 24/7',
  office: 'Office',
  today: 'Office today',
  opens: 'Office opens',
  closed: 'Office closed',
} as const
