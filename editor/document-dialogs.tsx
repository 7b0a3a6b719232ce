import { deepEquals } from '@rjsf/utils'
import { use, useEffect, useState } from 'react'
import type { Document, DocumentInfo } from './api.ts'
import { placeIn } from './documents.ts'
import { isObject, labelOf, type Path, valueAt, withValue } from './form-schema.ts'
import { send } from './requests.ts'
import { Button, Dialog } from './ui.tsx'
import { EditingContext } from './use-document.ts'

/** The places in which two versions differ. A list is one place if its length differs. */
function differences(mine: unknown, theirs: unknown, path: Path = []): Path[] {
  if (deepEquals(mine, theirs)) return []
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.flatMap((entry, index) => differences(entry, theirs[index], [...path, index]))
  if (!isObject(mine) || !isObject(theirs)) return [path]
  return Object.keys({ ...theirs, ...mine }).flatMap((key) => differences(mine[key], theirs[key], [...path, key]))
}

function described(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  return isObject(value) ? Object.values(value).map(described).join(', ') : String(value)
}

type VersionsProps = {
  label: string
  versions: Readonly<Record<string, unknown>>
  chosen: number
  onChoose: (index: number) => void
}

/** Two versions of a field, one of them chosen. */
export const Versions = ({ label, versions, chosen, onChoose }: VersionsProps) => (
  <fieldset className="versions">
    <legend>{label}</legend>
    {Object.entries(versions).map(([name, value], index) => (
      <label key={name} className="tick">
        <input type="radio" checked={chosen === index} onChange={() => onChoose(index)} />
        <span>
          <b>{name}</b> {described(value)}
        </span>
      </label>
    ))}
  </fieldset>
)

/** Shown when the file changed on disk after it was opened here: the owner keeps one version of each differing field. */
export function ConflictDialog({ theirs }: { theirs: Document }) {
  const { schema, base, current, continueWith, save, setConflict } = use(EditingContext)
  const places = differences(current, theirs.data)
  // A field that only the file changed starts with the file's version.
  const [kept, setKept] = useState(() =>
    places.map((path) => !deepEquals(valueAt(base?.data, path), valueAt(current, path))),
  )
  function resolve() {
    const mine = places.filter((_, index) => kept[index])
    const merged = mine.reduce<unknown>((data, path) => withValue(data, path, valueAt(current, path)), theirs.data)
    continueWith(theirs, merged)
    save(merged, theirs.hash)
  }
  return (
    <Dialog title="This file has changed since you opened it" onClose={() => setConflict(undefined)}>
      <p>Nothing is saved yet. Choose a version of each field.</p>
      {places.map((path, index) => (
        <Versions
          key={path.join('/')}
          label={labelOf(schema, current, path)}
          versions={{ Yours: valueAt(current, path), 'In the file': valueAt(theirs.data, path) }}
          chosen={kept[index] ? 0 : 1}
          onChoose={(chosen) => setKept(kept.with(index, chosen === 0))}
        />
      ))}
      <div className="actions">
        <Button primary onClick={resolve}>
          Save these versions
        </Button>
        <Button onClick={() => setKept(places.map(() => true))}>Choose all of yours</Button>
        <Button onClick={() => setKept(places.map(() => false))}>Choose all of the file’s</Button>
      </div>
    </Dialog>
  )
}

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

/** Deletes a service that the owner added, once they have agreed. */
export function DeleteService({ info }: { info: DocumentInfo }) {
  const { setData, base } = use(EditingContext)
  const [asking, ask] = useState(false)
  const [message, setMessage] = useState('')
  async function remove() {
    const { status, body } = await send('DELETE', info.id)
    if (status !== 200) return setMessage(body.message ?? '')
    setData(base?.data)
    location.assign('/')
  }
  return (
    <>
      <Button onClick={() => ask(true)}>Delete this service</Button>
      {asking && (
        <Dialog title={`Delete “${info.title}”?`} onClose={() => ask(false)}>
          <p>The page and its texts go. To keep them for later, open More in its form and hide the service instead.</p>
          <p className="error" role="alert">
            {message}
          </p>
          <Button primary onClick={remove}>
            Delete
          </Button>
        </Dialog>
      )}
    </>
  )
}
