import { useEffect, useState } from 'react'
import { send } from './requests.ts'
import type { Changes, Published } from './server/publish.ts'
import { Button, Dialog } from './ui.tsx'

/** What has changed since the last publish, in words; publishing, and undoing the last publish. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const [changes, setChanges] = useState<Changes>()
  const [result, setResult] = useState<Partial<Published>>({ message: 'Looking for changes …' })
  const [busy, setBusy] = useState(false)

  async function load(done: Partial<Published>) {
    const { status, body } = await send<Changes>('GET', 'changes')
    if (status === 200) setChanges(body)
    setResult(status === 200 ? done : body)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    load({})
  }, [])
  async function act(path: string) {
    setBusy(true)
    const { body } = await send<Published>('POST', path)
    await load(body)
    setBusy(false)
  }
  return (
    <Dialog title="Publish" onClose={onClose}>
      <div role="status">
        <p>{result.message}</p>
        {result.output && <pre>{result.output}</pre>}
      </div>
      {changes && (
        <>
          <ul className="changes">
            {changes.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          {changes.changes.length === 0 && <p>Nothing has changed since you last published.</p>}
          {changes.next && <p>{changes.next}</p>}
          <div className="actions">
            <Button
              primary
              disabled={busy || !changes.git || (changes.changes.length === 0 && !changes.unsent)}
              onClick={() => act('publish')}
            >
              {changes.remote ? 'Publish' : 'Record these changes'}
            </Button>
            <Button disabled={busy || !changes.undo} onClick={() => act('publish/undo')}>
              Undo last publish
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
