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

type Props = { items: readonly Item[]; first: number; isAlone: boolean; onStep: (step: Step) => void }

function Group({ items, first, isAlone, onStep }: Props) {
  return (
    <ol start={first} className={isAlone ? undefined : 'steel-list__group'}>
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

export const RowGroup = memo(Group, (before, after) => {
  const isSame = before.isAlone === after.isAlone && before.items.length === after.items.length
  return isSame && after.items.every((item, index) => item === before.items[index])
})
