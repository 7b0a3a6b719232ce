import { deepEquals, type RJSFSchema } from '@rjsf/utils'
import { useEffect, useMemo, useState } from 'react'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import type { Document, Issue, Refusal } from './api.ts'
import { schemaOf } from './documents.ts'
import { facts } from './facts-in-text.ts'
import { valueAt, withoutEmptied } from './form-schema.ts'
import { issuesOf } from './issues.ts'
import { send } from './requests.ts'

const saved = 'Saved.'

/** Unsaved changes, and the version of the file that they began with. They outlive a crash of the editor or the browser. */
type Draft = { data: unknown; base: Document }

/** A document while it is edited: loading, unsaved changes, checks, saving, conflicts. */
export function useDocument(id: string) {
  const schema = useMemo(() => {
    const found = schemaOf(id)
    return (found ? jsonSchemaOf(found) : {}) as RJSFSchema
  }, [id])
  const [base, setBase] = useState<Document>()
  const [data, setData] = useState<unknown>()
  const [offer, setOffer] = useState<Draft>()
  const [conflict, setConflict] = useState<Document>()
  const [refused, setRefused] = useState<{ data: unknown; issues: readonly Issue[] }>()
  const [said, setStatus] = useState('')
  const draftKey = `draft of ${id}`

  useEffect(() => {
    send<Document>('GET', `documents/${id}`).then(({ status, body }) => {
      if (status !== 200) return setStatus(body.message ?? 'This document could not be opened.')
      setBase(body)
      setData(body.data)
      const kept = localStorage.getItem(draftKey)
      const draft: Draft | undefined = kept ? JSON.parse(kept) : undefined
      if (draft && !deepEquals(draft.data, body.data)) setOffer(draft)
    })
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
    const { status, body } = await send<Document & Refusal>('PUT', `documents/${id}`, { data: sent, hash })
    if (status === 409) setConflict(body)
    else if (status === 422) setRefused({ data: sent, issues: body.issues })
    else if (status !== 200) setStatus(`Not saved. ${body.message ?? ''}`)
    else {
      setBase(body)
      setRefused(undefined)
      setStatus(saved)
    }
    return status === 200
  }

  /** Continues with the owner's choice between two versions, on top of the one on disk. */
  function resolve(theirs: Document, chosen: unknown) {
    setConflict(undefined)
    setBase(theirs)
    setData(chosen)
    return save(chosen, theirs.hash)
  }
  function answerOffer(draft: Draft | undefined) {
    setOffer(undefined)
    if (!draft) return
    setBase(draft.base)
    setData(draft.data)
  }
  const status = dirty && said === saved ? '' : said
  const discard = () => localStorage.removeItem(draftKey)
  const state = { schema, base, data, current, dirty, issues, refused, status, offer, conflict }
  return { ...state, setBase, setData, setStatus, setConflict, save, resolve, answerOffer, discard }
}
