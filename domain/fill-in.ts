import { written } from '#content/quantities.ts'

/** Words with their {places} filled in: `fillIn('{count} risers', { count: 14 })`. Numbers are written out by `written`. */
export function fillIn(copy: string, values: Readonly<Record<string, string | number>>): string {
  return copy.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? written(value) : value
  })
}
