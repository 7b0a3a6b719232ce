import { listLimits } from '#content/steel-list.ts'
import { readTables } from './name-columns.ts'
import { linesOf, rowOf } from './read-columns.ts'
import { type ReadLine, readLine, readParsed } from './read-line.ts'

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
  const tables = yield* readTables(given)
  const lines: ReadLine[] = []
  for (const line of given) {
    yield
    lines.push(tables.get(line) ?? (line.cells.length > 0 ? readParsed(rowOf(line)) : readLine(line.text)))
  }
  return { lines, left: all.length - given.length }
}
