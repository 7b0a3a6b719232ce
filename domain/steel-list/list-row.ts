import * as z from 'zod/mini'
import { listLimits as limits, type listPageCopy } from '#content/steel-list.ts'
import { cleanLine } from '../clean-text.ts'
import { steelSectionById } from '../steel-sections.ts'

/** The ends and the finishes of a row that has any. */
export const plates = ['end plate', 'base plate', 'fin plate'] as const
export const coats = ['primed', 'galvanised', 'powder coated'] as const
const end = z.enum(['plain', ...plates])
const finish = z.enum(['none', ...coats])

/** One line of a steel list: so many equal pieces. What is left out is empty, plain or none. */
export const rowSchema = z
  .object({
    mark: text(limits.mark),
    /** An id of content/steel-sections.json. */
    section: z.string().check(z.refine((id) => steelSectionById(id) !== undefined)),
    quantity: z.number(),
    /** In whole mm. */
    length: z.number(),
    /** As written, "S355JR", or empty. */
    grade: text(limits.mark),
    ends: z._default(z.readonly(z.tuple([end, end])), ['plain', 'plain']),
    /** In each piece. */
    holes: z._default(z.number(), 0),
    finish: z._default(finish, 'none'),
    note: text(limits.note),
  })
  .check(z.refine((row) => rowProblem(row) === undefined))

export type End = z.infer<typeof end>
export type ListRow = z.infer<typeof rowSchema>
export type RowField = keyof typeof listPageCopy.fields

function text(most: number) {
  return z._default(
    z.string().check(
      z.overwrite(cleanLine),
      z.refine((text) => [...text].length <= most),
    ),
    '',
  )
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

/** A plain end, unless the cell names a plate. */
export function endIn(cell: string): End {
  return plates.find((plate) => plate === cell.toLowerCase()) ?? 'plain'
}

/** One line of at most so many characters. */
export function clipped(text: string, most: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('')
}
