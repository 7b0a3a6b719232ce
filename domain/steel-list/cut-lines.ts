import Papa from 'papaparse'
import { sectionsIn } from './find-sections.ts'
import { withoutEscape } from './list-csv.ts'
import { cellsIn, isHead, mostCells, placeColumns, type Table, type TableLine, titlesIn } from './table-heads.ts'

/** Dashes and single spaces separate cells below a heading only, and commas also where all lines have the same number of them. */
const separators = ['\t', ';', '|', ',', '  ', ' - ', ' ']
/** What a scanner makes of a line or a spot. */
const stray = /(?<=\s)(?:[|_•·»«`.]+(?=\s|$)|~$)/g
/** Where a line of a pasted text ends. */
export const lineEnd = /\r\n|[\n\r\u2028]/
/** Two spaces in a line may be an accident. */
const leastCells = 3

/** Cuts a text into lines, and those of a table into cells. Headings are left out. */
export function cutLines(text: string): TableLine[] {
  const rows = text.split(lineEnd).filter((line) => line.trim())
  const separator = separatorOf(rows)
  const lines =
    separator?.trim() || separator === '\t'
      ? parsedLines(text, separator)
      : rows.map((text) => ({ text, texts: separator ? cut(text, separator) : [] }))
  const tables: Table[] = [{ text: '', cells: [], lines: [] }]
  for (const { text, texts } of lines) {
    const isShort = separator === '  ' && !(tables.length > 1 && texts.some((text) => sectionsIn(text).section))
    const isRow = texts.filter(Boolean).length >= (isShort ? leastCells : 2) && texts.length <= mostCells
    const cells = isRow ? cellsIn(text, texts) : []
    if (isHead(cells.map(({ text }) => text))) tables.push({ text, cells, lines: [] })
    else tables.at(-1)?.lines.push({ text, cells, columns: [] })
  }
  return tables.flatMap((table) => placeColumns(table, separator))
}

function parsedLines(text: string, delimiter: string) {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const
  const parsed = Papa.parse<string[]>(text, options)
  // An inch sign and a ditto mark are no quotation marks.
  const hasQuotes = /(?:^|[\t;|,])"/m.test(text) && !/[\t;|]"(?:[\t;|]|$)/m.test(text)
  const isQuoted = hasQuotes && !parsed.errors.some(({ type }) => type === 'Quotes')
  const { data } = isQuoted ? parsed : Papa.parse<string[]>(text, { ...options, quoteChar: '\0' })
  return data.map((values) => {
    const texts = values.map((value) => withoutEscape(value).replace(/\s+/g, ' ').trim())
    return { text: isQuoted ? Papa.unparse([texts], { delimiter }) : texts.join(delimiter), texts }
  })
}

/** The one of a heading near the top, or else of the most rows. */
function separatorOf(lines: readonly string[]): string | undefined {
  const isQuoted = lines.some((line) => line.includes('","'))
  const byCommas = new Set(lines.map((line) => (line.includes(', ') ? 0 : line.split(',').length)))
  const isCsv = isQuoted || (lines.length > 1 && byCommas.size === 1 && !byCommas.has(0))
  const counted = separators.map((separator) => {
    if (lines.slice(0, 12).some((line) => isHead(cut(line, separator))))
      return { separator, rows: Number.POSITIVE_INFINITY }
    const isAlone = separator === ',' ? isCsv : separator !== ' ' && separator !== ' - '
    const least = separator === '\t' || (separator === ',' && isQuoted) ? 2 : leastCells
    return { separator, rows: isAlone ? lines.filter((line) => cut(line, separator).length >= least).length : 0 }
  })
  return counted.filter(({ rows }) => rows > 0).sort((one, other) => other.rows - one.rows)[0]?.separator
}

function cut(line: string, separator: string): string[] {
  const titles = separator === ' ' ? titlesIn(line) : []
  // "Length required" is no heading.
  if (separator === ' ') return titles.length > 2 ? titles : []
  if (separator !== '  ') return line.split(separator).map((cell) => cell.trim())
  const cells = line.replace(stray, ' ').split(/\s\s+/).filter(Boolean)
  return cells.flatMap((cell) => {
    // "Qty Length" between other titles. "Part no" and "No. holes" may be no quantities, and "Total L" is none of these.
    const titles = cells.length > 1 && !/^total|\b(?:n(?:o|r|umber)|required)\b/i.test(cell) ? titlesIn(cell) : []
    return titles.length > 1 ? titles : cell
  })
}
