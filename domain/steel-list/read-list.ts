import { listLimits } from '#content/steel-list.ts'
import type { Spans } from './number-roles.ts'
import { type Column, linesOf, readCells, type TableLine } from './read-columns.ts'
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
  const learned = new Map<string, Column>()
  for (const line of given) {
    yield
    const read = line.cells.length > 0 ? readCells(line) : readLine(line.text)
    if (read.kind === 'row' && !isNamed(line)) learn(learned, line, read.spans)
    lines.push(read)
  }
  // Without a heading, the rows that can be read in one way name the columns of the others.
  for (const [at, line] of given.entries()) {
    if (lines[at]?.kind !== 'refused' || isNamed(line)) continue
    yield
    const columns = line.columns.map((column, index) => learned.get(placeOf(line, index)) ?? column)
    const again = readCells({ ...line, columns })
    if (again.kind === 'row') lines[at] = again
  }
  return { lines, left: all.length - given.length }
}

const isNamed = ({ columns }: TableLine) => columns.every(({ title }) => title)
const placeOf = ({ cells }: TableLine, index: number) => `${index} of ${cells.length}`

/** Where two rows disagree, the column keeps no title. */
function learn(learned: Map<string, Column>, line: TableLine, spans: Spans): void {
  for (const title of ['quantity', 'length'] as const) {
    const [start, end] = spans[title] ?? [-1, -1]
    const index = line.cells.findIndex(({ from, to }) => from <= start && end <= to)
    const known = learned.get(placeOf(line, index))
    if (index >= 0) learned.set(placeOf(line, index), known && known.title !== title ? {} : { title })
  }
}
