import { memo } from 'react'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import { problemText, rowText } from '#domain/steel-list/list-text.ts'
import { type LineItem, type Step, setLine, writtenOf } from './list-steps.ts'
import { Answers, RowActs, WrittenLine } from './row-parts.tsx'
import './list-row.css'

type Props = { item: LineItem; row: number; onStep: (step: Step) => void }

/** A pasted line that is no row yet: what was written, why we do not understand it, and what it may mean. */
export const UnreadLine = memo(function UnreadLine({ item: { id, line }, row, onStep }: Props) {
  const reason = `steel-${id}-reason`
  return (
    <li className="steel-row steel-row--unread" data-id={id}>
      <span className="steel-row__number note-text" aria-hidden="true">
        {row}
      </span>
      <input
        id={`steel-${id}-line`}
        className="steel-row__control"
        style={{ gridArea: 'line' }}
        data-field="line"
        aria-label={fillIn(copy.inRow, { field: line.kind === 'row' ? copy.pasted : copy.unread, row })}
        aria-invalid={line.kind !== 'row' || undefined}
        aria-describedby={reason}
        autoComplete="off"
        maxLength={listLimits.line}
        value={line.text}
        onChange={(event) => onStep(setLine(id, event.target.value))}
      />
      <RowActs row={row} />
      <p id={reason} className={`steel-row__note ${line.kind === 'row' ? '' : 'steel-row__note--error field__error'}`}>
        {line.kind === 'row' ? fillIn(copy.understood, { row: rowText(line.row) }) : null}
        {line.kind === 'refused' ? problemText(line) : null}
        {line.kind === 'note' ? problemText({ problem: 'noSection', about: '' }) : null}
        <Answers line={line} />
      </p>
      {line.kind === 'refused' && line.at ? (
        <p className="steel-row__note">
          <WrittenLine written={writtenOf(line)} />
        </p>
      ) : null}
    </li>
  )
})
