import { business } from '#content/business.ts'

/** "07:30" as people say it: "7:30". */
const clock = (time: string) => time.replace(/^0/, '')

/** The week's opening hours, the closed day included. */
export function HoursTable({ caption }: { caption: string }) {
  const [closedDay, closedWord] = business.closedLabel.split(' ')
  return (
    <table className="hours-table">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {business.hours.map(({ label, opens, closes }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {clock(opens)}–{clock(closes)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{closedDay}</th>
          <td>{closedWord}</td>
        </tr>
      </tbody>
    </table>
  )
}
