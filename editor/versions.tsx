import { use, useState } from 'react'
import type { Choices, Conflict, Document } from './api.ts'
import { isObject, labelOf } from './form-schema.ts'
import { merge } from './merge.ts'
import { Button, Dialog, Tick } from './ui.tsx'
import { EditingContext } from './use-document.ts'

function described(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 1 ? '1 entry' : `${value.length} entries`
  return isObject(value) ? Object.values(value).map(described).join(', ') : String(value)
}

type VersionsProps = {
  conflicts: readonly Conflict[]
  /** What the other version is called. */
  other: string
  choices: Choices
  onChoose: (choices: Choices) => void
}

/** Two versions of each field. None is chosen at first, because either choice loses the other. */
export const Versions = ({ conflicts, other, choices, onChoose }: VersionsProps) =>
  conflicts.map(({ key, label, ...versions }) => (
    <fieldset key={key} className="row">
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <Tick
          key={side}
          type="radio"
          checked={choices[key] === side}
          onTick={() => onChoose({ ...choices, [key]: side })}
        >
          <b>{side === 'mine' ? 'Yours' : other}</b> {described(versions[side])}
        </Tick>
      ))}
    </fieldset>
  ))

/** Shown when the file changed on disk after it was opened here: the owner chooses where both changed the same field. */
export function ConflictDialog({ theirs }: { theirs: Document }) {
  const { schema, base, current, continueWith, save, setConflict } = use(EditingContext)
  const [choices, setChoices] = useState<Choices>({})
  const conflicts: Conflict[] = []
  const merged = merge([base?.data, current, theirs.data], (path, mine, other) => {
    const key = path.join('/')
    conflicts.push({ key, label: labelOf(schema, current, path), mine, theirs: other })
    return choices[key] === 'theirs' ? other : mine
  })
  function resolve() {
    continueWith(theirs, merged)
    save(merged, theirs.hash)
  }
  return (
    <Dialog title="This file has changed since you opened it" onClose={() => setConflict(undefined)}>
      <p>Nothing is saved yet. Both changes are kept. {conflicts.length > 0 && 'Choose a version of these fields:'}</p>
      <Versions conflicts={conflicts} other="In the file" choices={choices} onChoose={setChoices} />
      <Button primary disabled={!conflicts.every(({ key }) => choices[key])} onClick={resolve}>
        Save these versions
      </Button>
    </Dialog>
  )
}
