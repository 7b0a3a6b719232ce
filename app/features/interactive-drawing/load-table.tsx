import { DataTable } from '#app/sections/data-table.tsx'
import { platformClasses, platformCopy, tableDeck } from '#content/interactive/platform.ts'
import { fillIn, written } from '#domain/fill-in.ts'
import { platformLoad } from '#domain/platform-load.ts'

const { labels, table, unit } = platformCopy

/** The design load of each kind of floor, as a table. */
export function LoadTable() {
  return (
    <DataTable
      caption={table.caption}
      columns={[
        { label: labels.platform },
        { label: labels.load, numeric: true },
        { label: labels.kilonewtons, numeric: true },
        { label: fillIn(table.deck, tableDeck), numeric: true },
        { label: table.watch },
      ]}
      rows={platformClasses.map(({ name, load, watch }) => {
        const { kilonewtons, deck } = platformLoad(load)
        return [
          name,
          `${written(load)}\u00a0${unit}`,
          `${written(kilonewtons)}\u00a0${table.kilonewtons}`,
          `${written(deck)}\u00a0${table.tonnes}`,
          watch,
        ]
      })}
    />
  )
}
