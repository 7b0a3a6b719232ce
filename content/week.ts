/** The days of the week, counted from Sunday, which is 0. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The same in the order in which people read a week. */
export const week = [1, 2, 3, 4, 5, 6, 0] as const

/** Times such as "07:30". */
export type Hours = { opens: string; closes: string }

/** "7:30–17:00" */
export const hoursText = ({ opens, closes }: Hours) => `${spoken(opens)}–${spoken(closes)}`

/** "07:30" as people say it: "7:30". */
export const spoken = (time: string) => time.replace(/^0/, '')
