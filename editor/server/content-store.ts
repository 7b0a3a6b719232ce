import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { RJSFSchema } from '@rjsf/utils'
import { schemaOf } from '#content/schemas/index.ts'
import { isoDay } from '#domain/long-date.ts'
import type { Conflict, Document, DocumentInfo, Issue, Problem, SaveRequest } from '../api.ts'
import { documentInfo, formSchemaOf, inMenuOrder, unlisted } from '../documents.ts'
import { type Path, pathTo, schemaAt, textsOf, valueAt, withValue } from '../form-schema.ts'
import { issuesOf } from '../issues.ts'
import { excerpt, joined } from './changes.ts'
import { asText, readJson, refusal, replaceFile, taskQueue } from './files.ts'
import { launchTasks } from './find-stand-ins.ts'
import { deadLinksIn, type PageReader, problem } from './links.ts'
import { issuesBetweenServices } from './services.ts'

/** `conflicts` are fields that somebody else has changed, too. */
type Saved = { saved: Document } | { conflicts: Conflict[] } | { issues: Issue[] }

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
    const { $schema, ...data } = await readJson(root, `content/${id}.json`)
    return { $schema, data }
  }
  /** Every text of every document but one, and its schema. */
  async function allTexts(except = '') {
    const texts = (await list()).map(async (info) => {
      if (info.id === except) return []
      const { data } = await read(info.id)
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
  async function withMentions(id: string, document: unknown): Promise<Document> {
    const names = leftOutBy(document)
    if (names.length === 0) return { data: document }
    const texts = await allTexts(id)
    const isService = id.startsWith('services/')
    const isLink = isService ? linksTo(id) : () => false
    const placeOf = ({ info, path }: { info: DocumentInfo; path: Path }) => [info.id, ...path, ''].join('/')
    // A card, a band or a line that is one link to a hidden service is hidden with it.
    const hidden = texts
      .filter(({ text, schema }) => schema.link && isLink(text))
      .map((link) => placeOf(link).replace(/(\/action)?\/href\/$/, '/'))
    const fields = texts.flatMap((found) => {
      const { info, data, path, text, schema } = found
      const plain = text.toLowerCase().replaceAll('\u00a0', ' ')
      const words = isLink(text) ? [...names, documentInfo(id).page] : names
      const [at] = words.map((word) => plain.indexOf(word.toLowerCase())).filter((index) => index >= 0)
      // A choice from a list, such as the standards on About, is no text.
      if (at === undefined || schema.enum || hidden.some((place) => placeOf(found).startsWith(place))) return []
      return problem(info, data, path, excerpt(at > 40 ? text.slice(at - 30).replace(/^\S*/, '…') : text))
    })
    const title = isService
      ? 'This service is hidden. These texts still name it or link to it:'
      : `These texts name certificates without a number (${names.join(', ')}). Change those that you do not hold:`
    return { data: document, ...(fields.length > 0 && { mentions: { title, fields } }) }
  }
  const load = async (id: string): Promise<Document> => withMentions(id, (await read(id)).data)

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

  /** Saves a document if its values are right. What the file has changed since it was opened is kept. */
  async function save(id: string, { data: mine, base, choices = {} }: SaveRequest): Promise<Saved> {
    const file = `content/${id}.json`
    let before: unknown
    const result = await inTurn(async (): Promise<Saved> => {
      const { $schema, data: theirs } = await read(id)
      before = theirs
      const { version: data, open } = joined(file, [base, mine, theirs], choices)
      if (open.length > 0) return { conflicts: open }
      const issues = issuesOf(id, data, await currentFacts())
      if (issues.length === 0 && id.startsWith('services/')) issues.push(...issuesBetweenServices(root, id, data))
      if (issues.length === 0 && id === 'safety-figures') issues.push(...outdatedChecks(data, before))
      const deadLinks = await deadLinksIn(root, id, data, before, readPage)
      issues.push(...deadLinks.filter(({ path }) => !issues.some((issue) => isDeepStrictEqual(issue.path, path))))
      if (issues.length > 0) return { issues }
      const text = asText($schema ? { $schema, ...(data as object) } : data)
      await replaceFile(root, file, text)
      return { saved: await withMentions(id, data) }
    })
    if ('saved' in result) await askAgain(id, before, result.saved.data)
    return result
  }

  /** Changes values of a document as it is on disk now; `undefined` removes one. */
  async function setValues(id: string, paths: readonly (readonly string[])[], value: unknown): Promise<void> {
    const { data: base } = await read(id)
    const data = paths.reduce<unknown>((all, path) => withValue(all, path, value), base)
    const result = await save(id, { data, base })
    if ('conflicts' in result) return setValues(id, paths, value)
    if ('issues' in result) throw refusal(422, result.issues.map(({ message }) => message).join(' '))
  }

  /** Notes today as the date on which the owner confirmed something, or removes the date. Each place begins with its file. */
  async function confirm(places: readonly string[][], confirmed: boolean): Promise<void> {
    const known = launchTasks(join(root, 'content')).map((task) => String(task.confirm))
    if (!places.every((place) => known.includes(String(place)))) throw refusal(422, 'This cannot be confirmed.')
    for (const [file = '', members = []] of Object.entries(Object.groupBy(places, ([name = '']) => name))) {
      const paths = members.map(([, ...path]) => path)
      await setValues(file.replace(/\.json$/, ''), paths, confirmed ? isoDay(new Date()) : '')
    }
  }

  /** The documents that exist, in the order of the navigation. */
  async function list(): Promise<DocumentInfo[]> {
    const ids = globSync('content/**/*.json', { cwd: root, exclude: ['content/json-schemas/**'] })
      .map((file) => file.replaceAll('\\', '/').replace(/^content\/|\.json$/g, ''))
      .filter((id) => schemaOf(id) && !unlisted.has(id))
    const infos = ids.map(async (id) => {
      if (!id.startsWith('services/')) return documentInfo(id)
      const { data } = await read(id)
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
