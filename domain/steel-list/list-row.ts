import { listLimits as limits } from '#content/steel-list.ts'

export type End = 'plain' | 'end plate' | 'base plate' | 'fin plate'
export type Finish = 'none' | 'primed' | 'galvanised' | 'powder coated'

/** One line of a steel list: so many equal pieces. `section` is an id of content/steel-sections.json, the length in whole mm. */
export type ListRow = {
  mark: string
  section: string
  quantity: number
  length: number
  /** As written, "S355JR", or empty. */
  grade: string
  ends: readonly [End, End]
  /** In each piece. */
  holes: number
  finish: Finish
  note: string
}

/** The first of a row's values that is out of range. */
export function rowProblem(row: ListRow): 'quantity' | 'length' | 'tooLong' | 'holes' | undefined {
  const { quantity, length, holes } = row
  if (!isCount(quantity, 1, limits.quantity)) return 'quantity'
  if (length > limits.length.max) return 'tooLong'
  if (!isCount(length, limits.length.min, limits.length.max)) return 'length'
  return isCount(holes, 0, limits.holes) ? undefined : 'holes'
}

function isCount(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/** One line of at most so many characters. */
export function clipped(text: string, most: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('')
}
