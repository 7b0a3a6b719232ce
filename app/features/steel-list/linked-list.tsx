import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { fillIn } from '#content/fill-in.ts'
import { listOpenerCopy } from '#content/interactive/steel-list-opener.ts'
import { listPageCopy as copy } from '#content/steel-list.ts'
import { type LinkedRows, listFromLink } from '#domain/steel-list/list-link.ts'
import { itemOfRow, type Step } from './list-steps.ts'

type Props = { offered: LinkedRows | undefined; onOpen: (step: Step) => void }

/** A list in the address: opened at once, unless there is another list, which is kept until the visitor decides. */
export function LinkedList({ offered, onOpen }: Props) {
  const [linked, setLinked] = useState(offered)
  const done = () => {
    history.replaceState(history.state, '', `#${listOpenerCopy.id}`)
    setLinked(undefined)
  }
  useEffect(() => {
    const read = () => setLinked(listFromLink(location.hash))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  if (!linked) return null
  const { rows, lost } = linked
  return (
    <div role="alert" className="steel-list__offer flex flex-wrap items-center gap-2xs" data-print="hide">
      <p>
        {rows.length > 0 ? fillIn(copy.link.offer, { rows: rows.length }) : null}{' '}
        {lost > 0 ? fillIn(copy.link.lost, { lost }) : null}
      </p>
      {rows.length > 0 ? (
        <Button
          size="small"
          onClick={() => {
            onOpen(({ items }) => ({ items: rows.map(itemOfRow), before: items, said: copy.link.replaced }))
            done()
          }}
        >
          {copy.link.open}
        </Button>
      ) : null}
      <Button look="ghost" size="small" onClick={done}>
        {copy.link.keep}
      </Button>
    </div>
  )
}
