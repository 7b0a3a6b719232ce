import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'

/** Name and type are the browser's claims. `path` is unset when the file was not kept. */
export type UploadedFile = {
  name: string
  mime: string
  size: number
  tooLarge: boolean
  digest: string
  path: string | undefined
}

export class FileWriter {
  readonly #folder: string
  readonly #signal: AbortSignal
  #count = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(folder: string, signal: AbortSignal) {
    this.#folder = folder
    this.#signal = signal
  }

  /** Throws when the request is interrupted or aborted. */
  async receive(part: MultipartFile, keep: boolean): Promise<UploadedFile> {
    this.#signal.throwIfAborted()
    const hash = createHash('sha256')
    let size = 0
    const meter = new Transform({
      transform(chunk: Buffer, _, done) {
        size += chunk.length
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const path = join(this.#folder, String(this.#count++))
    const options = { signal: this.#signal }
    this.#writing = keep
      ? pipeline(part.file, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }), options)
      : pipeline(part.file, meter.resume(), options)
    await this.#writing
    const tooLarge = part.file.truncated
    return {
      name: part.filename ?? '',
      mime: part.mimetype,
      size,
      tooLarge,
      digest: hash.digest('base64url'),
      path: keep && !tooLarge ? path : undefined,
    }
  }

  closed(): Promise<void> {
    return this.#writing.catch(() => undefined)
  }
}
