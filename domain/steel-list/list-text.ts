import { fillIn } from '#content/fill-in.ts'
import { listCopy as copy, listLimits } from '#content/steel-list.ts'
import { pieceMass } from '#content/steel-sections.ts'
import { steelSectionById } from '../steel-sections.ts'
import type { ListRow, RowField } from './list-row.ts'
import type { Choice, Problem } from './read-phrases.ts'

export function problemText({ problem, about }: Problem): string {
  const { quantity, holes, length } = listLimits
  return fillIn(copy.problems[problem], { about, quantity, holes, ...length })
}

/** What a button says that answers the question. */
export function answerText({ as, row }: { as: Choice['as']; row: ListRow }): string {
  const { grade, ends, finish, quantity, length, section } = row
  if (as === 'section') return steelSectionById(section)?.name ?? section
  if (as === 'grade') return grade
  if (as === 'finish') return finish === 'none' ? copy.noFinish : finish
  if (as === 'ends') return endsText(ends).join(', ')
  if (as === 'row' || as === 'asRead') return rowText(row)
  return fillIn(copy.answers[as], { quantity, length })
}

/** "B12: 4 × UB 203×133×25, 3,300 mm, S355, end plate at both ends, 2 holes in each, primed (over the door)". */
export function rowText(row: ListRow): string {
  const { mark, section, quantity, length } = row
  const piece = fillIn(copy.row, { quantity, section: steelSectionById(section)?.name ?? section, length })
  const details = detailsText(row)
  const joint = details.startsWith('(') ? ' ' : ', '
  return `${mark && `${mark}: `}${piece}${details && joint}${details}`
}

/** "S355, end plate at both ends, 2 holes in each, primed (over the door)". */
export function detailsText({ grade, ends, holes, finish, note }: ListRow): string {
  const parts = [
    grade,
    ...endsText(ends),
    holes > 0 && fillIn(holes === 1 ? copy.oneHole : copy.holes, { holes }),
    finish !== 'none' && finish,
  ]
  return `${parts.filter(Boolean).join(', ')}${note && ` (${note})`}`.trim()
}

function endsText(ends: ListRow['ends']): string[] {
  const [one, other] = ends
  if (one === other) return one === 'plain' ? [] : [fillIn(copy.bothEnds, { end: one })]
  return ends.filter((end) => end !== 'plain').map((end) => fillIn(copy.oneEnd, { end }))
}

export function typedName({ name }: { name: string }): string {
  return name.replaceAll('×', 'x')
}

export function cellsOf(row: ListRow): Record<RowField | 'mass', string> {
  const section = steelSectionById(row.section)
  const [end1 = '', end2 = ''] = row.ends.map((end) => (end === 'plain' ? '' : end))
  return {
    mark: row.mark,
    section: section ? typedName(section) : row.section,
    quantity: String(row.quantity),
    length: String(row.length),
    grade: row.grade,
    end1,
    end2,
    holes: row.holes > 0 ? String(row.holes) : '',
    finish: row.finish === 'none' ? '' : row.finish,
    note: row.note,
    mass: section ? pieceMass(section.mass, row.length).toFixed(1) : '',
  }
}
