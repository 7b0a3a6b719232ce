import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listOpenerCopy } from '#content/interactive/steel-list-opener.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import { typedName } from '#domain/steel-list/list-text.ts'
import { sectionShapes } from '#domain/steel-sections.ts'
import { LinkedList } from './linked-list.tsx'
import { ListRow, typedLists } from './list-row.tsx'
import { addRow, type Item, isInTable, type Step } from './list-steps.ts'
import { ListSummary } from './list-summary.tsx'
import { Asides, ListTools, MoreRows, SharedQuestions } from './list-tools.tsx'
import { PasteBox } from './paste-box.tsx'
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

const headRow = (
  <div className="steel-row steel-row--head note-text" aria-hidden="true">
    <span />
    {Object.entries(copy.fields).map(([field, label]) => (
      <span key={field} style={{ gridArea: field }}>
        {label}
      </span>
    ))}
    <span className="steel-row__mass">{copy.mass}</span>
  </div>
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
  const { state, shown, step, addPasted, offered } = useSteelList(start)
  const { items, rest } = state
  const list = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [limit, showMore] = useShownRows()
  const rows = items.filter(isInTable)
  const hidden = rows.length - limit
  const keys = useListKeys(list, stepInSight, () => (hidden > 0 ? showMore() : stepInSight(addRow)))

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

  function more() {
    flushSync(() => showMore())
    focusRow(list.current, limit)
  }

  return (
    <div className="grid min-w-0 gap-m" data-list="">
      <div className="grid gap-3xs">
        <h3 ref={title} tabIndex={-1}>
          {copy.title}
        </h3>
        <p className="text-small text-slate" data-print="hide">
          <span className="max-md:hidden">{copy.keys}</span> {copy.search}
        </p>
      </div>
      <LinkedList offered={offered} onOpen={(linked) => step(linked)} />
      {headRow}
      {datalists}
      <div ref={list} className="steel-list__rows" {...keys}>
        <Rows items={rows.slice(0, limit)} onStep={step} />
      </div>
      {hidden > 0 ? <MoreRows shown={limit} rows={rows.length} onMore={more} /> : null}
      <SharedQuestions items={items} onStep={step} />
      <ListTools state={state} onAdd={add} onStep={step} />
      <Asides items={items} onStep={step} />
      <PasteBox
        action={listOpenerCopy.paste.read}
        rest={rest}
        onText={(text) => {
          if (text.trim()) addPasted(text)
          return true
        }}
      />
      <ListSummary items={shown} vatRate={vatRate} onOpen={(row) => flushSync(() => showMore(row))} />
    </div>
  )
}

function Rows({ items, onStep }: { items: readonly Item[]; onStep: (step: Step) => void }) {
  return (
    <ol>
      {items.map((item, index) =>
        item.kind === 'row' ? (
          <ListRow key={item.id} item={item} row={index + 1} onStep={onStep} />
        ) : (
          <UnreadLine key={item.id} item={item} row={index + 1} onStep={onStep} />
        ),
      )}
    </ol>
  )
}
