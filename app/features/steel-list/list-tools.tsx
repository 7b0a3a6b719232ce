import { Button } from '#app/ui/button.tsx'
import { fillIn } from '#content/fill-in.ts'
import { listPageCopy as copy, listLimits } from '#content/steel-list.ts'
import {
  type Item,
  isBlank,
  isInTable,
  type LineItem,
  type ListState,
  removeAll,
  type Step,
  undo,
} from './list-steps.ts'
import { answerAll, questionsForAll } from './shared-questions.ts'

type Props = { items: readonly Item[]; onStep: (step: Step) => void }

export function MoreRows({ shown, rows, onMore }: { shown: number; rows: number; onMore: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2xs" data-print="hide">
      <Button look="ghost" size="small" onClick={onMore}>
        {fillIn(copy.more, { rows: Math.min(rows - shown, listLimits.shown) })}
      </Button>
      <p>{fillIn(copy.shown, { shown, rows })}</p>
    </div>
  )
}

/** One answer for all lines with the same question. */
export function SharedQuestions({ items, onStep }: Props) {
  return questionsForAll(items).map(({ key, count, ways, ...question }) => (
    <div key={key} className="steel-list__offer flex flex-wrap items-center gap-2xs" data-print="hide">
      <p>{fillIn(copy.forAll[question.problem].text, { count })}</p>
      {ways.map(({ way, label }) => (
        <Button key={way} look="ghost" size="small" onClick={() => onStep(answerAll(question, way))}>
          {label}
        </Button>
      ))}
    </div>
  ))
}

type ListToolsProps = { state: ListState; onAdd: () => void; onStep: Props['onStep'] }

export function ListTools({ state: { items, said, before }, onAdd, onStep }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2xs" data-print="hide">
      <Button look="ghost" size="small" onClick={onAdd}>
        {copy.add}
      </Button>
      {items.every(isBlank) ? null : (
        <Button look="plain" size="small" onClick={() => onStep(removeAll(items, copy.cleared))}>
          {copy.clear}
        </Button>
      )}
      <p role="status">{said}</p>
      {before ? (
        <Button look="plain" size="small" onClick={() => onStep(undo)}>
          {copy.undo}
        </Button>
      ) : null}
    </div>
  )
}

/** Headings and sentences of a pasted text. */
export function Asides({ items, onStep }: Props) {
  const asides = items.filter((item): item is LineItem => !isInTable(item))
  if (asides.length === 0) return null
  return (
    <details className="fold text-small text-slate">
      <summary>{fillIn(copy.notes, { count: asides.length })}</summary>
      <ul>
        {asides.map(({ id, line }) => (
          <li key={id}>{line.text}</li>
        ))}
      </ul>
      <Button look="plain" size="small" onClick={() => onStep(removeAll(asides, ''))}>
        {copy.dropNotes}
      </Button>
    </details>
  )
}
