import { open } from 'node:fs/promises'
import type { AttachmentType } from '#domain/attachments.ts'
import { matchesSignature } from '#domain/file-signature.ts'

/** One for all requests, which take turns. A .docx may have a picture before the part that identifies it. */
const head = Buffer.alloc(1024 * 1024)
let turn: Promise<unknown> = Promise.resolve()

/** Whether the beginning of a file fits its type. */
export function fileMatches(path: string, type: AttachmentType): Promise<boolean> {
  const matches = turn.then(() => readAndMatch(path, type))
  turn = matches.catch(() => undefined)
  return matches
}

async function readAndMatch(path: string, type: AttachmentType): Promise<boolean> {
  const handle = await open(path)
  try {
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    return matchesSignature(head.subarray(0, bytesRead), type)
  } finally {
    await handle.close()
  }
}
