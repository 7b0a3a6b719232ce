import { listLimits } from '#content/steel-list.ts'
import { type Column, countsFrom, cutLines, type TableLine } from './cut-lines.ts'
import { inMillimetres } from './lengths-and-masses.ts'
import type { Way } from './number-roles.ts'
import { rowOf } from './read-cells.ts'
import {
  answersToLine,
  type ParsedLine,
  type ReadLine,
  readBelow,
  readLine,
  readParsed,
  readPieces,
} from './read-line.ts'
import { waysBeside } from './read-numbers.ts'
import type { Choice, Problem } from './read-phrases.ts'

/**
 * Every line of a pasted list in its order. `left` lines at the end are more than a list may have, and `textFrom` is what was pasted
 * from a line on.
 */
export type ReadList = { lines: ReadLine[]; left: number; textFrom: (line: number) => string }
/** What the columns may be, as in one row. It is not sure if anything else is possible. */
type Meaning = { way: Way; isSure: boolean }

/** A question has no more answers than this. */
const mostAnswers = 4
/** So many rows tell what the columns are. */
const mostRows = 40
/** The share of the rows that have to agree. */
const mostOfThem = 0.8
/** Of so many rows without a length, none weighs more. */
const enoughRows = 12
const mostKilograms = 5000
/** Quantities are never 1, 2, 3, 4, 5. */
const sureNumbering = 5
/** Pieces are not numbered so high, but their marks are. */
const leastMark = 100

// The parts in their order:
// cut-lines: cuts text into lines, cells
// read-cells: turns table rows into tokens
// read-tokens: cuts lines into tokens
// phrase-patterns: groups tokens into named phrases
// read-phrases: takes grade, ends, holes, finish
// read-numbers: finds sections (find-sections), reads the rest (number-roles)
// read-line: makes rows, questions, notes
/** Reads what somebody pastes or imports: lines of an email or a PDF, cells from Excel, or a CSV file. */
export function readList(text: string): ReadList {
  const reading = readInParts(text)
  let part = reading.next()
  while (!part.done) part = reading.next()
  return part.value
}

/** The same with a stop after each line, so that a page can answer its visitor in between. */
export function* readInParts(text: string): Generator<undefined, ReadList> {
  const all = cutLines(text)
  const given = all.slice(0, listLimits.rows)
  const tables = yield* readTables(given)
  const lines: ReadLine[] = []
  const starts: number[] = []
  let above: { line: ReadLine; at: number } | undefined
  for (const [start, line] of given.entries()) {
    yield
    const { text, cells } = line
    const read = tables.get(line) ?? (cells.length > 0 ? readParsed(rowOf(line)) : readLine(text))
    const below = above && readBelow(above.line, read)
    if (above && below) lines[above.at] = { kind: 'note', text: above.line.text }
    else if (/[\p{L}\d]/u.test(text)) above = { line: read, at: lines.length }
    const isSeveral = read.kind === 'refused' && read.problem.startsWith('several')
    const pieces = isSeveral && cells.length === 0 ? readPieces(text) : []
    lines.push(...(pieces.length > 0 ? pieces : [below ?? read]))
    while (starts.length < lines.length) starts.push(start)
  }
  return {
    lines: withQuantitiesInFront(lines),
    left: all.length - given.length,
    textFrom: (line) => textOf(all.slice(starts[line] ?? given.length)),
  }
}

/** As it was pasted, with the headings. */
function textOf(lines: readonly TableLine[]): string {
  const isNew = ({ head }: TableLine, at: number) => head !== undefined && head !== lines[at - 1]?.head
  return lines.flatMap((line, at) => (isNew(line, at) ? [line.head, line.text] : line.text)).join('\n')
}

/** Numbers in front of sections are quantities if one is below that of the line before. */
function withQuantitiesInFront(lines: readonly ReadLine[]): ReadLine[] {
  const numbers = lines.map((line) => {
    const number = /^\W*(\d{1,3})\s/.exec(line.text)?.[1]
    return line.kind === 'refused' && line.problem === 'number' && line.about === number ? Number(number) : 0
  })
  if (!numbers.some((number, at) => number > 0 && number < (numbers[at - 1] ?? 0))) return [...lines]
  return lines.map((line, at) => {
    const answers = numbers[at] ? answersToLine(line) : []
    return answers.find(({ as, row }) => as === 'quantity' && row.length > 0)?.line ?? line
  })
}

/** Reads tables without a heading. If most rows do not agree on one meaning of the columns, all of them are questions. */
function* readTables(lines: readonly TableLine[]): Generator<undefined, Map<TableLine, ReadLine>> {
  const read = new Map<TableLine, ReadLine>()
  const bare = lines.filter(({ cells, columns }) => cells.length > 0 && columns.length === 0)
  for (const alike of Map.groupBy(bare, ({ cells }) => cells.length).values()) {
    const columns = countingColumns(alike)
    const rows: ParsedLine[] = []
    for (const line of alike) {
      yield
      rows.push(rowOf({ ...line, columns }))
    }
    const possible = meaningsOf(rows.slice(0, mostRows))
    const [only] = possible
    const key = possible.length === 1 && only?.isSure ? only.way.key : undefined
    for (const [at, row] of rows.entries()) {
      yield
      const ways = waysBeside(row)
      // "2 No" in a cell says what it is.
      const own = ways?.length === 1 && ways[0]?.length && ways[0].isSure && ways[0].quantity?.role ? ways[0].key : key
      const doubt = ways?.some((way) => way.key === own) ? undefined : doubtOf(row, possible, alike[0]?.text ?? '')
      read.set(alike[at] as TableLine, readParsed(row, own, doubt))
    }
  }
  return read
}

function countingColumns(lines: readonly TableLine[]): Column[] {
  return (lines[0]?.cells ?? []).map((_, at): Column => {
    const filled = lines.flatMap(({ cells }) => cells[at]?.text || [])
    const first = countsFrom(filled)
    // The item of a single row is in front of its quantity.
    if (first === undefined || (filled.length === 1 && lines[0]?.cells.slice(0, at).some(({ text }) => text))) return {}
    if (first > leastMark) return { title: 'mark' }
    return first === 1 && filled.length >= sureNumbering ? { title: 'ignored' } : { isCounting: true }
  })
}

/** The meanings in which most rows can be read, or else those of any row. Without a length, all rows have to agree. */
function meaningsOf(rows: readonly ParsedLine[]): Meaning[] {
  const known = rows.map(waysBeside).filter((ways) => ways !== undefined)
  const once = known.flatMap((ways) => [...new Map(ways.map((way) => [way.key, way])).values()])
  const alike = [...Map.groupBy(once, ({ key }) => key).values()]
  const isHeavy = ({ others }: Way) => others.some(({ value }) => value > mostKilograms)
  const most = alike.filter((ways) => {
    const mayWeigh = ways.length === known.length && (known.length < enoughRows || !ways.some(isHeavy))
    return ways[0]?.length ? ways.length >= known.length * mostOfThem : mayWeigh
  })
  return (most.length > 0 ? most : alike).flatMap((ways) => {
    const isSure = most.length > 0 && ways.filter(({ isSure }) => isSure).length >= ways.length * mostOfThem
    return ways.slice(0, 1).map((way) => ({ way, isSure }))
  })
}

/** What the numbers of a row are, if its columns are as in that way. */
function numbersIn({ items }: ParsedLine, { length, quantity }: Way): { length?: number; quantity?: number } {
  const numbers = items.flatMap((item) => (item.type === 'number' && item.column !== undefined ? item : []))
  const measured = numbers.find(({ column }) => column === length?.column)
  const counted = numbers.find(({ column }) => column === quantity?.column)
  return {
    ...(measured && { length: inMillimetres(measured) }),
    ...(counted && { quantity: counted.value }),
  }
}

/** The question what the numbers of a row mean, which its table shares. */
function doubtOf(row: ParsedLine, possible: readonly Meaning[], table: string): Problem | undefined {
  const about = row.items.flatMap((item) => (item.type === 'number' && item.column !== undefined ? item.digits : []))
  const meant = possible.map(({ way }) => numbersIn(row, way)).filter((numbers) => Object.keys(numbers).length > 0)
  const choices = meant
    .toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)
    .slice(0, mostAnswers)
    .map((numbers): Choice => ({ as: numbers.length ? 'row' : 'quantity', ...numbers }))
  return about.length > 0 ? { problem: 'columns', about: about.join(', '), choices, table } : undefined
}
