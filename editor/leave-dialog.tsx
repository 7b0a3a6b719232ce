import { useEffect, useState } from 'react'
import type { DocumentInfo } from './api.ts'
import { placeIn } from './documents.ts'
import { Button, Dialog } from './ui.tsx'

type Props = { info: DocumentInfo; dirty: boolean; onSave: () => Promise<boolean>; onDiscard: () => void }

/** Asks before the owner leaves unsaved changes. */
export function LeaveDialog({ info, dirty, onSave, onDiscard }: Props) {
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
          <Button primary onClick={async () => (await onSave()) || stay()}>
            Save and leave
          </Button>
          <Button onClick={onDiscard}>Leave without saving</Button>
          <Button onClick={stay}>Stay</Button>
        </div>
      </Dialog>
    )
  )
}
