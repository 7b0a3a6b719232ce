import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** An error for a request that cannot be carried out, with a sentence for the owner. `details` go into the answer. */
export const refusal = (statusCode: number, message: string, details: object = {}) =>
  Object.assign(new Error(message), { statusCode, details })

const editable = /^(content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.json|pictures\/[a-z0-9-]+\.jpg)$/

export const isEditable = (file: string) => editable.test(file)

/** The path of a file of the site. Throws for anything but content and pictures. */
function editablePath(root: string, file: string): string {
  if (!isEditable(file)) throw refusal(403, `The editor may not open ${file}.`)
  return join(root, file)
}

export async function readEditable(root: string, file: string): Promise<Buffer> {
  return readFile(editablePath(root, file))
}

/** A content file as data. */
export async function readJson(root: string, file: string): Promise<Record<string, unknown>> {
  const text = await readEditable(root, file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? refusal(404, `${file} is missing.`) : error
  })
  try {
    return JSON.parse(text.toString())
  } catch {
    const advice = 'Undo the last change that was made to it outside the editor.'
    throw refusal(500, `${file} is not valid JSON. ${advice}`)
  }
}

/** Replaces the whole file or nothing: a reader, and a crash at any time, leave the old or the new content. */
export async function replaceFile(root: string, file: string, content: string | Buffer): Promise<void> {
  const path = editablePath(root, file)
  // Not next to the file, where the development server would notice it and a crash would leave it behind.
  const draft = join(root, '.cache', 'editor', randomUUID())
  await mkdir(dirname(draft), { recursive: true })
  try {
    const handle = await open(draft, 'wx')
    await handle.writeFile(content)
    await handle.sync()
    await handle.close()
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

/** A name as addresses and files have it: "Balustrade Repair & Café" becomes "balustrade-repair-cafe". */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.match(/[a-z0-9]+/g)?.join('-') ?? ''
}

/** JSON as the content files are formatted. */
export const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Runs one task after another: nothing else is written between the check of a file and its replacement. */
export function taskQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
