import { listLimits } from '#content/steel-list.ts'
import { linesOf, readCells } from './read-columns.ts'
import { type ReadLine, readLine } from './read-line.ts'

/** Every line of a pasted list in its order. `left` lines at the end are more than a list may have. */
export type ReadList = { lines: ReadLine[]; left: number }

/** Reads what somebody pastes or imports: lines of an email or a PDF, cells from Excel, or a CSV file. */
export function readList(text: string): ReadList {
  const reading = readInParts(text)
  let part = reading.next()
  while (!part.done) part = reading.next()
  return part.value
}

/** The same with a stop after each line, so that a page can answer its visitor in between. */
export function* readInParts(text: string): Generator<undefined, ReadList> {
  const all = linesOf(text)
  const given = all.slice(0, listLimits.rows)
  const lines: ReadLine[] = []
  /** Which cell of so many is the quantity, by the rows without a heading that can be read in one way. */
  const learned = new Map<number, number>()
  for (const line of given) {
    yield
    const read = line.cells.length > 0 ? readCells(line) : readLine(line.text)
    lines.push(read)
    const [start, end] = (read.kind === 'row' && read.spans.quantity) || [0, 0]
    const found = line.cells.findIndex(({ from, to }) => from <= start && start < end && end <= to)
    const { length } = line.cells
    if (line.columns[found] && !line.columns[found].title)
      learned.set(length, (learned.get(length) ?? found) === found ? found : -1)
  }
  for (const [at, line] of given.entries()) {
    const known = learned.get(line.cells.length) ?? -1
    const column = line.columns[known]
    if (lines[at]?.kind !== 'refused' || !column || column.title) continue
    yield
    const again = readCells({ ...line, columns: line.columns.with(known, { title: 'quantity' }) })
    if (again.kind === 'row') lines[at] = again
  }
  return { lines, left: all.length - given.length }
}
