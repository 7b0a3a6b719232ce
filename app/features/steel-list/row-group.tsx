import { memo } from 'react'
import { ListRow } from './list-row.tsx'
import type { Item, Step } from './list-steps.ts'
import { UnreadLine } from './unread-line.tsx'

const groupRows = 20

/** The rows in groups. Typing renders one group again, and the browser lays out only the groups near the screen. */
export function groupsOf(items: readonly Item[]) {
  const groups = Array.from({ length: Math.ceil(items.length / groupRows) }, (_, group) => group * groupRows)
  return groups.map((from) => ({ first: from + 1, items: items.slice(from, from + groupRows) }))
}

type Props = { items: readonly Item[]; first: number; onStep: (step: Step) => void }

function Group({ items, first, onStep }: Props) {
  return (
    <ol start={first}>
      {items.map((item, index) =>
        'cells' in item ? (
          <ListRow key={item.id} item={item} row={first + index} onStep={onStep} />
        ) : (
          <UnreadLine key={item.id} item={item} row={first + index} onStep={onStep} />
        ),
      )}
    </ol>
  )
}

export const RowGroup = memo(
  Group,
  ({ items }, after) => items.length === after.items.length && after.items.every((item, at) => item === items[at]),
)
