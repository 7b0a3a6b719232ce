import { platformClasses, platformCopy, tableDeck } from '#content/answers/platform.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { platformLoad } from '#domain/platform-load.ts'
import './load-table.css'

const { table } = platformCopy

/** The load table, a column under each bay of the drawing. */
export function LoadTable() {
  const floors = platformClasses.map(({ load, ...copy }) => ({ ...copy, ...platformLoad(load) }))
  const rows = [
    { label: table.load, cells: floors.map(({ load }) => [written(load), table.load]) },
    { label: table.kilonewtons, cells: floors.map(({ kilonewtons }) => [written(kilonewtons), table.kilonewtons]) },
    {
      label: fillIn(table.deck, tableDeck),
      cells: floors.map(({ deck }) => [written(deck), fillIn(table.deck, tableDeck)]),
    },
    { label: table.watch, cells: floors.map(({ watch }) => [watch, '']) },
  ]
  return (
    <table className="load-table">
      <caption className="sr-only">{table.caption}</caption>
      <thead>
        <tr>
          <td />
          {floors.map(({ bay, load }) => (
            <th key={bay} scope="col" aria-label={`${bay}, ${written(load)} ${platformCopy.unit}`}>
              {bay}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map(([value, unit]) => (
              <td key={value}>
                {value}
                {unit ? <span className="load-unit">{`\u00a0${unit}`}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
