import { ProseText } from '#app/ui/prose-text.tsx'
import './fact-table.css'

export type FactRows = readonly (readonly [head: string, value: string])[]

/** A short table of heads and values, such as opening hours. */
export function FactTable({ caption, rows }: { caption: string; rows: FactRows }) {
  return (
    <table className="fact-table">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([head, value]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            <td>
              <ProseText prose={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
