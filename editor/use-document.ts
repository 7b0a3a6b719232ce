import { deepEquals } from '@rjsf/utils'
import { createContext, useEffect, useMemo, useState } from 'react'
import { pictureIds } from '#content/schemas/fields.ts'
import type { Document, Issue, Picture } from './api.ts'
import { formSchemaOf, placeIn } from './documents.ts'
import { facts } from './facts.tsx'
import { labelOf, type Path, valueAt, withValue } from './form-schema.ts'
import { headlineNotes } from './headlines.ts'
import { issuesOf } from './issues.ts'
import { send } from './requests.ts'
import { goTo } from './ui.tsx'

const saved = 'Saved.'

/** Unsaved changes, and the version of the file that they began with. They outlive a crash of the editor or the browser. */
type Draft = { data: unknown; base: Document }

type Removed = { path: Path; value: unknown; name: string }

export const draftKeyOf = (id: string) => `draft of ${id}`

/** A document while it is edited: loading, unsaved changes, checks, saving, conflicts. */
export function useDocument(id: string, onSaved: () => void) {
  const schema = useMemo(() => formSchemaOf(id), [id])
  const [base, setBase] = useState<Document>()
  const [data, setData] = useState<unknown>()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [offer, setOffer] = useState<Draft>()
  const [conflict, setConflict] = useState<Document>()
  const [refused, setRefused] = useState<{ data: unknown; issues: readonly Issue[] }>()
  const [removed, setRemoved] = useState<Removed>()
  const [said, setStatus] = useState('')
  const draftKey = draftKeyOf(id)

  useEffect(() => {
    async function load() {
      const [opened, all] = await Promise.all([
        send<Document>('GET', `documents/${id}`),
        send<Picture[]>('GET', 'pictures'),
      ])
      const failed = [opened, all].find(({ status }) => status !== 200)
      if (failed) return setStatus(failed.body.message ?? 'This document could not be opened.')
      for (const picture of all.body) pictureIds.add(picture.id)
      setPictures(all.body)
      setBase(opened.body)
      setData(opened.body.data)
      const draft: Draft | null = JSON.parse(localStorage.getItem(draftKey) ?? 'null')
      if (draft && !deepEquals(draft.data, opened.body.data)) setOffer(draft)
    }
    load()
  }, [id, draftKey])

  /** As it is sent, without fields that have no value. */
  const current: unknown = useMemo(() => data && JSON.parse(JSON.stringify(data)), [data])
  const dirty = base !== undefined && offer === undefined && !deepEquals(current, base.data)
  useEffect(() => {
    if (!base || offer) return
    if (dirty) localStorage.setItem(draftKey, JSON.stringify({ data: current, base } satisfies Draft))
    else localStorage.removeItem(draftKey)
  }, [base, current, dirty, draftKey, offer])

  useEffect(() => {
    if (!dirty) return
    const listening = new AbortController()
    function ask({ newURL, oldURL }: HashChangeEvent) {
      const stays = placeIn(newURL).id !== id && !confirm('Your changes here are not saved. Leave them for later?')
      if (stays) history.replaceState(null, '', oldURL)
    }
    addEventListener('hashchange', ask, { signal: listening.signal })
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => listening.abort()
  }, [dirty, id])

  /** After a refused save: what is still wrong. What the schema does not find counts until its field changes. */
  const issues = useMemo(() => {
    if (!refused) return []
    const found = issuesOf(id, refused.data, facts)
    const others = refused.issues.filter((issue) => !found.some((other) => deepEquals(issue, other)))
    const still = others.filter(({ path }) => valueAt(current, path) === valueAt(refused.data, path))
    return [...issuesOf(id, current, facts), ...still]
  }, [id, current, refused])
  if (refused && issues.length === 0) setRefused(undefined)

  async function save(sent = current, hash = base?.hash): Promise<void> {
    const notes = headlineNotes(sent)
    const tooWide = notes.filter(({ fits }) => !fits)
    if (tooWide.length > 0) return setRefused({ data: sent, issues: tooWide })
    const mayAsk = issuesOf(id, sent, facts).length === 0
    const long = notes.find(({ path }) => !deepEquals(valueAt(sent, path), valueAt(base?.data, path)))
    if (mayAsk && long && !confirm(`${labelOf(schema, sent, long.path)}: ${long.message}\n\nSave it as it is?`))
      return goTo(long.path)
    setStatus('Saving …')
    const { status, body } = await send<Document & { issues: Issue[] }>('PUT', `documents/${id}`, { data: sent, hash })
    setStatus(body.message ?? '')
    if (status === 409) setConflict(body)
    else if (status === 422) setRefused({ data: sent, issues: body.issues })
    else if (status === 200) {
      setBase(body)
      setRefused(undefined)
      setStatus(saved)
      onSaved()
    }
  }

  /** Continues with a draft, or with the owner's choice between two versions, on top of a version of the file. */
  function continueWith(version: Document, chosen: unknown) {
    setOffer(undefined)
    setConflict(undefined)
    setBase(version)
    setData(chosen)
  }
  const change = (path: Path, value: unknown) => setData((latest: unknown) => withValue(latest, path, value))
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
    setStatus('')
    goTo(path)
  }
  async function addPicture(picture: Picture) {
    pictureIds.add(picture.id)
    setPictures([...pictures.filter((other) => other.id !== picture.id), picture])
    const path = ['pictures', picture.id]
    if (id !== 'pictures' || valueAt(data, path)) return
    // The server has written the new picture into the file that is open here.
    const { body } = await send<Document>('GET', 'documents/pictures')
    setBase(body)
    change(path, valueAt(body.data, path))
    goTo(path)
  }
  /** Deletes a picture that no page shows. What else was changed here stays. */
  async function deletePicture(picture: string) {
    if (!confirm(`Delete the picture ${picture} for good?`)) return
    const { status, body } = await send<Document>('DELETE', `pictures/${picture}`)
    if (status !== 200) return setStatus(body.message ?? '')
    pictureIds.delete(picture)
    setPictures(pictures.filter((other) => other.id !== picture))
    setBase(body)
    change(['pictures', picture], undefined)
    setStatus('Deleted.')
  }
  const status = dirty && said === saved ? '' : said
  const state = { schema, base, data, current, dirty, pictures, issues, refused, removed, status, offer, conflict }
  const setters = { setBase, setData, setStatus, setOffer, setConflict }
  return { ...state, ...setters, change, noteRemoved, undo, save, continueWith, addPicture, deletePicture }
}

/** The open document, for its fields. The form library's own context goes stale in fields that have not changed. */
export const EditingContext = createContext({} as ReturnType<typeof useDocument>)
