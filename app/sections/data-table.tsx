import './data-table.css'

type Props = {
  caption: string
  columns: readonly { label: string; numeric?: boolean }[]
  rows: readonly (readonly string[])[]
  footnote?: string
  turned?: boolean
}

/** "15–20 years" and its like: a line would break after the dash. */
const span = /^\S{0,2}\s?\d+–\d+\s\p{L}+$/u

/** A schedule; on phones each row stands as a small sheet of its own, or, `turned`, as a column beside the others. */
export function DataTable({ caption, columns, rows, footnote, turned }: Props) {
  return (
    <>
      <table className={`table-sheet ${turned ? 'table-turned' : 'table-stacked'}`}>
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
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <td
                    key={column?.label}
                    data-label={column?.label}
                    className={column?.numeric ? 'numeric' : undefined}
                  >
                    {span.test(cell) ? <span className="whitespace-nowrap">{cell}</span> : cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {footnote ? <p className="mt-4 max-w-[46rem] text-[.95rem] text-slate">{footnote}</p> : null}
    </>
  )
}
