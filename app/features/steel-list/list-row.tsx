import { type ChangeEvent, memo, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { fieldCopy } from '#content/field-copy.ts'
import { fillIn, written } from '#content/fill-in.ts'
import { listPageCopy as copy, listCopy, listLimits } from '#content/steel-list.ts'
import { answerList } from '#domain/steel-list/list-answers.ts'
import type { RowField } from '#domain/steel-list/list-row.ts'
import { problemText, rowText } from '#domain/steel-list/list-text.ts'
import { type RowItem, readingOf, type Step, setCell } from './list-steps.ts'
import { RowActs, SectionSuggestions, WrittenLine } from './row-parts.tsx'
import './list-row.css'

type Props = { item: RowItem; row: number; onStep: (step: Step) => void }

const choices: Partial<Record<RowField, readonly (readonly [value: string, label: string])[]>> = {
  end1: Object.entries(copy.ends),
  end2: Object.entries(copy.ends),
  finish: Object.entries(copy.finishes),
}
const fields = Object.keys(copy.fields) as RowField[]
const { mark, note } = listLimits
const longest: Partial<Record<RowField, number>> = { mark, note, grade: mark, section: 60 }
/** The lists of what may be typed, by their ids in the page. */
export const typedLists: Partial<Record<RowField, string>> = { section: 'steel-sections', grade: 'steel-grades' }

/**
 * One row of the list. The list handles its keys and buttons, so that 500 rows have few handlers. On phones, a row that arrives
 * complete is folded to what a visitor checks.
 */
export const ListRow = memo(function ListRow({ item, row, onStep }: Props) {
  const { id, cells } = item
  const { problems, ...read } = readingOf(cells)
  const errors = (item.wrong ?? []).filter((field) => problems[field])
  const answer = read.row && answerList([read.row]).rows[0]
  const notes = notesOf(item, answer)
  const [isOpen, setOpen] = useState(!read.row)
  const isFolded = read.row && !isOpen

  return (
    <li className={`steel-row ${isFolded ? 'steel-row--folded' : ''}`} data-id={id}>
      <span className="steel-row__number note-text" aria-hidden="true">
        {row}
      </span>
      {read.row && answer ? (
        <>
          <p className="steel-row__read">
            {rowText(read.row)}. {fillIn(copy.massEach, { mass: answer.mass })}
          </p>
          <Button
            look="plain"
            size="small"
            className="steel-row__edit"
            aria-expanded={!isFolded}
            aria-label={fillIn(copy.act, { act: copy.edit, row })}
            onClick={() => setOpen(!isOpen)}
          >
            {copy.edit}
          </Button>
        </>
      ) : null}
      {fields.map((field) => (
        <div key={field} className="steel-row__cell" style={{ gridArea: field }}>
          <span className="steel-row__label text-small weight-600" aria-hidden="true">
            {copy.fields[field]}
          </span>
          <Cell item={item} row={row} onStep={onStep} field={field} wrong={errors.includes(field)} />
        </div>
      ))}
      <p className="steel-row__mass">
        <span className="steel-row__label text-small weight-600">{copy.mass}</span>
        {answer ? written(answer.mass) : '–'}
      </p>
      <RowActs row={row} />
      <RowErrors item={item} errors={errors} />
      {item.written || notes ? (
        <p className="steel-row__note">
          {item.written ? <WrittenLine written={item.written} /> : null} {notes}
        </p>
      ) : null}
    </li>
  )
})

function RowErrors({ item: { id, cells }, errors }: { item: RowItem; errors: readonly RowField[] }) {
  const { problems } = readingOf(cells)
  return errors.map((field) => {
    const problem = problems[field]
    return problem ? (
      <p key={field} id={`steel-${id}-${field}-error`} className="steel-row__note steel-row__note--error field__error">
        <span className="sr-only">{fieldCopy.error}</span>
        {fillIn(copy.problem, {
          field: copy.fields[field],
          text: problem.problem === 'noSection' ? copy.noSection : problemText(problem),
        })}
        {field === 'section' ? <SectionSuggestions typed={cells.section} /> : null}
      </p>
    ) : null
  })
}

/** The control of one cell: a field to type in, or a list to choose from. */
function Cell({ item: { id, cells }, row, onStep, field, wrong }: Props & { field: RowField; wrong: boolean }) {
  const options = choices[field]
  const control = {
    id: `steel-${id}-${field}`,
    'data-field': field,
    'aria-label': fillIn(copy.inRow, { field: copy.fields[field], row }),
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? `steel-${id}-${field}-error` : undefined,
    className: 'steel-row__control',
    value: cells[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onStep(setCell(id, field, target.value)),
  }
  if (!options)
    return (
      <input
        list={typedLists[field]}
        maxLength={longest[field] ?? 12}
        inputMode={field === 'quantity' || field === 'holes' ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        {...control}
      />
    )
  return (
    <select {...control}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** What was assumed, and what a long or a galvanised piece needs. */
function notesOf({ assumed = [] }: RowItem, answer: ReturnType<typeof answerList>['rows'][number]): string {
  const { overStock, vents } = answer ?? {}
  const list = assumed.map((assumption) => listCopy.assumptions[assumption].replace(/\.$/, '')).join('. ')
  const notes = [
    list && fillIn(copy.assumed, { list }),
    overStock && fillIn(listCopy.overStock, { stock: overStock / 1000 }),
    answer && 'bath' in answer && (answer.bath ? fillIn(copy.bath, { bath: answer.bath }) : copy.noBath),
    vents && fillIn(copy.vents, vents),
  ]
  return notes.filter(Boolean).join(' ')
}
