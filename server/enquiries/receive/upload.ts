import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { deskErrors } from '#content/enquiry-desk.ts'
import { attachmentLimits } from '#domain/attachments.ts'
import { general } from './problem.ts'

/** Limits of a request. Times in milliseconds, sizes in bytes. */
export const uploadLimits = {
  bytes: attachmentLimits.count * attachmentLimits.bytes + 1024 * 1024,
  /** Bytes a second that have to arrive, counted over each `pause`. */
  pace: 2048,
  pause: 20_000,
  afterStop: 15_000,
  atOnce: 256,
  /** Always left on the disk, because a database that cannot write its log has to be restarted. */
  spareDisk: 100 * 1024 * 1024,
  /** An upload is on the disk as a file, in the database and in the database's log. */
  diskCopies: 3,
  /** Event loop delay above which requests get 503; 0 disables this. */
  lateness: 2000,
  fields: 24,
  /** All fields of a request together, so those of all requests at once take 64 MB. The steel list alone may take 240 kB. */
  fieldBytes: 256 * 1024,
  /** Name and type of a field or file. */
  headerBytes: 4096,
} as const

export type UploadLimits = { readonly [Name in keyof typeof uploadLimits]: number }

/** Name and type are the browser's claims. A file that is too large is cut, and its size is above the limit. */
export type UploadedFile = { name: string; mime: string; size: number; digest: string; path: string }

export type Upload = { fields: Record<string, string>; files: UploadedFile[] }

/**
 * Reads a multipart request: fields into memory, files into `folder`. Throws Problem when it is broken, too slow or too large, or
 * the reason of `closing` when that is aborted.
 */
export async function readUpload(
  request: FastifyRequest,
  folder: string,
  limits: UploadLimits,
  closing: AbortSignal,
): Promise<Upload> {
  if (!request.isMultipart()) throw general(415, deskErrors.broken)
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw general(413, deskErrors.tooMuch)
  const arrival = watchArrival(request, limits)
  const signal = AbortSignal.any([arrival.failed, closing])
  try {
    return await readParts(request, folder, limits, signal)
  } catch (caught) {
    const error = signal.aborted ? signal.reason : caught
    // What still arrives is thrown away, not parsed.
    request.raw.unpipe()
    // Parser errors have neither an errno (disk) nor a status (limits).
    const bare = error instanceof Error && !('errno' in error || 'statusCode' in error || 'status' in error)
    throw bare ? general(400, deskErrors.broken) : error
  } finally {
    arrival.stop()
  }
}

/** `failed` is aborted as soon as a request is larger than allowed, or when it has been slower than `pace` over a `pause`. */
function watchArrival({ raw }: FastifyRequest, { bytes, pace, pause }: UploadLimits) {
  const failure = new AbortController()
  let [arrived, before] = [0, 0]
  raw.on('data', ({ length }: Buffer) => {
    arrived += length
    if (arrived > bytes) failure.abort(general(413, deskErrors.tooMuch))
  })
  const watch = setInterval(() => {
    if (arrived - before < (pause / 1000) * pace) failure.abort(general(408, deskErrors.tooSlow))
    before = arrived
  }, pause)
  return { failed: failure.signal, stop: () => clearInterval(watch) }
}

async function readParts(
  request: FastifyRequest,
  folder: string,
  limits: UploadLimits,
  signal: AbortSignal,
): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null)
  const files: UploadedFile[] = []
  const parts = request.parts({
    limits: {
      fileSize: attachmentLimits.bytes,
      files: attachmentLimits.count,
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      headerPairs: 20,
      headerSize: limits.headerBytes,
      parts: limits.fields + attachmentLimits.count,
    },
  })
  signal.throwIfAborted()
  // A request that stalls ends the iteration only when its connection closes.
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  let fieldBytes = 0
  for (;;) {
    const { value: part, done } = await Promise.race([parts.next(), aborted])
    if (done) return { fields, files }
    if (part.type === 'file') {
      const file = await receive(part, join(folder, String(files.length)), signal)
      // An empty file input sends an empty part.
      if (file.name !== '' || file.size > 0) files.push(file)
      continue
    }
    // The parser turns JSON into objects, which take thirty times its memory.
    if (typeof part.value !== 'string') throw general(400, deskErrors.broken)
    fieldBytes += Buffer.byteLength(part.value)
    if (fieldBytes > limits.fieldBytes) throw general(413, deskErrors.tooMuch)
    fields[part.fieldname] ||= part.value
  }
}

async function receive(part: MultipartFile, path: string, signal: AbortSignal): Promise<UploadedFile> {
  const hash = createHash('sha256')
  let size = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(part.file, measured, createWriteStream(path, { mode: 0o600 }), { signal })
  return {
    name: part.filename ?? '',
    mime: part.mimetype,
    size: part.file.truncated ? size + 1 : size,
    digest: hash.digest('base64url'),
    path,
  }
}
