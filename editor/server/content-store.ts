import { once } from 'node:events'
import { globSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Document, DocumentInfo, Issue } from '../api.ts'
import { documentInfo, inMenuOrder, schemaOf, unlisted } from '../documents.ts'
import { issuesOf } from '../issues.ts'
import { asText, hashOf, RequestError, readJson, replaceFile, type TaskQueue } from './files.ts'
import { inOrderOf } from './key-order.ts'
import { issuesBetweenServices } from './services.ts'

type Json = Record<string, unknown>

/** `conflict` is the file as somebody else has changed it. */
export type Saved = { saved: Document } | { conflict: Document } | { issues: Issue[] }

/** What texts can refer to, as the files are now. Nothing while a wrong value in one of those files waits to be corrected. */
export async function currentFacts(): Promise<object> {
  const worker = new Worker(new URL('./read-facts.ts', import.meta.url))
  const [facts] = await once(worker, 'message').catch(() => [{}])
  return facts
}

/** The JSON files of a site. */
export function contentStore(root: string, inTurn: TaskQueue) {
  async function read(id: string) {
    if (!schemaOf(id)) throw new RequestError(404, `There is no ${id} to edit.`)
    return readJson(root, `content/${id}.json`)
  }

  async function load(id: string): Promise<Document> {
    const { value, hash } = await read(id)
    const { $schema: _, ...data } = value
    return { data, hash }
  }

  async function write(id: string, value: unknown): Promise<string> {
    const text = asText(value)
    await replaceFile(root, `content/${id}.json`, text)
    return hashOf(text)
  }

  /** Saves a document if its values are right and its file is still the one that was loaded. */
  async function save(id: string, data: unknown, loaded: unknown): Promise<Saved> {
    return inTurn(async () => {
      const { value, hash } = await read(id)
      const { $schema, ...before } = value
      if (hash !== loaded) return { conflict: { data: before, hash } }
      const issues = issuesOf(id, data, await currentFacts())
      if (issues.length === 0 && id.startsWith('services/'))
        issues.push(...(await issuesBetweenServices(root, id, data)))
      if (issues.length > 0) return { issues }
      const ordered = inOrderOf(before, data) as Json
      return {
        saved: {
          data: ordered,
          hash: await write(id, { ...(typeof $schema === 'string' && { $schema }), ...ordered }),
        },
      }
    })
  }

  /** Applies a change to a document as it is on disk now. */
  async function update(id: string, change: (data: Json) => Json): Promise<void> {
    const { data, hash } = await load(id)
    const result = await save(id, change(data as Json), hash)
    if ('conflict' in result) return update(id, change)
    if ('issues' in result) throw new RequestError(422, result.issues.map(({ message }) => message).join(' '))
  }

  /** Notes today as the date on which the owner confirmed something, or removes the date. */
  async function confirm([file = '', ...path]: readonly string[], confirmed: boolean): Promise<void> {
    const id = file.replace(/\.json$/, '')
    if (!unlisted.has(id)) throw new RequestError(422, 'This cannot be confirmed.')
    const date = confirmed ? new Date().toLocaleDateString('sv-SE') : ''
    await update(id, (data) => withDate(data, path, date) as Json)
  }

  /** The documents that exist, in the order of the navigation. */
  async function list(): Promise<DocumentInfo[]> {
    const ids = globSync('content/**/*.json', { cwd: root, exclude: ['content/json-schemas/**'] })
      .map((file) => file.replaceAll('\\', '/').replace(/^content\/|\.json$/g, ''))
      .filter((id) => schemaOf(id) && !unlisted.has(id))
    const infos = await Promise.all(
      ids.map(async (id) => {
        const { name } = id.startsWith('services/') ? (await read(id)).value : {}
        return documentInfo(id, typeof name === 'string' ? name : undefined)
      }),
    )
    return infos.sort(inMenuOrder)
  }

  return { list, load, save, update, confirm }
}
export type ContentStore = ReturnType<typeof contentStore>

/** A copy of the data with a date at a path that exists. */
function withDate(data: unknown, [key, ...rest]: readonly string[], date: string): unknown {
  if (key === undefined) return date
  const group = data as Json
  if (typeof group !== 'object' || !Object.hasOwn(group, key)) throw new RequestError(422, 'This cannot be confirmed.')
  return { ...group, [key]: withDate(group[key], rest, date) }
}
