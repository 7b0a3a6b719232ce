import { listLimits } from '#content/steel-list.ts'
import { cutLines } from './cut-lines.ts'
import { isLength } from './lengths-and-masses.ts'
import { cellsOf, detailsText, rowText } from './list-text.ts'
import { answersToLine, isBareRow, parseTokens, type ReadLine, readLine, readParsed } from './read-line.ts'
import { readTables, rowOf } from './read-tables.ts'
import { cellBorder, tokensOf } from './read-tokens.ts'
import { type Cell, ditto, type TableLine } from './table-heads.ts'

/**
 * Every line of a pasted list in its order. `left` lines at the end are more than a list may have, and `textFrom` is what was pasted
 * from a line on. Within a line of several pieces, it starts with those that are left.
 */
export type ReadList = { lines: ReadLine[]; left: number; textFrom: (line: number) => string }

/** Reads what somebody pastes or imports: lines of an email or a PDF, cells from Excel, or a CSV file. */
export function readList(text: string): ReadList {
  const reading = readInParts(text)
  let part = reading.next()
  while (!part.done) part = reading.next()
  return part.value
}

/** The same with a stop after each line, so that a page can answer its visitor in between. */
export function* readInParts(text: string): Generator<undefined, ReadList> {
  const all = withDittos(cutLines(text))
  const given = all.slice(0, listLimits.rows)
  const tables = yield* readTables(given)
  const lines: ReadLine[] = []
  const starts: number[] = []
  let above: { line: ReadLine; at: number } | undefined
  for (const [start, line] of given.entries()) {
    yield
    const { text, cells } = line
    const read = tables.get(line) ?? readLine(text)
    const below = above && readBelow(above.line, read, line)
    if (above && below) lines[above.at] = { kind: 'note', text: above.line.text }
    else if (/[\p{L}\d]/u.test(text)) above = { line: read, at: lines.length }
    const pieces = read.kind === 'refused' && cells.length === 0 ? readPieces(text) : []
    lines.push(...(pieces.length > 0 ? pieces : [below ?? read]))
    while (starts.length < lines.length) starts.push(start)
  }
  return {
    lines: withQuantitiesInFront(lines, (at) => given[starts[at] ?? 0]?.cells.length === 0),
    left: all.length - given.length,
    textFrom: (line) => {
      const before = starts[line - 1] ?? -1
      const isPiece = (at: number) => at >= line && starts[at] === before
      const pieces = lines.flatMap((read, at) => (read.kind === 'row' && isPiece(at) ? rowText(read.row) : []))
      return [...pieces, textOf(all.slice(before + 1))].join('\n')
    },
  }
}

/** A ditto mark says the same as the cell above. */
function withDittos(lines: readonly TableLine[]): TableLine[] {
  let above: readonly Cell[] = []
  return lines.map((line) => {
    const cells = line.cells.map((cell, column) => {
      const isDitto = ditto.test(cell.text) && line.cells.length === above.length
      return isDitto ? { ...cell, text: above[column]?.text ?? '' } : cell
    })
    above = cells
    return { ...line, cells }
  })
}

/** As it was pasted, with the headings. */
function textOf(lines: readonly TableLine[]): string {
  const isNew = ({ head }: TableLine, at: number) => head !== undefined && head !== lines[at - 1]?.head
  return lines.flatMap((line, at) => (isNew(line, at) ? [line.head, line.text] : line.text)).join('\n')
}

/** Outside tables, numbers before sections are quantities if one is less than the one on the line above. */
function withQuantitiesInFront(lines: readonly ReadLine[], isOutside: (at: number) => boolean): ReadLine[] {
  const numbers = lines.map((line, at) => {
    if (!isOutside(at)) return 0
    const number = /^\W*(\d{1,3})\s/.exec(line.text)?.[1]
    return line.kind === 'refused' && line.problem === 'number' && line.about === number ? Number(number) : 0
  })
  if (!numbers.some((number, at) => number > 0 && number < (numbers[at - 1] ?? 0))) return [...lines]
  return lines.map((line, at) => {
    const answers = numbers[at] ? answersToLine(line) : []
    return answers.find(({ as, row }) => as === 'quantity' && row.length > 0)?.line ?? line
  })
}

/** "203x133x25 UB: 2 @ 3400, 1 @ 4100" as rows, if all pieces are counted and nothing else is said of the others. */
function readPieces(text: string): ReadLine[] {
  const [first = '', ...others] = text.split(/[,;+&](?!\d)|(?<=\s)and(?=\s)/)
  if (others.length === 0) return []
  const read = readLine(first)
  if (read.kind !== 'row' || read.assumed.includes('onePiece')) return []
  // "S355" after the first length may not apply to the others.
  const isOwn = /\d/.test(first.slice(Math.max(...read.spans.flat())))
  if (isOwn || detailsText({ ...read.row, grade: '' })) return []
  const { section } = cellsOf(read.row)
  const more = others.flatMap((piece): ReadLine[] => {
    const line = readLine(`${section} - ${piece.trim()}`)
    if (line.kind !== 'row' || line.assumed.includes('onePiece') || line.row.mark || detailsText(line.row)) return []
    const { quantity, length } = line.row
    return [{ ...read, text, row: { ...read.row, quantity, length }, spans: [] }]
  })
  return more.length === others.length ? [{ ...read, text }, ...more] : []
}

/** "HE200A" and "ROD16" are other sections. */
const bareMark = /^(?!he\W?\d{3})(?:\p{L}{0,2}[-/.]?\d{1,4}\p{L}?|\p{L}?)$/iu

/** A line without a section as a row of the section above it, which is alone on its line, perhaps with a mark. */
function readBelow(above: ReadLine, read: ReadLine, line: TableLine): ReadLine | undefined {
  if (above.kind !== 'refused' || above.problem !== 'noLength' || !above.assumed?.includes('onePiece')) return undefined
  const isUnnamed = read.kind === 'note' || (read.kind === 'refused' && read.problem === 'noSection')
  if (!above.draft || above.draft.note || !isUnnamed) return undefined
  const { text } = line
  const parsed = line.columns.length > 0 ? rowOf(line) : parseTokens(text, tokensOf(text.replaceAll('\t', cellBorder)))
  const { tokens, given } = parsed
  const mark = given?.mark || (parsed.mark.split(' ').at(-1) ?? '')
  if (!isBareRow(parsed, isLength) || (mark && above.draft.mark) || !bareMark.test(mark)) return undefined
  const first = parsed.items.find((item) => item.type === 'number')
  const at = tokens.findIndex(({ from }) => from === first?.from)
  const section = tokensOf(`${cellBorder} ${above.text} ${cellBorder}`, text.length)
  return readParsed(parseTokens(text, tokens.toSpliced(at, 0, ...section), given))
}
