import type { FastifyRequest } from 'fastify'
import { deskErrors } from '#content/enquiry-desk.ts'
import { attachmentLimits } from '#domain/attachments.ts'
import { FileWriter, type UploadedFile } from './file-writer.ts'
import { general } from './problem.ts'
import type { UploadLimits } from './upload-limits.ts'
import { watchPace } from './watch-pace.ts'

export type Upload = { fields: Record<string, string>; files: UploadedFile[] }

/**
 * Reads a multipart request: fields into memory, files into `folder`. Throws Problem when it is broken, too slow or too large, or
 * when `closing` is aborted. Files that are too large or too many are reported and not kept.
 */
export async function readUpload(
  request: FastifyRequest,
  folder: string,
  limits: UploadLimits,
  closing: AbortSignal,
): Promise<Upload> {
  if (!request.isMultipart()) throw general(415, deskErrors.broken)
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw general(413, deskErrors.tooMuch)
  const pace = watchPace(request, limits, closing)
  const giveUp = new AbortController()
  const files = new FileWriter(folder, giveUp.signal)
  const reading = readParts(request, files, limits)
  // Reading a slow request fails only later, when its connection closes.
  reading.catch(() => undefined)
  try {
    return await Promise.race([reading, pace.failed])
  } catch (error) {
    giveUp.abort()
    // What still arrives is thrown away, not parsed.
    request.raw.unpipe()
    await files.closed()
    // Parser errors have neither an errno (disk) nor a status (limits).
    const bare = error instanceof Error && !('errno' in error || 'statusCode' in error || 'status' in error)
    throw bare ? general(400, deskErrors.broken) : error
  } finally {
    pace.stop()
  }
}

async function readParts(request: FastifyRequest, writer: FileWriter, limits: UploadLimits): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null)
  const files: UploadedFile[] = []
  const parts = request.parts({
    limits: {
      fileSize: attachmentLimits.bytes,
      files: limits.files,
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      headerPairs: 20,
      headerSize: limits.headerBytes,
      parts: limits.fields + limits.files,
    },
  })
  let fieldBytes = 0
  for await (const part of parts) {
    if (part.type === 'field') {
      // The parser turns JSON into objects, which take thirty times its memory.
      if (typeof part.value !== 'string') throw general(400, deskErrors.broken)
      fieldBytes += Buffer.byteLength(part.value)
      if (fieldBytes > limits.fieldBytes) throw general(413, deskErrors.tooMuch)
      fields[part.fieldname] ||= part.value
      continue
    }
    const kept = files.filter(({ path }) => path !== undefined).length
    const file = await writer.receive(part, kept < attachmentLimits.count)
    // An empty file input sends an empty part.
    if (file.name !== '' || file.size > 0) files.push(file)
  }
  return { fields, files }
}
