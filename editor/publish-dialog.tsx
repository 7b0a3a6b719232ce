import { useEffect, useState } from 'react'
import type { Changes, Choices, DocumentInfo, Published } from './api.ts'
import { send } from './requests.ts'
import { Button, Dialog, FieldLinks } from './ui.tsx'
import { draftKeyOf } from './use-document.ts'
import { Versions } from './versions.tsx'

const dateOf = (date: string) => new Date(date).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const ChangeList = ({ changes }: { changes: readonly string[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
)

type UndoProps = { undo: NonNullable<Changes['undo']>; busy: boolean; onUndo: () => void }

const UndoPublish = ({ undo, busy, onUndo }: UndoProps) => (
  <details>
    <summary>Undo the last publish, of {dateOf(undo.date)}</summary>
    <p>This changes:</p>
    <ChangeList changes={undo.changes} />
    <Button unavailable={busy} onClick={onUndo}>
      Take this back
    </Button>
  </details>
)

type Props = { documents: readonly DocumentInfo[]; onClose: () => void }

/** What has changed since the last publish, in words; publishing, and undoing the last publish. */
export function PublishDialog({ documents, onClose }: Props) {
  const [changes, setChanges] = useState<Changes>()
  const [result, setResult] = useState<Partial<Published>>({ message: 'Looking for changes …' })
  const [choices, setChoices] = useState<Choices>({})
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
  const { problems = [], conflicts = [] } = result
  async function act(path: string) {
    setBusy(true)
    const building = 'Building the site as your host will, then sending it. This takes a minute or two …'
    setResult({ conflicts, message: path === 'publish' ? building : 'Taking it back …' })
    const { body } = await send<Published>('POST', path, choices)
    await load(body.ok ? body : { conflicts, ...body })
    setBusy(false)
  }
  const undecided = conflicts.some(({ key }) => !choices[key])
  // The files that forms have open may have changed.
  const close = () => (result.ok ? location.reload() : onClose())
  const unsaved = documents.filter(({ id }) => localStorage.getItem(draftKeyOf(id)))
  const waits = unsaved.some(({ id }) => id === 'pictures')
  return (
    <Dialog title="Publish" onClose={close}>
      <div role="status">
        <p>{result.message}</p>
        {busy && <progress aria-label="Publishing" />}
        {result.ok && changes?.changes.length === 0 && (
          <p>
            Then look at{' '}
            <a href={changes.address} target="_blank" rel="noreferrer">
              {changes.address}
            </a>{' '}
            and load the page again. If it is still the old one after an hour, ask your developer.
          </p>
        )}
      </div>
      {problems.length > 0 && <FieldLinks fields={problems} onOpen={onClose} />}
      <Versions conflicts={conflicts} other="Already published" choices={choices} onChoose={setChoices} />
      {changes && (
        <>
          <ChangeList changes={changes.changes} />
          {changes.changes.length === 0 && !changes.next && <p>Nothing has changed since you last published.</p>}
          {changes.next && <p>{changes.next}</p>}
          {unsaved.length > 0 && (
            <p className="error">
              Not saved yet, so not published: {unsaved.map(({ title }) => title).join(', ')}. Save them first.
              {waits && ' Pictures are published with their texts.'}
            </p>
          )}
          <Button primary unavailable={busy || undecided || waits || !!changes.next} onClick={() => act('publish')}>
            {conflicts.length > 0 ? 'Publish these versions' : 'Publish'}
          </Button>
          {changes.undo && <UndoPublish undo={changes.undo} busy={busy} onUndo={() => act('publish/undo')} />}
        </>
      )}
    </Dialog>
  )
}
