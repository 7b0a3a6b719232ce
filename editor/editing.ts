import { createContext } from 'react'
import type { Picture } from './api.ts'
import type { Path } from './form-schema.ts'

type Editing = {
  data: unknown
  /** The place that a link, an error or a new entry leads to: everything around it unfolds. */
  target: Path | undefined
  /** Leads to a field or a group; `inside`, to the first field of a group. */
  goTo: (path: Path, where?: 'inside') => void
  change: (path: Path, value: unknown) => void
  /** Removes an entry or an optional group, and offers to undo that. */
  remove: (path: Path, name: string) => void
  announce: (text: string) => void
  /** What is wrong, by the id of the field; an empty text for the groups around it. */
  errors: ReadonlyMap<string, string>
  pictures: readonly Picture[]
  addPicture: (picture: Picture) => void
}

const nothing = () => undefined

/** What the fields of the open document share. The form library's own context goes stale in fields that have not changed. */
export const EditingContext = createContext<Editing>({
  data: undefined,
  target: undefined,
  goTo: nothing,
  change: nothing,
  remove: nothing,
  announce: nothing,
  errors: new Map(),
  pictures: [],
  addPicture: nothing,
})

/** The place of the field that a widget belongs to. */
export const PathContext = createContext<Path>([])

/** Focuses the first of these controls that is not disabled, once React has rendered. */
export function focusOn(ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const controls = ids.map((id) => document.getElementById(id))
    controls.find((control) => control?.matches(':enabled'))?.focus()
  })
}
