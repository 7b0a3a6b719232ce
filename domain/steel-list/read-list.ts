import { listLimits } from '#content/steel-list.ts'
import { clipped, type End } from './list-row.ts'
import { readTable, type TableRow } from './list-table.ts'
import { type ReadLine, readLine } from './read-line.ts'

/** Every line of a pasted list in its order. `left` lines at the end are more than a list may have. */
export type ReadList = { lines: ReadLine[]; left: number }

/** Reads what somebody pastes or imports: lines of an email or a PDF, cells from Excel, or a CSV file. */
export function readList(text: string): ReadList {
  const table = readTable(text)
  const all = table ? [...table.before, ...table.rows] : text.split(/\r\n|[\n\r\u2028]/).filter((line) => line.trim())
  let number = 0
  const lines = all.slice(0, listLimits.rows).map((line): ReadLine => {
    if (typeof line !== 'string') return readCells(line)
    // "1. …" and "2) …" number the lines, but only in their order: otherwise they could be quantities.
    const [start = '', numbered] = /^\s*(\d{1,3})[.)]\s+/.exec(line) ?? []
    if (Number(numbered) !== number + 1) return readLine(line)
    number += 1
    return { ...readLine(line.slice(start.length)), text: line }
  })
  return { lines, left: all.length - lines.length }
}

/**
 * Puts the cells into one line, which is read like any other. Mark and note are taken as they are. A table without sections
 * has them in its descriptions.
 */
function readCells({ text, cells, others }: TableRow): ReadLine {
  const {
    mark = '',
    description = '',
    section = description,
    quantity = '',
    length = '',
    grade = '',
    holes = '',
    finish = '',
  } = cells
  if (!section && !length && !quantity) return { kind: 'note', text }
  const line = [
    quantity.replace(/^(\d+)(?:\.0+)?$/, '$1 no'),
    section,
    length.replace(/^(?=[\d.])/, 'x '),
    grade.replace(/^(?=\d{3})/, 'S'),
    holes.replace(/^\d+$/, '$& holes'),
    finish.replace(/^none$/i, ''),
    cells.ends,
  ]
  const read = readLine(line.filter(Boolean).join(' ¦ '))
  if (read.kind !== 'row') return { ...read, text }
  const words = [...others.filter((cell) => /[a-z]/i.test(cell)), section === description ? '' : description]
  const note = [read.row.note, ...words, cells.note].filter(Boolean).join('; ')
  const row = {
    ...read.row,
    mark: clipped(mark, listLimits.mark) || read.row.mark,
    ends: cells.end1 || cells.end2 ? ([endOf(cells.end1), endOf(cells.end2)] as const) : read.row.ends,
    note: clipped(note, listLimits.note),
  }
  return { ...read, text, row }
}

/** A plain end, unless the cell names a plate. */
export function endOf(cell = ''): End {
  return (['end plate', 'base plate', 'fin plate'] as const).find((end) => end === cell.toLowerCase()) ?? 'plain'
}
