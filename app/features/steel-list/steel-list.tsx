import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { fillIn } from '#content/fill-in.ts'
import { listOpenerCopy } from '#content/interactive/steel-list-opener.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import { typedName } from '#domain/steel-list/list-text.ts'
import { sectionShapes } from '#domain/steel-sections.ts'
import { addText } from './add-text.ts'
import { LinkedList } from './linked-list.tsx'
import { ListRow, typedLists } from './list-row.tsx'
import { addRow, isBlank, isInTable, type LineItem, removeAll, type Step, undo } from './list-steps.ts'
import { ListSummary } from './list-summary.tsx'
import { PasteBox } from './paste-box.tsx'
import { answerAll, questionsForAll } from './shared-questions.ts'
import { UnreadLine } from './unread-line.tsx'
import { focusLastRow, focusRow, useListKeys } from './use-list-keys.ts'
import { type ListStart, useSteelList } from './use-steel-list.ts'
import './steel-list.css'

type Props = { start: ListStart; vatRate: number }

const optionOf = (value: string) => <option key={value} value={value} />
/** Made once, because they are long. */
const datalists = (
  <>
    <datalist id={typedLists.section}>{[...sectionShapes().values()].map(typedName).map(optionOf)}</datalist>
    <datalist id={typedLists.grade}>{copy.grades.map(optionOf)}</datalist>
  </>
)

/** How many rows are shown, and a function to show those up to a row, or the next ones. */
function useShownRows() {
  const [limit, setLimit] = useState<number>(listLimits.shown)
  // Paper has all rows.
  useEffect(() => {
    const showAll = () => flushSync(() => setLimit(listLimits.rows))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  const showMore = (row = limit + listLimits.shown) => setLimit(Math.max(limit, row))
  return [limit, showMore] as const
}

/** A cutting list: rows to type, lines to paste, and what they weigh. */
export function SteelList({ start, vatRate }: Props) {
  const { state, shown, step, offered } = useSteelList(start)
  const { items, said, before, rest } = state
  const list = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [limit, showMore] = useShownRows()
  const rows = items.filter(isInTable)
  const hidden = rows.length - limit
  const keys = useListKeys(list, stepInSight, () => (hidden > 0 ? showMore() : stepInSight(addRow)))
  const asides = items.filter((item): item is LineItem => !isInTable(item))

  // The button or the text field that opened the list is gone.
  useEffect(() => {
    if (start.by !== 'address') title.current?.focus()
  }, [start])

  /** Where all rows are shown, one more is shown too. */
  function stepInSight(next: Step) {
    if (hidden <= 0) showMore(rows.length + 1)
    step(next)
  }

  function add() {
    flushSync(() => {
      step(addRow)
      showMore(listLimits.rows)
    })
    focusLastRow(list.current)
  }

  return (
    <div className="steel-list grid min-w-0 gap-m">
      <div className="grid gap-3xs">
        <h3 ref={title} tabIndex={-1}>
          {copy.title}
        </h3>
        <p className="text-small text-slate" data-print="hide">
          <span className="max-md:hidden">{copy.keys}</span> {copy.search}
        </p>
      </div>
      <LinkedList offered={offered} onOpen={(linked) => step(linked)} />
      <div className="steel-row steel-row--head note-text" aria-hidden="true">
        <span />
        {Object.entries(copy.fields).map(([field, label]) => (
          <span key={field} style={{ gridArea: field }}>
            {label}
          </span>
        ))}
        <span className="steel-row__mass">{copy.mass}</span>
      </div>
      {datalists}
      <div ref={list} className="steel-list__rows" {...keys}>
        <ol>
          {rows
            .slice(0, limit)
            .map((item, index) =>
              item.kind === 'row' ? (
                <ListRow key={item.id} item={item} row={index + 1} onStep={step} />
              ) : (
                <UnreadLine key={item.id} item={item} row={index + 1} onStep={step} />
              ),
            )}
        </ol>
      </div>
      {hidden > 0 ? (
        <div className="flex flex-wrap items-center gap-2xs" data-print="hide">
          <Button
            look="ghost"
            size="small"
            onClick={() => {
              flushSync(() => showMore())
              focusRow(list.current, limit)
            }}
          >
            {fillIn(copy.more, { rows: Math.min(hidden, listLimits.shown) })}
          </Button>
          <p>{fillIn(copy.shown, { shown: limit, rows: rows.length })}</p>
        </div>
      ) : null}
      {questionsForAll(items).map(({ key, count, ways, ...question }) => (
        <div key={key} className="steel-list__offer flex flex-wrap items-center gap-2xs" data-print="hide">
          <p>{fillIn(copy.forAll[question.problem].text, { count })}</p>
          {ways.map(({ way, label }) => (
            <Button key={way} look="ghost" size="small" onClick={() => step(answerAll(question, way))}>
              {label}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2xs" data-print="hide">
        <Button look="ghost" size="small" onClick={add}>
          {copy.add}
        </Button>
        {items.every(isBlank) ? null : (
          <Button look="plain" size="small" onClick={() => step(removeAll(items, copy.cleared))}>
            {copy.clear}
          </Button>
        )}
        <p role="status">{said}</p>
        {before ? (
          <Button look="plain" size="small" onClick={() => step(undo)}>
            {copy.undo}
          </Button>
        ) : null}
      </div>
      {asides.length > 0 ? (
        <details className="fold text-small text-slate">
          <summary>{fillIn(copy.notes, { count: asides.length })}</summary>
          <ul>
            {asides.map(({ id, line }) => (
              <li key={id}>{line.text}</li>
            ))}
          </ul>
          <Button look="plain" size="small" onClick={() => step(removeAll(asides, ''))}>
            {copy.dropNotes}
          </Button>
        </details>
      ) : null}
      <PasteBox
        action={listOpenerCopy.paste.read}
        rest={rest}
        onText={(text) => {
          if (text.trim()) void addText(text, items, step)
          return true
        }}
      />
      <ListSummary items={shown} vatRate={vatRate} onOpen={(row) => flushSync(() => showMore(row))} />
    </div>
  )
}
