import { dequal } from 'dequal/lite'
import { createContext, useCallback, useEffect, useMemo, useState } from 'react'
import type { Choices, Conflict, Issue, Picture, SaveRequest } from './api.ts'
import { formSchemaOf } from './documents.ts'
import { type Path, valueAt, withValue } from './form-schema.ts'
import { tooWideIn } from './headlines.ts'
import { merge } from './merge.ts'
import { send } from './requests.ts'
import { goTo } from './ui.tsx'

const saved = 'Saved.'

/** Unsaved changes, and the version of the file that they began with. They outlive a crash of the editor or the browser. */
type Draft = { data: unknown; base: unknown }

/** What was saved, or what was wrong with it. */
type Answer = { saved?: unknown; issues?: Issue[]; conflicts?: Conflict[] }

type Removed = { path: Path; value: unknown; name: string }

export const draftKeyOf = (id: string) => `draft of ${id}`

/** A document while it is edited: loading, unsaved changes, checks, saving, conflicts. */
export function useDocument(id: string, onSaved: () => void) {
  const schema = useMemo(() => formSchemaOf(id), [id])
  const [base, setBase] = useState<unknown>()
  const [data, setData] = useState<unknown>()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [refused, setRefused] = useState<{ data: unknown; issues: readonly Issue[] }>()
  const [removed, setRemoved] = useState<Removed>()
  const [said, setStatus] = useState('Opening …')
  /** Counts changes that the form did not make to its lists. Each builds it anew. */
  const [version, setVersion] = useState(0)
  const draftKey = draftKeyOf(id)

  const load = useCallback(async () => {
    const [opened, all] = await Promise.all([
      send<object>('GET', `documents/${id}`),
      send<Picture[]>('GET', 'pictures'),
    ])
    const failed = [opened, all].find(({ status }) => status !== 200)
    if (failed) return setStatus(failed.body.message ?? 'This document could not be opened.')
    setPictures(all.body)
    const draft: Draft | null = JSON.parse(localStorage.getItem(draftKey) ?? 'null')
    const isSaved = !draft || dequal(draft.data, opened.body)
    const shown = isSaved ? { data: opened.body, base: opened.body } : draft
    setBase(shown.base)
    setData(shown.data)
    setVersion((count) => count + 1)
    setStatus('')
  }, [id, draftKey])
  useEffect(() => {
    load()
  }, [load])

  const dirty = base !== undefined && !dequal(data, base)
  useEffect(() => {
    if (!base) return
    if (dirty) localStorage.setItem(draftKey, JSON.stringify({ data, base } satisfies Draft))
    else localStorage.removeItem(draftKey)
  }, [base, data, dirty, draftKey])
  function discard() {
    localStorage.removeItem(draftKey)
    setRefused(undefined)
    setRemoved(undefined)
    load()
  }

  /** What was wrong with a refused save, in fields that have not changed since. */
  const issues = useMemo(() => {
    const isSame = ({ path }: Issue) => dequal(valueAt(data, path), valueAt(refused?.data, path))
    return refused?.issues.filter(isSame) ?? []
  }, [data, refused])
  if (refused && issues.length === 0) setRefused(undefined)

  async function save(choices?: Choices): Promise<void> {
    const tooWide = tooWideIn(data)
    if (tooWide.length > 0) return setRefused({ data, issues: tooWide })
    setStatus('Saving …')
    const request: SaveRequest = { data, base, choices }
    const { status, body } = await send<Answer>('PUT', `documents/${id}`, request)
    setStatus(body.message ?? '')
    setConflicts(body.conflicts ?? [])
    if (status === 422) setRefused({ data, issues: body.issues ?? [] })
    if (status !== 200) return
    if (!dequal(body.saved, data)) setVersion(version + 1)
    setBase(body.saved)
    // With what was typed meanwhile.
    setData((latest: unknown) => merge([data, latest, body.saved], (_path, mine) => mine))
    setRefused(undefined)
    setStatus(saved)
    onSaved()
  }
  const change = useCallback(
    (path: Path, value: unknown) => setData((latest: unknown) => withValue(latest, path, value)),
    [],
  )
  /** Offers to undo the removal of an entry or an optional group. */
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
    setVersion(version + 1)
    setStatus('')
    goTo(path)
  }
  const addPicture = (picture: Picture) =>
    setPictures([...pictures.filter(({ id: other }) => other !== picture.id), picture])
  /** Deletes a picture that no page shows. What else was changed here stays. */
  async function deletePicture(picture: string, name: string) {
    if (!confirm(`Delete the picture “${name}” for good?`)) return
    const { status, body } = await send<object>('DELETE', `pictures/${picture}`)
    if (status !== 200) return setStatus(body.message ?? '')
    setPictures(pictures.filter((other) => other.id !== picture))
    setBase(body)
    setData((latest: unknown) =>
      merge([base, withValue(latest, ['pictures', picture], undefined), body], (_path, mine) => mine),
    )
    setStatus('Deleted.')
  }
  const status = dirty && said === saved ? '' : said
  const state = { schema, base, data, version, dirty, pictures, issues, refused, removed, status, conflicts }
  return {
    ...state,
    setStatus,
    setConflicts,
    setRemoved,
    change,
    noteRemoved,
    undo,
    save,
    discard,
    addPicture,
    deletePicture,
  }
}

/** The open document, for its fields. */
export const EditingContext = createContext({} as ReturnType<typeof useDocument>)
