import { useState } from 'react'
import type { Choices, Conflict } from './api.ts'
import { useOpenDocument } from './editing.ts'
import { isObject } from './form-schema.ts'
import { Button, Dialog, Tick } from './ui.tsx'

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

/** Shown when the file has changed since it was opened here, in fields that the owner changed too. */
export function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { save, setConflicts } = useOpenDocument()
  const [choices, setChoices] = useState<Choices>({})
  return (
    <Dialog title="This file has changed since you opened it" onClose={() => setConflicts([])}>
      <p>Nothing is saved yet. Choose a version of these fields. All other changes are kept.</p>
      <Versions conflicts={conflicts} other="In the file" choices={choices} onChoose={setChoices} />
      <Button primary unavailable={!conflicts.every(({ key }) => choices[key])} onClick={() => save(choices)}>
        Save these versions
      </Button>
    </Dialog>
  )
}
