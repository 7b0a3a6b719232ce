import { listLimits } from '#content/steel-list.ts'
import { lineEnd } from './cut-lines.ts'
import { listCsv } from './list-csv.ts'
import type { ListRow } from './list-row.ts'
import { readList } from './read-list.ts'

/** The list as CSV in the fragment of a link, or nothing if it has more rows than a link should carry. */
export function listToLink(rows: readonly ListRow[]): string | undefined {
  if (rows.length > listLimits.linkRows) return undefined
  return new URLSearchParams({ rows: String(rows.length), list: listCsv(rows) }).toString()
}

/** `lost` counts the rows that are damaged or missing. */
export type LinkedRows = { rows: readonly ListRow[]; lost: number }

/** The rows of a link, if there is a list in it. A row that we would write in another way is damaged. */
export function listFromLink(fragment: string): LinkedRows | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const lines = (fields.get('list') ?? '').split(lineEnd)
  // Only the heading and as many rows as a link may have, because all of it is read at once.
  const text = lines.slice(0, listLimits.linkRows + 1).join('\r\n')
  const sent = Number(fields.get('rows')) || 0
  if (!text && sent === 0) return undefined
  const rows = readList(text).lines.flatMap((line) =>
    line.kind === 'row' && text.includes(listCsv([line.row]).split('\r\n')[1] ?? '') ? [line.row] : [],
  )
  return { rows, lost: Math.max(0, Math.min(sent, listLimits.linkRows) - rows.length) }
}
