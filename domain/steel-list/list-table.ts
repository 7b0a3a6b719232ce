import { listColumns } from '#content/steel-list-words.ts'

type ListColumn = keyof typeof listColumns

/** A row of a table by its columns, and the cells of columns that we do not know. */
export type TableRow = { text: string; cells: Partial<Record<ListColumn, string>>; others: string[] }

const columns = Object.keys(listColumns) as ListColumn[]
const titles = new Map(
  columns.flatMap((column) => listColumns[column].split(', ').map((title) => [plain(title), column] as const)),
)

/** The rows below a header, if the text is a table with one: from Excel (tabs) or a CSV file, with quoted cells. */
export function readTable(text: string): { before: string[]; rows: TableRow[] } | undefined {
  for (const delimiter of ['\t', ';', ',']) {
    const records = recordsOf(text, delimiter)
    const at = records.slice(0, 10).findIndex((record) => {
      const found = new Set(record.map((title) => titles.get(plain(title))))
      return (found.has('section') || found.has('description')) && (found.has('length') || found.has('quantity'))
    })
    const [header = [], ...rows] = at < 0 ? [] : records.slice(at)
    const before = records.slice(0, Math.max(0, at)).map((record) => record.join(' ').trim())
    if (at >= 0) return { before, rows: rows.map((record) => rowOf(header, record)) }
  }
  return undefined
}

/** A length below the title "Length (mm)" gets its unit. */
function rowOf(header: readonly string[], record: readonly string[]): TableRow {
  const row: TableRow = { text: record.filter(Boolean).join('  '), cells: {}, others: [] }
  for (const [index, title] of header.entries()) {
    const value = withoutEscape(record[index] ?? '').trim()
    const column = titles.get(plain(title))
    const unit = column === 'length' && /^[\d.,]+$/.test(value) ? (/\bmm?\b/i.exec(title)?.[0] ?? '') : ''
    if (!column) row.others.push(value)
    else if (value) row.cells[column] = `${row.cells[column] ?? ''} ${value} ${unit}`.trim()
  }
  return row
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9#/ ]/g, '')
    .trim()
}

/** RFC 4180: a quoted cell may hold delimiters, line breaks and doubled quotation marks. */
function recordsOf(text: string, delimiter: string): string[][] {
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\n|\\r|$)`, 'gy')
  const records: string[][] = [[]]
  for (const [, value = '', end] of text.replace(/^\ufeff/, '').matchAll(cell)) {
    records
      .at(-1)
      ?.push(value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === '') break
    if (end !== delimiter) records.push([])
  }
  return records.filter((record) => record.some((value) => value.trim()))
}

/** A table as CSV, for Excel in the UK: with a byte order mark, and no cell that it would run as a formula. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((value) => quoted(formula.test(value) ? `'${value}` : value)).join(','))
  return `\ufeff${lines.join('\r\n')}\r\n`
}

/** Also after apostrophes, so that taking one off gives the same text again. */
const formula = /^'*[=+\-@\t\r]/

function withoutEscape(value: string): string {
  return value.startsWith("'") && formula.test(value) ? value.slice(1) : value
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
