/** What a main contractor’s buyer asks. Every value is invented until the owner writes the firm’s own and sets `samples.trade` to false. */
export const trade = {
  largestPiece: 'About 15\u00a0m and 8\u00a0tonnes in the workshop; about 9\u00a0m and 4\u00a0tonnes on our own lorry',
  capacity: 'About 15\u00a0tonnes of fabricated steel a week, in one shift',
  /** Before the first day on site. */
  ramsLeadIn: '10\u00a0working days',
  retention:
    'Up to 3%, half released at practical completion of the steelwork and half 12\u00a0months later, on dates and not on other trades',
  /** From a complete set of drawings to our tender. */
  tenderPeriod: '10\u00a0working days',
} as const
