import { createContext } from 'react'
import { flushSync } from 'react-dom'
import type { Issue, Picture } from './api.ts'
import { idOf, type Path } from './form-schema.ts'

type Editing = {
  data: unknown
  change: (path: Path, value: unknown) => void
  /** Offers to undo the removal of an entry or an optional group. */
  noteRemoved: (path: Path, name: string) => void
  announce: (text: string) => void
  issues: readonly Issue[]
  pictures: readonly Picture[]
  /** Takes over a new or replaced picture. */
  addPicture: (picture: Picture) => void
}

/** What the fields of the open document share. The form library's own context goes stale in fields that have not changed. */
export const EditingContext = createContext({} as Editing)

/** The place of the field that a widget belongs to. */
export const PathContext = createContext<Path>([])

export const issuesIn = (issues: readonly Issue[], path: Path) =>
  issues.filter((issue) => path.every((key, depth) => String(key) === String(issue.path[depth])))

function unfolded(id: string): HTMLElement | null {
  const control = document.getElementById(id)
  if (control?.ariaExpanded === 'false') flushSync(() => control.click())
  return control
}

/** Leads to a field or a group, once React has rendered; `inside`, to the first field of a group. What is around it unfolds. */
export function goTo(path: Path, inside = false): void {
  requestAnimationFrame(() => {
    const found = path.map((_, depth) => {
      const id = idOf(path.slice(0, depth + 1))
      if (!document.getElementById(id)) unfolded(`${idOf(path.slice(0, depth))}-more`)
      return unfolded(id)
    })
    const control = found.findLast((element) => element !== null)
    const first = control?.closest('.fold')?.querySelector<HTMLElement>('.fold__body :is(input, textarea, select)')
    const target = inside && control?.ariaExpanded ? first : control
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  })
}
