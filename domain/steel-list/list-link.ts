import { listLimits } from '#content/steel-list.ts'
import type { ListRow } from './list-row.ts'
import { cellsOf, listFields } from './list-text.ts'
import { readCells } from './read-list.ts'

/** The list for the fragment of a link, or nothing if it has more rows than a link should carry. */
export function listToLink(rows: readonly ListRow[]): string | undefined {
  if (rows.length > listLimits.linkRows) return undefined
  const lines = rows.map((row) => {
    const cells = cellsOf(row)
    const fields = listFields.map((field) => encoded(cells[field]))
    const text = fields.join('.').replace(/\.+$/, '')
    return `${text}.${checkOf(text)}`
  })
  return [`1.${rows.length}`, ...lines].join('_')
}

/** The rows of a link. `lost` counts those that are damaged or missing: each row has a check of its own. */
export function listFromLink(fragment: string): { rows: ListRow[]; lost: number } | undefined {
  const [head = '', ...lines] = fragment.replace(/^#/, '').split('_')
  const count = Number(/^1\.(\d{1,2})$/.exec(head)?.[1] ?? Number.NaN)
  if (!(count <= listLimits.linkRows)) return undefined
  const rows = lines.slice(0, count).flatMap((line) => {
    const [, text = '', check] = /^(.*)\.([0-9a-z]+)$/.exec(line) ?? []
    if (check !== checkOf(text)) return []
    const values = text.split('.').map((value) => decodeURIComponent(value.replaceAll('-', ' ')))
    const cells = Object.fromEntries(listFields.map((field, index) => [field, values[index] ?? '']))
    const read = readCells({ text, cells: { ...cells, length: `${cells.length} mm` }, others: [] })
    return read.kind === 'row' ? [read.row] : []
  })
  return { rows, lost: count - rows.length }
}

/** Only letters, digits, hyphens (for spaces) and %: email apps change other characters, or end the link at them. */
function encoded(text: string): string {
  const percent = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`
  return encodeURIComponent(text.toWellFormed())
    .replace(/[^\w%]|_/g, percent)
    .replaceAll('%20', '-')
}

/** FNV-1a, so that a changed or shortened row is noticed. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
