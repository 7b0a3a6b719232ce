import { once } from 'node:events'
import { existsSync, globSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { ContentError } from '#content/fill-facts.ts'
import { isoDay } from '#content/long-date.ts'
import { schemaOf } from '#content/schemas/index.ts'
import type { Conflict, DocumentInfo, Issue, SaveRequest } from '../api.ts'
import { documentInfo, formSchemaOf, inMenuOrder, unlisted } from '../documents.ts'
import { type Schema, schemaAt, textsOf, valueAt, withValue } from '../form-schema.ts'
import { excerpt, mergeVersions } from './changes.ts'
import { asText, readJson, refusal, replaceFile, taskQueue } from './files.ts'
import { launchTasks } from './find-stand-ins.ts'
import { issuesOf } from './issues.ts'
import { deadLinksIn, type PageReader, problem } from './links.ts'
import { issuesBetweenServices } from './services.ts'

/** `conflicts` are fields that somebody else has changed, too. */
type Saved = { saved: unknown } | { conflicts: Conflict[] } | { issues: Issue[] }

let latest = { version: '', facts: {} }

/**
 * The facts that texts can refer to, from the files now in the working directory: content/facts.ts reads no other. Throws for a wrong
 * value in a file, unless `id` is that file: it gets the facts it was read with.
 */
export async function currentFacts(id?: string): Promise<object> {
  const version = globSync('content/**/*.json')
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join()
  if (version !== latest.version) {
    const worker = new Worker(new URL('./read-facts.ts', import.meta.url))
    try {
      const [facts] = await once(worker, 'message')
      latest = { version, facts }
    } catch (error) {
      // An error from a worker keeps its properties but not its class.
      const { file, facts, message } = error as ContentError
      if (file && file === id) return facts
      throw file ? refusal(409, message) : error
    }
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

/** Changes values of a document as it is on disk; `undefined` removes one. */
type SetValues = (id: string, paths: readonly (readonly string[])[], value: unknown) => Promise<void>

export function contentStore(root: string, readPage: PageReader) {
  const queue = taskQueue()
  /** Runs a task once those before it are done. Only a task in its turn can change values. */
  const inTurn = <Result>(task: (setValues: SetValues) => Promise<Result>) => queue(() => task(setValues))

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
  async function fieldsWhere(matches: (text: string, schema: Schema) => boolean, except = '') {
    const found = (await allTexts(except)).filter(({ text, schema }) => matches(text, schema))
    return found.map(({ info, data, path, text }) => problem(info, data, path, excerpt(text)))
  }

  async function load(id: string): Promise<unknown> {
    return (await read(id)).data
  }

  /** Writes a document if its values are right. What the file has changed since it was opened is kept. */
  async function write(id: string, { data: mine, base, choices = {} }: SaveRequest): Promise<Saved> {
    const file = `content/${id}.json`
    const { $schema, data: theirs } = await read(id)
    const { version: data, open } = mergeVersions(file, [base, mine, theirs], choices)
    if (open.length > 0) return { conflicts: open }
    const issues = issuesOf(id, data as object, await currentFacts(id))
    if (issues.length === 0 && id.startsWith('services/')) issues.push(...issuesBetweenServices(root, id, data))
    if (issues.length === 0 && id === 'safety-figures') issues.push(...outdatedChecks(data, theirs))
    const deadLinks = await deadLinksIn(root, id, data, theirs, readPage)
    issues.push(...deadLinks.filter(({ path }) => !issues.some((issue) => isDeepStrictEqual(issue.path, path))))
    if (issues.length > 0) return { issues }
    await replaceFile(root, file, asText($schema ? { $schema, ...(data as object) } : data))
    return { saved: data }
  }
  const save = (id: string, request: SaveRequest) => inTurn(() => write(id, request))

  const setValues: SetValues = async (id, paths, value) => {
    const { data: base } = await read(id)
    const data = paths.reduce<unknown>((all, path) => withValue(all, path, value), base)
    const result = await write(id, { data, base })
    if ('issues' in result) throw refusal(422, result.issues.map(({ message }) => message).join(' '))
  }

  /** Notes today as the date on which the owner confirmed something, or removes the date. Each place begins with its file. */
  const confirm = (places: readonly string[][], confirmed: boolean) =>
    inTurn(async (setValues) => {
      const known = launchTasks(join(root, 'content')).map((task) => String(task.confirm))
      if (!places.every((place) => known.includes(String(place)))) throw refusal(422, 'This cannot be confirmed.')
      for (const [file = '', members = []] of Object.entries(Object.groupBy(places, ([name = '']) => name))) {
        const paths = members.map(([, ...path]) => path)
        await setValues(file.replace(/\.json$/, ''), paths, confirmed ? isoDay(new Date()) : '')
      }
    })

  /** The documents that exist, in the order of the navigation. */
  async function list(): Promise<DocumentInfo[]> {
    const ids = globSync('content/**/*.json', { cwd: root })
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
  const deleteService = (slug: string) =>
    inTurn(async () => {
      const info = (await list()).find(({ id }) => id === `services/${slug}`)
      if (!info?.deletable)
        throw refusal(403, 'Only a service that was added here can be deleted. Hide this one instead.')
      const problems = await fieldsWhere((text) => text.split(/[\s()#]/).includes(info.page), info.id)
      if (problems.length > 0) throw refusal(409, 'Links lead to this page. Change them first:', { problems })
      await rm(join(root, info.file))
    })

  return { list, load, save, deleteService, confirm, allTexts, fieldsWhere, inTurn }
}
export type ContentStore = ReturnType<typeof contentStore>
