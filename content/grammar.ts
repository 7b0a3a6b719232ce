import { week, weekdays } from './week.ts'

/** "10 years" before a noun: "10-year warranty". */
export const asAdjective = (period: string) => period.replace(' ', '-').replace(/s$/, '')

/** "2 certifications" */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "Monday to Saturday", or the names of days with a gap between them. */
export function daysInWords(days: readonly number[]): string {
  const worked = week.filter((day) => days.includes(day))
  const names = worked.map((day) => weekdays[day])
  const isRun = worked.length > 2 && week.join('').includes(worked.join(''))
  return isRun ? `${names[0]} to ${names.at(-1)}` : new Intl.ListFormat('en-GB').format(names)
}
