/** Nobody's part, or no value: said by its absence on a phone. */
const none = '–'

/** Characters of a cell that stand three, two and one to a line of a phone. */
const third = 14
const half = 22
const whole = 46

export type PhoneShape = 'tight' | 'turned' | 'stacked'
export type CellSpan = 'third' | 'half' | 'full' | 'none'

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

/** True where two values take fewer lines side by side, below their labels, than one under the other, behind them. */
function fitsHalves(texts: readonly string[], labels: readonly string[]): boolean {
  const beside = 1 + Math.max(...texts.map(({ length }) => Math.ceil(length / half)))
  const below = texts.reduce(
    (sum, text, at) => sum + Math.ceil((text.length + (labels[at] ?? '').length + 2) / whole),
    0,
  )
  return beside <= below
}

/** How much of a phone's line each value of a stacked row takes: short ones stand two or three to a line, in columns begun above. */
export function cellSpans(cells: readonly string[], labels: readonly string[] = []): CellSpan[] {
  const shown = cells.filter((cell) => cell !== none)
  const shownLabels = labels.filter((_, at) => cells[at] !== none)
  const spans: CellSpan[] = []
  for (let at = 0; at < shown.length; ) {
    const next = (count: number, most: number) => {
      const line = shown.slice(at, at + count)
      return line.length === count && line.every(({ length }) => length <= most)
    }
    const inThirds = next(3, third) || (spans.at(-1) === 'third' && next(2, third))
    const pair = at + 1 < shown.length && fitsHalves(shown.slice(at, at + 2), shownLabels.slice(at, at + 2))
    const count = next(3, third) ? 3 : inThirds || pair ? 2 : 1
    for (let each = 0; each < count; each++) spans.push(inThirds ? 'third' : count === 2 ? 'half' : 'full')
    at += count
  }
  return cells.map((cell) => (cell === none ? 'none' : (spans.shift() ?? 'full')))
}
