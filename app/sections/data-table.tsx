import { Paragraph, ProseText } from '#app/ui/prose-text.tsx'
import type { Prose } from '#content/prose.ts'
import './data-table.css'

type Column = { label: string; numeric?: boolean; figure?: boolean }

type Props = {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  footnote?: Prose
  /** Its values are so short that it stays a table on phones. */
  short?: boolean
  /** Small and close, without a ground of its own. */
  plain?: boolean
  /** Classes of the head row, and of the head of every other row. */
  head?: string
  heads?: string
}

/** A table with a head row. On phones each row becomes a block: its name, then each value after its column's label. */
export function DataTable({ caption, columns, rows, footnote, short, plain, head, heads }: Props) {
  return (
    <>
      <table className={`data-table data-table--${short ? 'short' : 'blocks'} ${plain ? 'data-table--plain' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={head}>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row" className={heads}>
                <ProseText prose={name} />
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <td key={column?.label} data-label={column?.label} className={classOf(column)}>
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

function classOf(column: Column | undefined): string | undefined {
  if (column?.figure) return 'data-table__figure'
  return column?.numeric ? 'data-table__number' : undefined
}
