import * as z from 'zod/mini'
import { sentListCopy as copy } from '#content/attachments.ts'
import { enquiryForms } from '#content/enquiry.ts'
import { fillIn, written } from '#content/fill-in.ts'
import { listCopy, listLimits } from '#content/steel-list.ts'
import { cleanLines } from '../clean-text.ts'
import type { EmailBlock } from '../email-text.ts'
import { shownWeight } from '../steel-lift.ts'
import { steelSectionById } from '../steel-sections.ts'
import { answerList } from './list-answers.ts'
import { type ListRow, rowSchema } from './list-row.ts'
import { cellsOf, detailsText, rowText } from './list-text.ts'

/** The steel list of an enquiry. `others` are the lines that are no rows, word for word. */
export type SentList = { rows: readonly ListRow[]; others: readonly string[] }

/** Flat, so that a row that breaks our rules can still be written in one line. */
const flatRow = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
const sentSchema = z.object({ rows: z.array(flatRow), others: z.array(z.string()) })

/** The form's field for a list, as JSON. A row has only what is not empty, plain or none, because the field has a limit. */
export function writeSentList({ rows, others }: SentList): string {
  const sent = { rows: rows.map(rowData), others }
  // These end a line in a form's field, and JSON leaves them as they are.
  return JSON.stringify(sent).replace(/[\u0085\u2028\u2029]/g, ' ')
}

const empty = { mark: '', grade: '', note: '', ends: 'plain,plain', holes: '0', finish: 'none' }

function rowData(row: ListRow) {
  return Object.fromEntries(
    Object.entries(row).filter(([field, value]) => String(value) !== empty[field as keyof typeof empty]),
  )
}

/**
 * Checks what the field holds. Never fails: rows that break our rules are lines, and a field that is no list of ours is kept as
 * it was written, as without scripts. It reads no prose.
 */
export function readSentList(text: string): SentList {
  const sent = sentSchema.safeParse(parsed(text))
  if (!sent.success) return { rows: [], others: filledLines(text) }
  const rows: ListRow[] = []
  const broken: string[] = []
  for (const given of sent.data.rows) {
    const row = rows.length < listLimits.rows ? rowSchema.safeParse(given).data : undefined
    if (row) rows.push(row)
    else broken.push(Object.values(given).flat().join(' '))
  }
  return { rows, others: filledLines(cleanLines([...broken, ...sent.data.others].join('\n'))) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function filledLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim())
}

/** "Steel list: 12 pieces, 430 kg". */
export function listTitle({ rows, others }: SentList): string {
  const { pieces, mass } = answerList(rows)
  const contents = [
    pieces > 0 && fillIn(pieces === 1 ? copy.onePiece : copy.pieces, { pieces, mass: shownWeight(mass) }),
    others.length > 0 && fillIn(others.length === 1 ? copy.oneOther : copy.others, { others: others.length }),
  ]
  const { label } = enquiryForms.quote.fields.steelList
  return fillIn(copy.summary, { label, contents: contents.filter(Boolean).join(', ') })
}

/** Rows as sentences, and the other lines word for word. */
export function listLines({ rows, others }: SentList): string[] {
  return [...rows.map(rowText), ...others]
}

/** The list in an email. The server's emails have its rows attached as a file; a mail draft has not. */
export function listBlocks(list: SentList, file: 'enclosed' | 'none'): EmailBlock[] {
  const { rows, others } = list
  const summary = listTitle(list)
  const enclosed = file === 'enclosed' && rows.length > 0
  const lines = enclosed ? others.map((line) => fillIn(copy.asWritten, { line, file: copy.file })) : others
  return [
    {
      heading: enclosed ? fillIn(copy.enclosed, { summary, file: copy.file }) : summary,
      list: listLines({ rows, others: lines }),
      table:
        rows.length > 0
          ? { columns: copy.columns, records: [...rows.map(recordOf), ...lines.map((line) => [line])] }
          : undefined,
    },
  ]
}

/** The list in a mail draft that is too short for it. */
export function briefListBlocks(list: SentList): EmailBlock[] {
  return [{ heading: listTitle(list), note: listCopy.pasteBelow }]
}

function recordOf(row: ListRow): string[] {
  const { mark, quantity, mass } = cellsOf(row)
  const section = steelSectionById(row.section)?.name ?? row.section
  return [mark, quantity, section.replace(' ', '\u00a0'), written(row.length), detailsText(row), mass]
}
