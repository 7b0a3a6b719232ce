import { startTransition, useEffect, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { listInAddress, readKeptList } from '#app/browser/kept-list.ts'
import { toast } from '#app/browser/page-events.ts'
import { listOpenerCopy as copy } from '#content/interactive/steel-list-opener.ts'
import { PasteBox } from './paste-box.tsx'
import type { SteelList } from './steel-list.tsx'
import type { ListStart } from './use-steel-list.ts'

/** A box for a pasted list. The list that it loads takes its place, with an empty row if the box is empty. */
export const SteelListOpener = island('SteelListOpener', Opener)

function Opener({ vatRate }: { vatRate: number }) {
  const [list, setList] = useState<{ List: typeof SteelList; start: ListStart }>()

  async function open(start: ListStart) {
    try {
      const { SteelList: List } = await import('./steel-list.tsx')
      startTransition(() => setList({ List, start }))
    } catch {
      toast({ tone: 'error', ...copy.failed })
    }
  }

  // A list that this browser has kept, or that is in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the address changes until the list is open
  useEffect(() => {
    if (list) return
    const check = () => {
      if (listInAddress.test(location.hash) || readKeptList()) void open({ by: 'address', fragment: location.hash })
    }
    check()
    window.addEventListener('hashchange', check)
    return () => window.removeEventListener('hashchange', check)
  }, [list])

  return (
    <div>
      {list ? (
        <list.List start={list.start} vatRate={vatRate} />
      ) : (
        <PasteBox
          action={copy.open}
          onText={(text) => {
            void open(text.trim() ? { by: 'paste', text } : { by: 'typing' })
            return false
          }}
        />
      )}
    </div>
  )
}
