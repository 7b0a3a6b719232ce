import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { schemaOf } from '#content/schemas/index.ts'
import type { Document, DocumentInfo, Issue, Problem } from '../api.ts'
import { documentInfo, inMenuOrder, unlisted } from '../documents.ts'
import { textsOf, valueAt, withValue } from '../form-schema.ts'
import { issuesOf } from '../issues.ts'
import { asText, hashOf, readJson, refusal, replaceFile, taskQueue } from './files.ts'
import { deadLinksIn, type PageReader, problem } from './links.ts'
import { issuesBetweenServices } from './services.ts'

/** `conflict` is the file as somebody else has changed it. */
type Saved = { saved: Document } | { conflict: Document } | { issues: Issue[] }

/** What texts can refer to, as the files are now. Nothing while a wrong value in one of those files waits to be corrected. */
export async function currentFacts(): Promise<object> {
  const worker = new Worker(new URL('./read-facts.ts', import.meta.url))
  const [facts] = await once(worker, 'message').catch(() => [{}])
  return facts
}

/** The JSON files of a site. */
export function contentStore(root: string, readPage: PageReader) {
  const inTurn = taskQueue()

  async function read(id: string) {
    if (!schemaOf(id)) throw refusal(404, `There is no ${id} to edit.`)
    const { value, hash } = await readJson(root, `content/${id}.json`)
    const { $schema, ...data } = value
    return { $schema, document: { data, hash } }
  }
  /** The fields of all documents but one with a text that passes a test. */
  async function fieldsWhere(matches: (text: string) => boolean, except = ''): Promise<Problem[]> {
    const others = (await list()).filter(({ id }) => id !== except)
    const found = others.map(async (info) => {
      const { data } = (await read(info.id)).document
      return textsOf(data).flatMap(({ path, text }) => (matches(text) ? problem(info, data, path) : []))
    })
    return (await Promise.all(found)).flat()
  }
  const linksTo = (id: string) => (text: string) => text.split(/[\s()#]/).includes(documentInfo(id).page)

  /** A document, with the texts of others that lead to it or name it if it is a hidden service. */
  async function withMentions(id: string, document: Document): Promise<Document> {
    if (!id.startsWith('services/') || !valueAt(document.data, ['hidden'])) return document
    const name = String(valueAt(document.data, ['name']))
      .toLowerCase()
      .replace(/ services$/, '')
    const isMention = (text: string) => linksTo(id)(text) || text.toLowerCase().includes(name)
    return { ...document, mentions: await fieldsWhere(isMention, id) }
  }
  const load = async (id: string): Promise<Document> => withMentions(id, (await read(id)).document)

  /** Saves a document if its values are right and its file is still the one that was loaded. */
  async function save(id: string, data: unknown, loaded: unknown): Promise<Saved> {
    return inTurn(async () => {
      const { $schema, document: before } = await read(id)
      if (before.hash !== loaded) return { conflict: before }
      const issues = issuesOf(id, data, await currentFacts())
      if (issues.length === 0 && id.startsWith('services/')) issues.push(...issuesBetweenServices(root, id, data))
      if (issues.length === 0) issues.push(...(await deadLinksIn(root, id, data, before.data, readPage)))
      if (issues.length > 0) return { issues }
      const text = asText($schema ? { $schema, ...(data as object) } : data)
      await replaceFile(root, `content/${id}.json`, text)
      return { saved: await withMentions(id, { data, hash: hashOf(text) }) }
    })
  }

  /** Changes values of a document as it is on disk now; `undefined` removes one. */
  async function setValues(id: string, paths: readonly (readonly string[])[], value: unknown): Promise<void> {
    const { data, hash } = await load(id)
    const changed = paths.reduce<unknown>((all, path) => withValue(all, path, value), data)
    const result = await save(id, changed, hash)
    if ('conflict' in result) return setValues(id, paths, value)
    if ('issues' in result) throw refusal(422, result.issues.map(({ message }) => message).join(' '))
  }

  /** Notes today as the date on which the owner confirmed something, or removes the date. Each place begins with its file. */
  async function confirm(places: readonly string[][], confirmed: boolean): Promise<void> {
    for (const [file = '', members = []] of Object.entries(Object.groupBy(places, ([name = '']) => name))) {
      const id = file.replace(/\.json$/, '')
      const paths = members.map(([, ...path]) => path)
      const isDated = unlisted.has(id) || (id === 'safety-figures' && paths.every((path) => path.at(-1) === 'checked'))
      const { data } = isDated ? await load(id) : { data: undefined }
      if (!paths.every((path) => typeof valueAt(data, path) === 'string'))
        throw refusal(422, 'This cannot be confirmed.')
      await setValues(id, paths, confirmed ? new Date().toLocaleDateString('sv-SE') : '')
    }
  }

  /** The documents that exist, in the order of the navigation. */
  async function list(): Promise<DocumentInfo[]> {
    const ids = globSync('content/**/*.json', { cwd: root, exclude: ['content/json-schemas/**'] })
      .map((file) => file.replaceAll('\\', '/').replace(/^content\/|\.json$/g, ''))
      .filter((id) => schemaOf(id) && !unlisted.has(id))
    const infos = ids.map(async (id) => {
      if (!id.startsWith('services/')) return documentInfo(id)
      const { data } = (await read(id)).document
      const info = documentInfo(id, String(valueAt(data, ['name'])))
      const deletable = !existsSync(join(root, `app/pages${info.page}.astro`))
      return { ...info, deletable, hidden: valueAt(data, ['hidden']) !== undefined }
    })
    return inMenuOrder(await Promise.all(infos))
  }

  /** Deletes a service that the owner added, unless something leads to its page. */
  async function deleteService(slug: string): Promise<void> {
    const info = (await list()).find(({ id }) => id === `services/${slug}`)
    if (!info?.deletable)
      throw refusal(403, 'Only a service that was added here can be deleted. Hide this one instead.')
    const leading = (await fieldsWhere(linksTo(info.id), info.id)).map(({ label }) => label)
    if (leading.length > 0) throw refusal(409, `Links lead to this page. Change them first, in: ${leading.join(', ')}.`)
    await rm(join(root, info.file))
  }

  return { list, load, save, deleteService, setValues, confirm, fieldsWhere, inTurn }
}
export type ContentStore = ReturnType<typeof contentStore>
