import { PieceDrawing, WeldDrawing } from '#app/drawings/piece-drawing.tsx'
import { DataTable } from '#app/sections/data-table.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { business, postalAddress } from '#content/business.ts'
import { fillIn } from '#content/fill-in.ts'
import { handOver, type SheetId } from '#content/hand-over.ts'
import './specimen-sheet.css'

const drawings = { drawing: PieceDrawing, welds: WeldDrawing } satisfies Record<SheetId, unknown>

/** One sheet of A4. Values without text are drawn as a line to fill in. */
export function SpecimenSheet({ id }: { id: SheetId }) {
  const { documents, specimen, number, sheets } = handOver
  const { entries, table } = sheets[id]
  const names = Object.keys(documents)
  const Drawing = drawings[id]
  return (
    <article className="specimen-sheet">
      <header className="specimen-sheet__head">
        <p>
          <strong>{business.name}</strong>
          {postalAddress} · {business.phone.display}
        </p>
        <p className="note-text">
          {specimen} · {fillIn(number, { number: names.indexOf(id) + 1, count: names.length })}
        </p>
        <h3>{documents[id]}</h3>
      </header>
      {entries.length > 0 ? <FactList facts={entries} className="specimen-entries" labels="" /> : null}
      <Drawing />
      <div>
        <h4>{table.title}</h4>
        <DataTable caption={table.title} columns={table.columns} rows={table.rows} />
      </div>
    </article>
  )
}
