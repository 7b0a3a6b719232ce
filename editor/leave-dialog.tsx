import { use, useEffect, useState } from 'react'
import type { DocumentInfo } from './api.ts'
import { placeIn } from './documents.ts'
import { Button, Dialog } from './ui.tsx'
import { EditingContext } from './use-document.ts'

/** Asks before the owner leaves unsaved changes. */
export function LeaveDialog({ info }: { info: DocumentInfo }) {
  const { dirty, base, save, setData } = use(EditingContext)
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (!dirty) return
    const listening = new AbortController()
    function ask(event: HashChangeEvent) {
      if (placeIn(event.newURL).id === info.id) return
      history.replaceState(null, '', event.oldURL)
      setWanted(event.newURL)
    }
    addEventListener('hashchange', ask, { signal: listening.signal })
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => listening.abort()
  }, [dirty, info])
  useEffect(() => {
    if (wanted && !dirty) location.assign(wanted)
  }, [wanted, dirty])
  const stay = () => setWanted(undefined)
  return (
    wanted && (
      <Dialog title={`Your changes to “${info.title}” are not saved`} onClose={stay}>
        <div className="actions">
          <Button primary onClick={async () => (await save()) || stay()}>
            Save and leave
          </Button>
          <Button onClick={() => setData(base?.data)}>Leave without saving</Button>
          <Button onClick={stay}>Stay</Button>
        </div>
      </Dialog>
    )
  )
}
