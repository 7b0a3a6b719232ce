import Papa from 'papaparse'
import { listPageCopy } from '#content/steel-list.ts'
import { listWords } from '#content/steel-list-words.ts'
import type { ListRow, RowField } from './list-row.ts'
import { cellsOf } from './list-text.ts'

/** What Excel would run as a formula. Also after apostrophes, so that taking one off gives the same text again. */
const formula = /^'*[=+\-@\t\r]/

/** The list as a CSV file for Excel in the UK, with a byte order mark, which `readList` reads back. */
export function listCsv(rows: readonly ListRow[]): string {
  const columns = [...(Object.keys(listPageCopy.fields) as RowField[]), 'mass'] as const
  const titles = columns.map((column) => listWords.columns[column].split(', ')[0])
  const cells = rows.map(cellsOf).map((cells) => columns.map((column) => cells[column]))
  return `\ufeff${Papa.unparse([titles, ...cells], { escapeFormulae: formula })}\r\n`
}

export function withoutEscape(value: string): string {
  return value.startsWith("'") && formula.test(value) ? value.slice(1) : value
}
