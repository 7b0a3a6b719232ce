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

/** "Monday to Saturday", or the names of days with a gap between them. */
export function daysInWords(days: readonly number[]): string {
  const worked = week.filter((day) => days.includes(day))
  const names = worked.map((day) => weekdays[day])
  const isRun = worked.length > 2 && week.join('').includes(worked.join(''))
  return isRun ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat('en-GB').format(names)
}

/** The top bar's line about the office and the emergency line. */
export const hoursCopy = {
  emergencyLine: 'Emergency line 24/7',
  office: 'Office',
  today: 'Office today',
  opens: 'Office opens',
  closed: 'Office closed',
} as const
