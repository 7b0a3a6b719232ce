import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/page-copy.ts'
import './data-table.css'

type Props = {
  caption: string
  columns: readonly { label: string; numeric?: boolean }[]
  rows: readonly (readonly string[])[]
  footnote?: Prose
}

/** A table with a head row. On phones each row becomes a block: its name, then each value after its column's label. */
export function DataTable({ caption, columns, rows, footnote }: Props) {
  return (
    <>
      <table className="table-sheet">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" className={numeric ? 'table-sheet__number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = '', ...cells]) => (
            <tr key={head}>
              <th scope="row">
                <ProseText prose={head} />
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <td
                    key={column?.label}
                    data-label={column?.label}
                    className={column?.numeric ? 'table-sheet__number' : undefined}
                  >
                    <ProseText prose={cell} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {footnote ? <Paragraph prose={footnote} className="mt-s max-w-measure text-small text-slate" /> : null}
    </>
  )
}
