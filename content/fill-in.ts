/** Words with their {places} filled in: `fillIn('{count} risers', { count: 14 })`. Numbers are written out by `written`. */
export function fillIn(copy: string, values: Readonly<Record<string, string | number>>): string {
  return copy.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? written(value) : value
  })
}

/**
 * A number as people write it, rounded to at most one decimal: 2600 is "2,600", 185.71 is "185.7", 190 stays "190".
 * `Intl` does the same, but loading it costs a phone a long task (docs/decisions/041-number-formats.md).
 */
export function written(number: number): string {
  const [whole = '', tenths] = String(Math.round(number * 10) / 10).split('.')
  // eslint-disable-next-line regexp/no-super-linear-move -- a number has 22 characters at most
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return tenths ? `${grouped}.${tenths}` : grouped
}

/** 0.175 is "17.5%". */
export function percent(share: number): string {
  return `${written(share * 100)}%`
}

/** Whole pounds as people write them: 1300 is "£1,300", -180 is "−£180". */
export function formatPounds(amount: number): string {
  return `${amount < 0 ? '−' : ''}£${written(Math.abs(amount))}`
}
