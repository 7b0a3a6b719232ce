import { attachmentLimits } from '#domain/attachments.ts'

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
