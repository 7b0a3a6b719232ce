import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { longDate } from '#content/long-date.ts'
import type { Choices, Conflict } from '../api.ts'
import { documentInfo, formSchemaOf } from '../documents.ts'
import { entryName, isObject, labelOf, type Path, type Schema, schemaAt, valueAt } from '../form-schema.ts'
import { merge, type Versions } from '../merge.ts'
import { isEditable } from './files.ts'
import { filesIn, type Git, isPicture } from './git.ts'

/** What a list has that another does not have, or has less often. */
function without<Value>(list: readonly Value[], other: readonly Value[]): Value[] {
  const left = [...other]
  return list.filter((value) => {
    const index = left.findIndex((candidate) => isDeepStrictEqual(candidate, value))
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** A value from the word before the first that another does not have. */
export function excerpt(value: unknown, other?: unknown, unit = ''): string {
  if (unit.startsWith('£') && typeof value === 'number') return `“£${value.toLocaleString('en-GB')}${unit.slice(1)}”`
  if (typeof (value ?? other) === 'boolean') return value ? 'ticked' : 'not ticked'
  if (value === undefined || value === '') return 'nothing'
  if (/^\d{4}-\d\d-\d\d$/.test(String(value))) return `“${longDate(String(value))}”`
  const [words, others] = [String(value).split(/\s+/), String(other ?? '').split(/\s+/)]
  const same = [...words, undefined].findIndex((word, index) => word !== others[index] || word === undefined)
  const text = `${same > 1 ? '… ' : ''}${words.slice(Math.max(0, same - 1)).join(' ')}`
  return `“${text.replace(/^(.{60}).+/, '$1 …')}”`
}

/** What differs between two versions of a document, by the titles that the owner knows its fields by. */
export function changesBetween(schema: Schema, before: unknown, after: unknown, path: Path = []): string[] {
  const [was, is] = [valueAt(before, path), valueAt(after, path)]
  if (isDeepStrictEqual(was, is)) return []
  const place = labelOf(schema, is === undefined ? before : after, path)
  if (isObject(was) && isObject(is))
    return Object.keys({ ...was, ...is }).flatMap((key) => changesBetween(schema, before, after, [...path, key]))
  const field = schemaAt(schema, after, path)
  if (was === undefined && typeof is === 'object') return [field.added ?? `${place}: added`]
  if (is === undefined && typeof was === 'object') return [field.removed ?? `${place}: removed`]
  if (field.widget === 'picture') return [`${place}: another picture`]
  if (!Array.isArray(was) || !Array.isArray(is))
    return [`${place}: ${excerpt(was, is, field.unit)} → ${excerpt(is, was, field.unit)}`]
  const [gone, come] = [without(was, is), without(is, was)]
  const index = is.indexOf(come[0])
  if (gone.length === 1 && come.length === 1 && gone[0] === was[index])
    return changesBetween(schema, before, after, [...path, index])
  const namesOf = (entries: readonly unknown[], all: readonly unknown[]) =>
    entries.map((entry) => (field.entryLabel ? entryName(field, entry, all.indexOf(entry)) : ''))
  const [lost, found] = [namesOf(gone, was), namesOf(come, is)]
  const added = without(found, lost)
  const groups = { added, removed: without(lost, found), changed: without(found, added) }
  const words = Object.entries(groups).flatMap(([what, names]) =>
    names.length > 0 ? `${place}: ${what} ${field.entryLabel ? names.join(', ') : names.length}` : [],
  )
  return words.length > 0 ? words : [`${place}: new order`]
}

const labelOfPicture = (file: string) => `Picture file: ${basename(file, '.jpg')}`

function labelOfPlace(file: string, data: unknown, path: Path): string {
  const id = file.replace(/^content\/|\.json$/g, '')
  if (isPicture(file)) return labelOfPicture(file)
  const { title } = documentInfo(id)
  return path.length > 0 ? `${title}: ${labelOf(formSchemaOf(id), data, path)}` : title
}

/** Two versions of a file that began with the same one, by the owner's choices where both changed a field. `open` wait for a choice. */
export function mergeVersions(file: string, versions: Versions, choices: Choices) {
  const open: Conflict[] = []
  const version = merge(versions, (path, mine, theirs) => {
    const key = [file, ...path].join('/')
    if (!choices[key]) open.push({ key, label: labelOfPlace(file, versions[1], path), mine, theirs })
    return choices[key] === 'theirs' ? theirs : mine
  })
  return { version, open }
}

/** Content and pictures that differ from a commit. */
export async function changedFiles(git: Git, from = 'HEAD'): Promise<string[]> {
  const lists = await Promise.all([
    filesIn(git('diff', '--name-only', '--no-renames', '-z', from, '--', 'content', 'pictures')),
    filesIn(git('ls-files', '--others', '--exclude-standard', '-z', '--', 'content', 'pictures')),
  ])
  return lists.flat().filter(isEditable)
}

/** What differs between two versions of a file, in words. */
export function changesOf(file: string, before: unknown, after: unknown): string[] {
  // The entry in pictures.json tells of new pictures and of those that are gone.
  if (isPicture(file)) return before && after ? [labelOfPicture(file)] : []
  const id = file.replace(/^content\/|\.json$/g, '')
  const info = documentInfo(id, valueAt(after ?? before, ['name']) as string | undefined)
  const title = /^(confirmations|samples)$/.test(id) ? 'Confirmation' : info.title
  if (!before) return [`${info.group === 'Services' ? 'New service' : 'New'}: ${title}`]
  if (!after) return [`Removed: ${title}`]
  return changesBetween(formSchemaOf(id), before, after).map((change) =>
    change.startsWith(title) ? change : `${title}: ${change}`,
  )
}

type Version = (file: string) => Promise<unknown>

/** What differs between two versions of files, in words. */
export async function changesOfFiles(files: readonly string[], before: Version, after: Version): Promise<string[]> {
  const described = files.map(async (file) => changesOf(file, await before(file), await after(file)))
  return (await Promise.all(described)).flat()
}
