import { steelListCopy as copy, enquiryForms } from '#content/enquiry.ts'
import { profilePickerInput } from '#content/interactive/steel-profiles.ts'
import type { EmailBlock } from '../email-text.ts'
import { fillIn, written } from '../fill-in.ts'
import { shownWeight } from '../steel-lift.ts'
import { steelSectionById } from '../steel-sections.ts'
import { answerList } from './list-answers.ts'
import type { ListRow } from './list-row.ts'
import { cellsOf, detailsText, listCsv, listSummary, rowText } from './list-text.ts'
import { readList } from './read-list.ts'

/** `written` is the visitor's line, where the row says more than it did: "one piece", for example. */
type SentRow = { row: ListRow; written?: string }

/** The steel list of an enquiry: every line in its order, as a row or as it was written. */
export type SentList = { lines: readonly (SentRow | string)[]; rows: readonly ListRow[] }

/** The text of the form's field for a list. `others` are the lines that are no rows, word for word. */
export function writeSentList(rows: readonly ListRow[], others: readonly string[]): string {
  return [listCsv(rows).trim(), others.join('\n')].join('\n\n').trim()
}

/**
 * Reads the field back: our own table with the other lines below it, or what a visitor without scripts has written. No line is
 * left out.
 */
export function readSentList(text: string): SentList {
  const own = text.startsWith(listCsv([]).trim())
  const [list = '', ...others] = own ? text.split(/(?:\r?\n){2,}/) : [text]
  const read = readList(list)
  const rows = read.lines.map((line): SentRow | string => {
    if (line.kind !== 'row') return line.text
    return { row: line.row, written: own || line.assumed.length === 0 ? undefined : line.text }
  })
  const lines = [...rows, ...(read.left > 0 ? linesOf(list).slice(-read.left) : []), ...others.flatMap(linesOf)]
  return { lines, rows: lines.flatMap((line) => (typeof line === 'string' ? [] : [line.row])) }
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim())
}

/** "Steel list: 12 pieces, 430 kg". */
export function listTitle({ lines, rows }: SentList): string {
  const { pieces, mass } = answersOf(rows)
  const others = lines.length - rows.length
  const contents = [
    pieces > 0 && fillIn(pieces === 1 ? copy.onePiece : copy.pieces, { pieces, mass: shownWeight(mass) }),
    others > 0 && fillIn(others === 1 ? copy.oneOther : copy.others, { others }),
  ]
  const { label } = enquiryForms.quote.fields.steelList
  return fillIn(copy.summary, { label, contents: contents.filter(Boolean).join(', ') })
}

/** Rows as sentences, and the other lines word for word. */
export function listLines({ lines }: SentList): string[] {
  return lines.map((line) => (typeof line === 'string' ? line : `${rowText(line.row)}${writtenOf(line)}`))
}

/** The list in an email. The server's emails have its rows attached as a file; a mail draft has not. */
export function listBlocks(list: SentList, file: 'enclosed' | 'none'): EmailBlock[] {
  const { lines, rows } = list
  const summary = listTitle(list)
  const enclosed = file === 'enclosed' && rows.length > 0
  const texts = listLines(list).map((line, index) =>
    enclosed && typeof lines[index] === 'string' ? fillIn(copy.asWritten, { line, file: copy.file }) : line,
  )
  const records = lines.map((line, index) => (typeof line === 'string' ? [texts[index] ?? ''] : recordOf(line)))
  return [
    {
      heading: enclosed ? fillIn(copy.enclosed, { summary, file: copy.file }) : summary,
      list: texts,
      table: rows.length > 0 ? { columns: copy.columns, records } : undefined,
    },
  ]
}

/** The list in a mail draft that is too short for it: the totals and the largest groups. */
export function briefListBlocks(list: SentList): EmailBlock[] {
  return [{ heading: listTitle(list), note: listSummary(list.rows, answersOf(list.rows)) }]
}

function answersOf(rows: readonly ListRow[]) {
  return answerList(rows, profilePickerInput.radius)
}

function recordOf(line: SentRow): string[] {
  const { row } = line
  const { mark, quantity, mass } = cellsOf(row)
  const section = steelSectionById(row.section)?.name ?? row.section
  return [
    mark,
    quantity,
    section.replace(' ', '\u00a0'),
    written(row.length),
    `${detailsText(row)}${writtenOf(line)}`.trim(),
    mass,
  ]
}

function writtenOf({ written = '' }: SentRow): string {
  return written && ` ${fillIn(copy.written, { written })}`
}
