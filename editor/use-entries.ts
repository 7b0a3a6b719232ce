import { useState } from 'react'
import { useOpenDocument } from './editing.ts'
import type { PartProps } from './form-fields.tsx'
import { emptyValue, type Schema } from './form-schema.ts'
import { goTo } from './ui.tsx'

const moved = <T>(list: readonly T[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))

/** The entries of a list, and what the owner does with them. */
export function useEntries({ path, schema, value, required }: PartProps) {
  const { change, setStatus, noteRemoved, setRemoved } = useOpenDocument()
  const { title, entry: noun = 'entry', minItems: least = 0 } = schema
  const entries = (value ?? []) as readonly unknown[]
  /** What is unfolded and what has focus moves with its entry. */
  const [keys, setKeys] = useState(() => [...entries.keys()])
  function add(kind: Schema) {
    const at = schema.newFirst ? 0 : entries.length
    change(path, entries.toSpliced(at, 0, emptyValue(kind) ?? ''))
    setRemoved(undefined)
    setKeys(keys.toSpliced(at, 0, Math.max(-1, ...keys) + 1))
    goTo([...path, at], true)
  }
  function move(index: number, by: -1 | 1, name: string) {
    const to = index + by
    change(path, moved(entries, index, to))
    setRemoved(undefined)
    setKeys(moved(keys, index, to))
    setStatus(`${name}: now ${to + 1} of ${entries.length}`)
  }
  const isLast = entries.length === 1
  const isNeeded = entries.length <= least && (required || !isLast)
  const wanted = least === 1 ? `a ${noun}` : `${least} entries`
  function remove(index: number, name: string) {
    if (isNeeded) return setStatus(`“${title}” needs ${wanted}. Change this one, or add another first.`)
    noteRemoved([...path, index], name)
    // The schema wants an optional list absent rather than empty.
    change(path, isLast && least > 0 ? undefined : entries.toSpliced(index, 1))
    setKeys(keys.toSpliced(index, 1))
  }
  return { entries, keys, isNeeded, add, move, remove }
}
