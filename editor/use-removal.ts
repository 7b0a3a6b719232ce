import { useState } from 'react'
import { type Path, valueAt } from './form-schema.ts'
import { goTo } from './ui.tsx'
import type { OpenDocument } from './use-document.ts'

type Removed = { path: Path; value: unknown; name: string }

/** The last removal of an entry or an optional group, which the owner can undo. */
export function useRemoval({ data, change, rebuild, setStatus }: OpenDocument) {
  const [removed, setRemoved] = useState<Removed>()
  function noteRemoved(path: Path, name: string) {
    setRemoved({ path, value: valueAt(data, path), name })
    setStatus(`Removed: ${name}.`)
  }
  function undo({ path, value }: Removed) {
    const around = path.slice(0, -1)
    const index = path.at(-1)
    const list = (valueAt(data, around) ?? []) as unknown[]
    if (typeof index === 'number') change(around, list.toSpliced(index, 0, value))
    else change(path, value)
    setRemoved(undefined)
    rebuild()
    setStatus('')
    goTo(path)
  }
  return { removed, setRemoved, noteRemoved, undo }
}
