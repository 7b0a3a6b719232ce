import { platformClasses, platformWords, tableDeck } from '#content/answers/platform.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { platformLoad } from '#domain/platform-load.ts'

const { table } = platformWords

/** The load table, a column under each bay of the drawing. */
export function LoadTable() {
  const floors = platformClasses.map(({ load, ...words }) => ({ ...words, ...platformLoad(load) }))
  const rows = [
    { label: table.load, cells: floors.map(({ load }) => fillIn(table.upTo, { load })) },
    { label: table.kilonewtons, cells: floors.map(({ kilonewtons }) => fillIn(table.perArea, { kilonewtons })) },
    { label: fillIn(table.deck, tableDeck), cells: floors.map(({ deck }) => fillIn(table.tonnes, { deck })) },
    { label: table.watch, cells: floors.map(({ watch }) => watch) },
  ]
  return (
    <table className="load-table">
      <caption className="sr-only">{table.caption}</caption>
      <thead>
        <tr>
          <td />
          {floors.map(({ bay, load }) => (
            <th key={bay} scope="col" aria-label={`${bay}, ${written(load)} ${platformWords.unit}`}>
              {bay}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell) => (
              <td key={cell} data-label={label}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
