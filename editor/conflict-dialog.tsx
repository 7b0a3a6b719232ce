import { deepEquals, type RJSFSchema } from '@rjsf/utils'
import { useState } from 'react'
import { isObject, labelOf, type Path, valueAt, withValue } from './form-schema.ts'
import { Button, Dialog } from './ui.tsx'

/** The places in which two versions differ. A list is one place if its length differs. */
function differences(mine: unknown, theirs: unknown, path: Path = []): Path[] {
  if (deepEquals(mine, theirs)) return []
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length)
    return mine.flatMap((entry, index) => differences(entry, theirs[index], [...path, index]))
  if (!isObject(mine) || !isObject(theirs)) return [path]
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return [...keys].flatMap((key) => differences(mine[key], theirs[key], [...path, key]))
}

function described(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  return isObject(value) ? Object.values(value).map(described).join(', ') : String(value)
}

type Props = {
  schema: RJSFSchema
  base: unknown
  mine: unknown
  theirs: unknown
  onResolve: (data: unknown) => void
  onClose: () => void
}

/** Shown when the file changed on disk after it was opened here: the owner keeps one version of each differing field. */
export function ConflictDialog({ schema, base, mine, theirs, onResolve, onClose }: Props) {
  const places = differences(mine, theirs)
  // A field that only the file changed starts with the file's version.
  const [kept, setKept] = useState(() => places.map((path) => !deepEquals(valueAt(base, path), valueAt(mine, path))))
  const merged = places.reduce<unknown>(
    (data, path, index) => (kept[index] ? withValue(data, path, valueAt(mine, path)) : data),
    theirs,
  )
  return (
    <Dialog title="This file has changed since you opened it" onClose={onClose}>
      <p>Nothing is saved yet. Choose a version of each field.</p>
      {places.map((path, index) => (
        <fieldset key={path.join('/')} className="versions">
          <legend>{labelOf(schema, mine, path)}</legend>
          {[true, false].map((isMine) => (
            <label key={String(isMine)} className="tick">
              <input type="radio" checked={kept[index] === isMine} onChange={() => setKept(kept.with(index, isMine))} />
              <span>
                <b>{isMine ? 'Yours' : 'In the file'}</b> {described(valueAt(isMine ? mine : theirs, path))}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="actions">
        <Button primary onClick={() => onResolve(merged)}>
          Save these versions
        </Button>
        <Button onClick={() => setKept(places.map(() => true))}>Choose all of yours</Button>
        <Button onClick={() => setKept(places.map(() => false))}>Choose all of the file’s</Button>
      </div>
    </Dialog>
  )
}
