import { deepEquals } from '@rjsf/utils'
import { useEffect, useMemo, useState } from 'react'
import { pictureIds } from '#content/schemas/fields.ts'
import type { Document, Issue, Picture } from './api.ts'
import { formSchemaOf } from './documents.ts'
import { facts, loadFacts } from './facts.tsx'
import { valueAt, withoutEmptied } from './form-schema.ts'
import { issuesOf } from './issues.ts'
import { send } from './requests.ts'

const saved = 'Saved.'

/** Unsaved changes, and the version of the file that they began with. They outlive a crash of the editor or the browser. */
type Draft = { data: unknown; base: Document }

/** A document while it is edited: loading, unsaved changes, checks, saving, conflicts. */
export function useDocument(id: string) {
  const schema = useMemo(() => formSchemaOf(id), [id])
  const [base, setBase] = useState<Document>()
  const [data, setData] = useState<unknown>()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [offer, setOffer] = useState<Draft>()
  const [conflict, setConflict] = useState<Document>()
  const [refused, setRefused] = useState<{ data: unknown; issues: readonly Issue[] }>()
  const [said, setStatus] = useState('')
  const draftKey = `draft of ${id}`

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

  const current = useMemo(() => withoutEmptied(schema, data), [schema, data])
  const dirty = base !== undefined && offer === undefined && !deepEquals(current, base.data)
  useEffect(() => {
    if (!base || offer) return
    if (dirty) localStorage.setItem(draftKey, JSON.stringify({ data: current, base } satisfies Draft))
    else localStorage.removeItem(draftKey)
  }, [base, current, dirty, draftKey, offer])

  /** After a refused save: what is still wrong. What only the server found counts until its field changes. */
  const issues = useMemo(() => {
    if (!refused) return []
    const unchanged = ({ path }: Issue) => valueAt(current, path) === valueAt(refused.data, path)
    return [...issuesOf(id, current, facts), ...refused.issues.filter(unchanged)]
  }, [id, current, refused])
  if (refused && issues.length === 0) setRefused(undefined)

  async function save(sent = current, hash = base?.hash): Promise<boolean> {
    setStatus('')
    if (issuesOf(id, sent, facts).length > 0) {
      setRefused({ data: sent, issues: [] })
      return false
    }
    const { status, body } = await send<Document & { issues: Issue[] }>('PUT', `documents/${id}`, { data: sent, hash })
    if (status === 409) setConflict(body)
    else if (status === 422) setRefused({ data: sent, issues: body.issues })
    else if (status !== 200) setStatus(`Not saved. ${body.message ?? ''}`)
    else {
      setBase(body)
      setRefused(undefined)
      setStatus(saved)
      loadFacts()
    }
    return status === 200
  }

  /** Continues with a draft, or with the owner's choice between two versions, on top of a version of the file. */
  function continueWith(version: Document, chosen: unknown) {
    setOffer(undefined)
    setConflict(undefined)
    setBase(version)
    setData(chosen)
  }
  function addPicture(picture: Picture) {
    pictureIds.add(picture.id)
    setPictures((others) => [...others.filter(({ id: other }) => other !== picture.id), picture])
  }
  const status = dirty && said === saved ? '' : said
  const state = { schema, base, data, current, dirty, pictures, issues, refused, status, offer, conflict }
  return { ...state, setData, setStatus, setOffer, setConflict, save, continueWith, addPicture }
}
