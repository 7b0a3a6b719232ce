import { sectionsIn } from './find-sections.ts'
import { inMillimetres, isLength, lengthUnits, plainNumber } from './lengths-and-masses.ts'
import { coats, endIn, type ListRow, type RowField, rowProblem } from './list-row.ts'
import { cellsOf, typedName } from './list-text.ts'
import type { Problem } from './read-phrases.ts'
import { type Token, tokensOf } from './read-tokens.ts'

/** A row as it is typed. No end is a plain one, and no finish is none. */
export type RowCells = Record<RowField, string>
export type RowProblems = Partial<Record<RowField, Problem>>

export function readRow(cells: RowCells): { row?: ListRow; problems: RowProblems } {
  const problems: RowProblems = {}
  const section = sectionsIn(cells.section).section?.id
  const about = cells.section.trim()
  if (!section) problems.section = { problem: about ? 'unknownSection' : 'noSection', about }
  const length = lengthOf(cells.length)
  if (typeof length !== 'number') problems.length = length
  const row: ListRow = {
    mark: cells.mark.trim(),
    section: section ?? '',
    quantity: count(cells.quantity),
    length: typeof length === 'number' ? length : 1000,
    grade: cells.grade,
    ends: [endIn(cells.end1), endIn(cells.end2)],
    holes: count(cells.holes || '0'),
    finish: coats.find((coat) => coat === cells.finish) ?? 'none',
    note: cells.note.trim(),
  }
  const problem = rowProblem(row)
  if (problem) problems[problem === 'tooLong' ? 'length' : problem] = { problem, about: '' }
  return Object.keys(problems).length > 0 ? { problems } : { row, problems }
}

/** Digits only: "4 no" in a cell for the quantity could be anything. */
function count(typed: string): number {
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN
}

/** As in a line: 3.3 is in metres, 3300 in millimetres, and 6 could be either. */
function lengthOf(typed: string): number | Problem {
  const [token, ...others] = tokensOf(plainNumber(typed))
  const units: readonly Token['unit'][] = ['', ...lengthUnits]
  if (!token?.kinds.includes('number') || others.length > 0 || !units.includes(token.unit))
    return { problem: 'noLength', about: '' }
  return isLength(token) ? inMillimetres(token) : { problem: 'lengthUnit', about: token.digits }
}

/** The cells of a row. What is still to be given is empty. */
export function typedCells(row: ListRow): RowCells {
  return { ...cellsOf(row), length: row.length > 0 ? String(row.length) : '' }
}

/** The sections that somebody may have meant in a cell. */
export function suggestSections(typed: string): string[] {
  return sectionsIn(typed).near.slice(0, 3).map(typedName)
}
