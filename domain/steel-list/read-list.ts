import { listLimits } from '#content/steel-list.ts'
import { linesOf, readRows } from './read-columns.ts'
import { type ReadLine, readLine } from './read-line.ts'
import { tokensOf } from './read-tokens.ts'

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
  yield
  const rows = yield* readRows(all.slice(0, listLimits.rows + 1))
  const lines: ReadLine[] = []
  for (const [at, line] of all.entries()) {
    if (lines.length === listLimits.rows) return { lines, left: all.length - at }
    const row = rows.get(line)
    if (row === 'head') continue
    yield
    const read = row ?? readLine(line.text)
    lines.push(isRemark(read) ? { kind: 'note', text: line.text } : read)
  }
  return { lines, left: 0 }
}

/** In a list, a line with a number is only about steel if it counts or measures something. */
function isRemark(read: ReadLine): boolean {
  if (read.kind !== 'refused' || read.problem !== 'noSection') return false
  const tokens = tokensOf(read.text)
  return !tokens.some(({ is, unit, families }, at) => {
    const counts = is.includes('number') && tokens[at + 1]?.is.includes('countAfter')
    return families.length > 0 || counts || ['mm', 'cm', 'm', 'ft'].includes(unit)
  })
}
