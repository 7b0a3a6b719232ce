import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import { documentInfo, schemaOf, unlisted } from '../documents.ts'
import { changesBetween } from './change-list.ts'
import { isEditable, readJson } from './files.ts'
import type { Git } from './git.ts'

type Library = { pictures: Record<string, unknown> }

/** Content and pictures that differ from the last commit. */
export async function changedFiles(git: Git): Promise<string[]> {
  const commands = [
    'diff --name-only --no-renames --relative -z HEAD -- content pictures',
    'ls-files --others --exclude-standard -z -- content pictures',
  ]
  const answers = await Promise.all(commands.map((command) => git(...command.split(' '))))
  return answers.flatMap(({ ok, output }) => (ok ? output.split('\0') : [])).filter(isEditable)
}

/** What has changed in a file since the last commit, in words. */
export async function changesOf(file: string, root: string, git: Git): Promise<string[]> {
  const committed = await git('show', `HEAD:./${file}`)
  const picture = /^pictures\/(.*)\.jpg$/.exec(file)?.[1]
  // The entry in pictures.json tells of new pictures.
  if (picture) return committed.ok ? [`Picture file: ${picture}`] : []
  const before = committed.ok ? JSON.parse(committed.output) : undefined
  const after = existsSync(join(root, file)) ? (await readJson(root, file)).value : undefined
  const id = file.replace(/^content\/|\.json$/g, '')
  const info = documentInfo(id, (after ?? before).name)
  const title = unlisted.has(id) ? 'Confirmation' : info.title
  if (!before) return [`${info.group === 'Services' ? 'New service' : 'New'}: ${title}`]
  if (!after) return [`Removed: ${title}`]
  if (id === 'pictures') return pictureChanges(before, after as Library)
  const schema = schemaOf(id)
  const changes = schema ? changesBetween(jsonSchemaOf(schema), before, after) : []
  const named = changes.map((change) => (change.startsWith(title) ? change : `${title}: ${change}`))
  return named.length > 0 ? named : [title]
}

function pictureChanges({ pictures: before }: Library, { pictures: after }: Library): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    if (!before[id]) return [`New picture: ${id}`]
    if (!after[id]) return [`Picture removed: ${id}`]
    return JSON.stringify(before[id]) === JSON.stringify(after[id]) ? [] : [`Picture: ${id}`]
  })
}
