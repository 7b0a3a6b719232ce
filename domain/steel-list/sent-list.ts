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

/** The steel list of an enquiry: every line in its order, as a row or as it was written. */
export type SentList = { lines: readonly (ListRow | string)[]; rows: readonly ListRow[] }

/** The text of the form's field for a list. `others` are the lines that are no rows, word for word. */
export function writeSentList(rows: readonly ListRow[], others: readonly string[]): string {
  return [...(rows.length > 0 ? [listCsv(rows).trim()] : []), others.join('\n')].join('\n\n').trim()
}

/** Reads the field back: our own table with the other lines below it, or what a visitor without scripts has written. */
export function readSentList(text: string): SentList {
  const own = text.startsWith(listCsv([]).trim())
  const [table = '', ...others] = own ? text.split(/(?:\r?\n){2,}/) : [text]
  const lines = [table, others.join('\n')].flatMap((part) => {
    const { lines, left } = readList(part)
    const beyond = left > 0 ? part.split('\n').filter((line) => line.trim()) : []
    return [...lines.map((line) => (line.kind === 'row' ? line.row : line.text)), ...beyond.slice(-left)]
  })
  return { lines, rows: lines.filter((line) => typeof line !== 'string') }
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
  return lines.map((line) => (typeof line === 'string' ? line : rowText(line)))
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

function recordOf(row: ListRow): string[] {
  const { mark, quantity, mass } = cellsOf(row)
  const section = steelSectionById(row.section)?.name ?? row.section
  return [mark, quantity, section, written(row.length), detailsText(row), mass]
}
