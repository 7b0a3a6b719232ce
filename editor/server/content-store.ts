import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { RJSFSchema } from '@rjsf/utils'
import { schemaOf } from '#content/schemas/index.ts'
import type { Document, DocumentInfo, Issue, Problem } from '../api.ts'
import { documentInfo, formSchemaOf, inMenuOrder, unlisted } from '../documents.ts'
import { pathTo, schemaAt, textsOf, valueAt, withValue } from '../form-schema.ts'
import { issuesOf } from '../issues.ts'
import { excerpt } from './changes.ts'
import { asText, hashOf, readJson, refusal, replaceFile, taskQueue } from './files.ts'
import { launchTasks } from './find-stand-ins.ts'
import { deadLinksIn, type PageReader, problem } from './links.ts'
import { issuesBetweenServices } from './services.ts'

/** `conflict` is the file as somebody else has changed it. */
type Saved = { saved: Document } | { conflict: Document } | { issues: Issue[] }

let latest = { version: '', facts: {} }

/** What texts can refer to, as the files are now. Nothing while a wrong value in one of those files waits to be corrected. */
export async function currentFacts(): Promise<object> {
  const version = globSync('content/**/*.json')
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join()
  if (version !== latest.version) {
    const worker = new Worker(new URL('./read-facts.ts', import.meta.url))
    const [facts] = await once(worker, 'message').catch(() => [{}])
    latest = { version, facts }
  }
  return latest.facts
}

/** Safety figures that changed but keep the date of the check before. */
function outdatedChecks(data: unknown, before: unknown): Issue[] {
  return Object.entries<{ checked: string }>(Object(data)).flatMap(([part, figures]) => {
    const was = valueAt(before, [part])
    if (!figures.checked || figures.checked !== valueAt(was, ['checked']) || isDeepStrictEqual(figures, was)) return []
    const message = 'The figures have changed since. Empty this, or type the day on which they were checked again.'
    return [{ path: [part, 'checked'], message }]
  })
}

export function contentStore(root: string, readPage: PageReader) {
  const inTurn = taskQueue()

  async function read(id: string) {
    if (!schemaOf(id)) throw refusal(404, `There is no ${id} to edit.`)
    const { value, hash } = await readJson(root, `content/${id}.json`)
    const { $schema, ...data } = value
    return { $schema, document: { data, hash } }
  }
  /** Every text of every document but one, and its schema. */
  async function allTexts(except = '') {
    const texts = (await list()).map(async (info) => {
      if (info.id === except) return []
      const { data } = (await read(info.id)).document
      const schema = formSchemaOf(info.id)
      return textsOf(data).map((found) => ({ info, data, ...found, schema: schemaAt(schema, data, found.path) }))
    })
    return (await Promise.all(texts)).flat()
  }
  /** The fields with a text that passes a test, and the beginning of each text. */
  async function fieldsWhere(matches: (text: string, schema: RJSFSchema) => boolean, except = ''): Promise<Problem[]> {
    const found = (await allTexts(except)).filter(({ text, schema }) => matches(text, schema))
    return found.map(({ info, data, path, text }) => problem(info, data, path, excerpt(text)))
  }
  const linksTo = (id: string) => (text: string) => text.split(/[\s()#]/).includes(documentInfo(id).page)

  /** What the site leaves out: a hidden service, or certificates without a number once one has its own. */
  function leftOutBy(data: unknown): string[] {
    if (valueAt(data, ['hidden'])) return [String(valueAt(data, ['name'])).replace(/ services$/i, '')]
    const all = Object.entries<{ number: string }>(Object(valueAt(data, ['certificates'])))
    const missing = all.filter(([, { number }]) => number === '')
    return missing.length < all.length ? missing.map(([name]) => name) : []
  }

  /** A document, with the texts of others that name what the site leaves out. */
  async function withMentions(id: string, document: Document): Promise<Document> {
    const names = leftOutBy(document.data)
    if (names.length === 0) return document
    const isService = id.startsWith('services/')
    const fields = await fieldsWhere((text, schema) => {
      const plain = text.toLowerCase().replaceAll('\u00a0', ' ')
      if (isService && linksTo(id)(text)) return true
      // A choice from a list, such as the standards on About, is no text.
      return !schema.enum && names.some((name) => plain.includes(name.toLowerCase()))
    }, id)
    const title = isService
      ? 'This service is hidden. These texts still name it or link to it:'
      : `These texts name certificates without a number (${names.join(', ')}). Change those that you do not hold:`
    return fields.length > 0 ? { ...document, mentions: { title, fields } } : document
  }
  const load = async (id: string): Promise<Document> => withMentions(id, (await read(id)).document)

  /** Takes back the ticks on facts, safety texts and pages that have changed. Replaced samples stay the owner's own. */
  async function askAgain(id: string, before: unknown, data: unknown): Promise<void> {
    const places = launchTasks(join(root, 'content')).flatMap(({ confirm = [], field, fields = [field], ...task }) => {
      if (task.file !== id || !task.date || confirm[0] !== 'confirmations.json') return []
      const paths = fields.map((name) => (name ? pathTo(formSchemaOf(id), before, name) : []))
      const isSame = paths.every((path = []) => isDeepStrictEqual(valueAt(before, path), valueAt(data, path)))
      return isSame ? [] : [confirm.slice(1)]
    })
    if (places.length > 0) await setValues('confirmations', places, '')
  }

  /** Saves a document if its values are right and its file is still the one that was loaded. */
  async function save(id: string, data: unknown, loaded: unknown): Promise<Saved> {
    let before: unknown
    const result = await inTurn(async (): Promise<Saved> => {
      const { $schema, document } = await read(id)
      before = document.data
      if (document.hash !== loaded) return { conflict: document }
      const issues = issuesOf(id, data, await currentFacts())
      if (issues.length === 0 && id.startsWith('services/')) issues.push(...issuesBetweenServices(root, id, data))
      if (issues.length === 0 && id === 'safety-figures') issues.push(...outdatedChecks(data, before))
      const deadLinks = await deadLinksIn(root, id, data, before, readPage)
      issues.push(...deadLinks.filter(({ path }) => !issues.some((issue) => isDeepStrictEqual(issue.path, path))))
      if (issues.length > 0) return { issues }
      const text = asText($schema ? { $schema, ...(data as object) } : data)
      await replaceFile(root, `content/${id}.json`, text)
      return { saved: await withMentions(id, { data, hash: hashOf(text) }) }
    })
    if ('saved' in result) await askAgain(id, before, data)
    return result
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
    const known = launchTasks(join(root, 'content')).map((task) => String(task.confirm))
    if (!places.every((place) => known.includes(String(place)))) throw refusal(422, 'This cannot be confirmed.')
    for (const [file = '', members = []] of Object.entries(Object.groupBy(places, ([name = '']) => name))) {
      const paths = members.map(([, ...path]) => path)
      await setValues(file.replace(/\.json$/, ''), paths, confirmed ? new Date().toLocaleDateString('sv-SE') : '')
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
    const title = 'Links lead to this page. Change them first:'
    const fields = await fieldsWhere(linksTo(info.id), info.id)
    if (fields.length > 0) throw refusal(409, title, { mentions: { title, fields } })
    await rm(join(root, info.file))
  }

  return { list, load, save, deleteService, setValues, confirm, askAgain, allTexts, fieldsWhere, inTurn }
}
export type ContentStore = ReturnType<typeof contentStore>
