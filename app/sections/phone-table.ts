/** Nobody's part, or no value: said by its absence on a phone. */
const none = '–'

/** Characters of a cell that stand three, two and one to a line of a phone. */
const third = 14
const half = 22
const whole = 46

export type PhoneShape = 'tight' | 'turned' | 'stacked'
export type CellSpan = 'third' | 'half' | 'full' | 'none'
type Layout = { spans: CellSpan[][]; lines: number }

const longestWord = (text: string) => Math.max(...text.split(/[ -]/).map(({ length }) => length))

/**
 * How a table stands on a phone: `tight` remains a table, `turned` swaps rows and columns (few rows of many short values),
 * `stacked` gives each row a head line with its values beneath.
 */
export function phoneShape(columns: readonly string[], rows: readonly (readonly string[])[]): PhoneShape {
  const widths = columns.map((label, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    return Math.max(longestWord(label) * 0.7, ...cells.map((cell) => Math.max(longestWord(cell), cell.length / 3)))
  })
  if (widths.reduce((sum, width) => sum + width, 0) <= 34 - columns.length) return 'tight'
  const short = rows.flat().every((cell) => cell.length <= 34 && longestWord(cell) <= 12)
  return rows.length <= 3 && columns.length > 4 && short ? 'turned' : 'stacked'
}

/** How much of a phone's line each value of a stacked row takes; `pairs` sets what is no third two to a line. */
function rowSpans(cells: readonly string[], pairs: boolean): CellSpan[] {
  const shown = cells.filter((cell) => cell !== none)
  const spans: CellSpan[] = []
  for (let at = 0; at < shown.length; ) {
    const thirds = (count: number) => {
      const line = shown.slice(at, at + count)
      return line.length === count && line.every(({ length }) => length <= third)
    }
    const inThirds = thirds(3) || (spans.at(-1) === 'third' && thirds(2))
    const count = thirds(3) ? 3 : inThirds || (pairs && at + 1 < shown.length) ? 2 : 1
    for (let each = 0; each < count; each++) spans.push(inThirds ? 'third' : count === 2 ? 'half' : 'full')
    at += count
  }
  return cells.map((cell) => (cell === none ? 'none' : (spans.shift() ?? 'full')))
}

/** Lines that a row takes: a label stands above a half, and before a full value. */
function linesOf(cells: readonly string[], spans: readonly CellSpan[], labels: readonly string[]): number {
  let lines = 0
  cells.forEach((cell, at) => {
    if (spans[at] === 'full') lines += Math.ceil((cell.length + (labels[at] ?? '').length + 2) / whole)
    // Of two halves the longer counts, and each is seen once.
    if (spans[at] === 'half') lines += (1 + Math.ceil(cell.length / half)) / 2
  })
  return lines
}

/**
 * How the values of a stacked table stand on a phone: short ones three to a line, in columns begun above; the others two to a
 * line or one, whichever makes the whole table shorter, and the same in all its rows.
 */
export function tableSpans(rows: readonly (readonly string[])[], labels: readonly string[]): CellSpan[][] {
  const [paired, single] = [true, false].map((pairs) => {
    const spans = rows.map((cells) => rowSpans(cells, pairs))
    return { spans, lines: rows.reduce((sum, cells, at) => sum + linesOf(cells, spans[at] ?? [], labels), 0) }
  }) as [Layout, Layout]
  return (paired.lines <= single.lines ? paired : single).spans
}
