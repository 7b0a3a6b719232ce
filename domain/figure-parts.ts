/** The number of a key figure and the unit after it: "Under 2 hours" is "Under 2" and "hours", "7:00–17:00" has no unit. */
export function figureParts(value: string): { number: string; unit: string } {
  const words = value.split(/\s/)
  const last = words.findLastIndex((word) => /\d/.test(word))
  const count = last < 0 ? words.length : last + 1
  return { number: words.slice(0, count).join(' '), unit: words.slice(count).join(' ') }
}
