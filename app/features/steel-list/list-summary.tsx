import { memo, useEffect, useMemo, useState } from 'react'
import { SampleMark } from '#app/firm/sample-mark.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { fillIn, written } from '#content/fill-in.ts'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { shownWeight } from '#domain/steel-lift.ts'
import { answerList, type ListAnswers } from '#domain/steel-list/list-answers.ts'
import { ListActions } from './list-actions.tsx'
import { ListPrice } from './list-price.tsx'
import { type Item, isInTable, isOpen, readingOf } from './list-steps.ts'
import '#app/ui/result-sheet.css'

type Props = { items: readonly Item[]; vatRate: number; onOpen: (row: number) => void }

/** What the list weighs, how it travels and what it may cost. Lags behind the typing. */
export const ListSummary = memo(function ListSummary({ items, vatRate, onOpen }: Props) {
  const { rows, numbers } = useMemo(() => rowsOf(items), [items])
  const answers = useMemo(() => answerList(rows), [rows])
  const { pieces, mass, heaviest } = answers
  const open = items.filter(isOpen)
  const [first] = open
  const total = fillIn(copy.kilograms, { mass: shownWeight(mass) })
  const byCrane = heaviest?.lift.lift.by === 'lorry' || heaviest?.lift.lift.by === 'mobile'

  const name = (row: number) =>
    fillIn(copy.named, { name: rows[row]?.mark || (answers.rows[row]?.section.name ?? ''), row: numbers[row] ?? 0 })

  return (
    <section className="steel-list__summary result-sheet" data-ground="dark" aria-labelledby="steel-list-summary">
      <h4 id="steel-list-summary" className="result-sheet__title note-text text-galv">
        {copy.summary}
      </h4>
      {first && pieces > 0 ? (
        <p className="steel-list__open">
          <a
            className="link-inline"
            href={`#steel-${first.id}-${first.kind === 'line' ? 'line' : 'section'}`}
            onClick={() => onOpen(items.filter(isInTable).indexOf(first) + 1)}
          >
            {open.length === 1 ? copy.withoutOne : fillIn(copy.without, { count: open.length })}
          </a>
        </p>
      ) : null}
      <Spoken text={pieces > 0 ? fillIn(copy.said, { pieces, mass: shownWeight(mass) }) : ''} />
      {pieces > 0 ? (
        <div className="steel-list__facts">
          <p className="display-text text-heading" aria-hidden="true">
            {total}
          </p>
          <FactList
            facts={factsOf(answers, name)}
            className="grid gap-s mt-s"
            labels="note-text text-galv"
            notes="block text-small text-mist"
          />
          <SampleMark of="steelHandling" className="mt-xs" />
          {byCrane ? <SampleMark of="craneChart" /> : null}
        </div>
      ) : (
        <p className="steel-list__facts text-mist">{copy.empty}</p>
      )}
      <ListPrice rows={rows} answers={answers} vatRate={vatRate} />
      <ListActions items={items} rows={rows} />
    </section>
  )
})

/** The rows that are complete, and their numbers in the table. */
function rowsOf(items: readonly Item[]) {
  const all = items.filter(isInTable).map((item) => (item.kind === 'row' ? readingOf(item.cells).row : undefined))
  const numbers = [...all.keys()].filter((index) => all[index])
  return { rows: all.filter((row) => row !== undefined), numbers: numbers.map((index) => index + 1) }
}

function factsOf({ pieces, surface, heaviest, longest, deliveries }: ListAnswers, name: (row: number) => string) {
  const { labels } = copy
  const facts: { label: string; value: string; note?: string }[] = [
    { label: labels.pieces, value: written(pieces) },
    { label: labels.surface, value: fillIn(copy.squareMetres, { surface }) },
  ]
  if (heaviest) {
    const { mass, row, lift } = heaviest
    const value = fillIn(copy.heaviest, { mass: shownWeight(mass), piece: name(row), lift: lift.name })
    facts.push({ label: labels.heaviest, value, note: lift.text })
  }
  if (longest) {
    const { length, row, vehicle } = longest
    const value = fillIn(copy.longest, { length, piece: name(row), vehicle: vehicle?.name ?? copy.noVehicle })
    facts.push({ label: labels.longest, value, note: vehicle?.note })
  }
  const loads = deliveries.map(({ loads, vehicle }) => fillIn(copy.loads, { loads, vehicle: vehicle.name }))
  if (loads.length > 0) facts.push({ label: labels.deliveries, value: loads.join(', ') })
  return facts
}

/** Announces the totals once the typing pauses. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1000)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  )
}
