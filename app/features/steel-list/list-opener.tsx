import { type ComponentProps, startTransition, useEffect, useRef, useState } from 'react'
import { island } from '#app/browser/island.tsx'
import { listInAddress, readKeptList } from '#app/browser/kept-list.ts'
import { toast } from '#app/browser/page-events.ts'
import { Button } from '#app/ui/button.tsx'
import { listOpenerCopy as copy } from '#content/interactive/steel-list-opener.ts'
import { PasteBox } from './paste-box.tsx'
import type { SteelList } from './steel-list.tsx'

type Start = ComponentProps<typeof SteelList>['start']

/** A box for a pasted list, and a button for one to type. Either loads the list and gives way to it. */
export const SteelListOpener = island('SteelListOpener', Opener)

function Opener({ vatRate }: { vatRate: number }) {
  const [list, setList] = useState<{ List: typeof SteelList; start: Start }>()
  const opener = useRef<HTMLDivElement>(null)

  async function open(start: Start) {
    try {
      const { SteelList: List } = await import('./steel-list.tsx')
      startTransition(() => setList({ List, start }))
    } catch {
      toast({ tone: 'error', ...copy.failed })
    }
  }

  /** With what is in the box, or with an empty row. */
  function start() {
    const text = opener.current?.querySelector('textarea')?.value ?? ''
    return open(text.trim() ? { text } : { typed: true })
  }

  // A list that this browser has kept, or that is in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the address changes
  useEffect(() => {
    const check = () => {
      if (listInAddress.test(location.hash) || readKeptList()) void open({ fragment: location.hash })
    }
    check()
    window.addEventListener('hashchange', check)
    return () => window.removeEventListener('hashchange', check)
  }, [])

  return (
    <div ref={opener}>
      {list ? (
        <list.List start={list.start} vatRate={vatRate} />
      ) : (
        <div className="grid gap-s justify-items-start noscript:hidden">
          <PasteBox
            onText={(text) => {
              void open({ text })
              return false
            }}
          />
          <Button look="ghost" size="small" onClick={start}>
            {copy.open}
          </Button>
        </div>
      )}
    </div>
  )
}
