import { phoneShape, tableSpans } from './phone-table.ts'
import './data-table.css'

type Props = {
  caption: string
  /** `sum` marks the column of what a row comes to: on phones it stands in the row's head line. */
  columns: readonly { label: string; numeric?: boolean; sum?: boolean }[]
  rows: readonly (readonly string[])[]
  footnote?: string
}

/** A schedule; on phones it is a smaller table, a turned one, or rows with a head line and their values beneath. */
export function DataTable({ caption, columns, rows, footnote }: Props) {
  const labels = columns.map(({ label }) => label)
  const shape = phoneShape(labels, rows)
  // With one value to a row, its label need stand only once.
  const pair = columns.length === 2
  const values = columns.slice(1).flatMap(({ sum }, at) => (sum ? [] : [at]))
  const placed =
    shape === 'tight'
      ? []
      : tableSpans(
          rows.map(([, ...cells]) => values.map((at) => cells[at] ?? '')),
          values.map((at) => columns[at + 1]?.label ?? ''),
        )
  return (
    <>
      <table className={`table-sheet table-${shape}${pair ? ' table-pair' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" className={numeric ? 'numeric' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => {
            const spanOf = (at: number) => placed[row]?.[values.indexOf(at)]
            return (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => {
                  const column = columns[index + 1]
                  const classes = [
                    column?.numeric && 'numeric',
                    column?.sum && 'sum',
                    spanOf(index) !== 'full' && spanOf(index),
                  ]
                  const label = shape === 'tight' || pair || column?.sum ? undefined : column?.label
                  return (
                    <td
                      key={column?.label}
                      data-label={label}
                      className={classes.filter(Boolean).join(' ') || undefined}
                    >
                      {cell}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      {footnote ? <p className="mt-4 max-w-measure text-small text-slate">{footnote}</p> : null}
    </>
  )
}
