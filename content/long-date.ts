export const months = 'January February March April May June July August September October November December'.split(' ')

/** An ISO day as British readers write it: "2026-11-21" is "21 November 2026". The same on every machine, in any locale. */
export function longDate(isoDay: string): string {
  const [year, month, day] = isoDay.split('-')
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`
}

/** The ISO day in local time, not in UTC: half past midnight on 1 May in London is 1 May. */
export function isoDay(clock: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${clock.getFullYear()}-${twoDigits(clock.getMonth() + 1)}-${twoDigits(clock.getDate())}`
}
