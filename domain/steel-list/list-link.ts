import { listLimits } from '#content/steel-list.ts'
import { type ListRow, rowSchema } from './list-row.ts'
import { rowData } from './sent-list.ts'

/** The values of a row in a link; those at its end are often empty. */
const order = ['section', 'quantity', 'length', 'finish', 'ends', 'holes', 'grade', 'mark', 'note'] as const

/** The list for the fragment of a link, or nothing if it has more rows than a link should carry. */
export function listToLink(rows: readonly ListRow[]): string | undefined {
  if (rows.length > listLimits.linkRows) return undefined
  const fields = rows.map((row) => {
    const values = order.map((name) => rowData(row)[name] ?? 0)
    return ['row', JSON.stringify(values.slice(0, values.findLastIndex((value) => value !== 0) + 1))]
  })
  return new URLSearchParams([['rows', String(rows.length)], ...fields]).toString()
}

/** `lost` counts the rows that are damaged or missing. */
export type LinkedRows = { rows: readonly ListRow[]; lost: number }

/** The rows of a link, if there is a list in it. */
export function listFromLink(fragment: string): LinkedRows | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const texts = fields.getAll('row').slice(0, listLimits.linkRows)
  const sent = Number(fields.get('rows')) || 0
  if (texts.length === 0 && sent === 0) return undefined
  const rows = texts.flatMap((text) => rowFrom(text) ?? [])
  return { rows, lost: Math.max(texts.length, Math.min(sent, listLimits.linkRows)) - rows.length }
}

/** Half a row is no JSON, so that nothing is read from it. */
function rowFrom(text: string): ListRow | undefined {
  try {
    const values = JSON.parse(text)
    return rowSchema.safeParse(Object.fromEntries(order.map((name, at) => [name, values[at] || undefined]))).data
  } catch {
    return undefined
  }
}
