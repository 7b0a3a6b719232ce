import { dequal } from 'dequal/lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Choices, Conflict, Issue, SaveRequest } from './api.ts'
import { formSchemaOf } from './documents.ts'
import { type Path, valueAt, withValue } from './form-schema.ts'
import { keepMine, merge } from './merge.ts'
import { send } from './requests.ts'

const saved = 'Saved.'

/** Unsaved changes, and the version of the file that they began with. They outlive a crash of the editor or the browser. */
type Draft = { data: unknown; base: unknown }

/** What was saved, or what was wrong with it. */
type Answer = { saved?: unknown; issues?: Issue[]; conflicts?: Conflict[] }

export const draftKeyOf = (id: string) => `draft of ${id}`

/** Undefined if there is no draft, or if it cannot be read. */
function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** A document while it is edited: loading, unsaved changes, checks, saving, conflicts. */
export function useDocument(id: string, onSaved: () => void) {
  const schema = useMemo(() => formSchemaOf(id), [id])
  const [base, setBase] = useState<unknown>()
  const [data, setData] = useState<unknown>()
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [refused, setRefused] = useState<{ data: unknown; issues: readonly Issue[] }>()
  const [said, setStatus] = useState('')
  /** Counts changes that the form did not make to its lists. Each builds it anew. */
  const [version, setVersion] = useState(0)
  const rebuild = useCallback(() => setVersion((count) => count + 1), [])
  const draftKey = draftKeyOf(id)

  const load = useCallback(async () => {
    const { status, body } = await send<object>('GET', `documents/${id}`)
    if (status !== 200) return setStatus(body.message ?? 'This document could not be opened.')
    const draft = readDraft(draftKey)
    const isSaved = !draft?.base || dequal(draft.data, body)
    const shown = isSaved ? { data: body, base: body } : draft
    setBase(shown.base)
    setData(shown.data)
    rebuild()
  }, [id, draftKey, rebuild])
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
    setStatus('')
    load()
  }

  /** What was wrong with a refused save, in fields that have not changed since. */
  const issues = useMemo(() => {
    const isSame = ({ path }: Issue) => dequal(valueAt(data, path), valueAt(refused?.data, path))
    return refused?.issues.filter(isSame) ?? []
  }, [data, refused])
  if (refused && issues.length === 0) setRefused(undefined)

  /** Takes over what is on disk now. What was typed since `sent` stays. */
  function rebase(sent: unknown, onDisk: unknown) {
    setBase(onDisk)
    setData((latest: unknown) => merge([sent, latest, onDisk], keepMine))
  }
  async function save(choices?: Choices): Promise<void> {
    setStatus('Saving …')
    const request: SaveRequest = { data, base, choices }
    const { status, body } = await send<Answer>('PUT', `documents/${id}`, request)
    setStatus(body.message ?? '')
    setConflicts(body.conflicts ?? [])
    if (status === 422) setRefused({ data, issues: body.issues ?? [] })
    if (status !== 200) return
    if (!dequal(body.saved, data)) rebuild()
    rebase(data, body.saved)
    setRefused(undefined)
    setStatus(saved)
    onSaved()
  }
  const change = useCallback(
    (path: Path, value: unknown) => setData((latest: unknown) => withValue(latest, path, value)),
    [],
  )
  const opening = base === undefined && said === ''
  const status = opening ? 'Opening …' : dirty && said === saved ? '' : said
  return {
    schema,
    base,
    data,
    version,
    dirty,
    issues,
    refused,
    conflicts,
    status,
    change,
    save,
    discard,
    rebase,
    rebuild,
    setStatus,
    setConflicts,
  }
}
export type OpenDocument = ReturnType<typeof useDocument>
