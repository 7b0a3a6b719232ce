import { memo } from 'react'
import { ListRow } from './list-row.tsx'
import type { Item, Step } from './list-steps.ts'
import { UnreadLine } from './unread-line.tsx'

/** Rows in a group. Typing renders one group again, and the browser lays out only the groups near the screen. */
const groupRows = 20

/** The indexes at which the groups of so many rows start. */
export function groupStarts(rows: number): number[] {
  return Array.from({ length: Math.ceil(rows / groupRows) }, (_, group) => group * groupRows)
}

type Props = { items: readonly Item[]; from: number; onStep: (step: Step) => void }

const rowsOf = ({ items, from }: Props) => items.slice(from, from + groupRows)

function Group(props: Props) {
  const { items, from, onStep } = props
  return (
    <ol start={from + 1} className={items.length > groupRows ? 'steel-list__group' : undefined}>
      {rowsOf(props).map((item, index) =>
        'cells' in item ? (
          <ListRow key={item.id} item={item} row={from + index + 1} onStep={onStep} />
        ) : (
          <UnreadLine key={item.id} item={item} row={from + index + 1} onStep={onStep} />
        ),
      )}
    </ol>
  )
}

export const RowGroup = memo(Group, (before, after) => {
  const [old, rows] = [rowsOf(before), rowsOf(after)]
  const split = before.items.length > groupRows === after.items.length > groupRows
  return split && old.length === rows.length && rows.every((item, index) => item === old[index])
})
