/** Who lifts a piece by hand. */
export const lifters = ['one person', 'two people'] as const
