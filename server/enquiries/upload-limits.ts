import { attachmentLimits } from '#domain/attachments.ts'

/** Limits of a request. Times in milliseconds, sizes in bytes. */
export const uploadLimits = {
  /** Five files of the full size and the fields. */
  bytes: attachmentLimits.count * attachmentLimits.bytes + 1024 * 1024,
  /** Longest pause without data. */
  pause: 20_000,
  /** Fewest bytes a second after `grace`. A phone with a bad connection is ten times faster. */
  pace: 2048,
  grace: 30_000,
  /** Time to finish reading requests after a stop. */
  afterStop: 15_000,
  /** Requests read at a time. */
  atOnce: 256,
  /** Longest event loop delay before requests get 503; 0 switches this off. */
  lateness: 2000,
  fields: 40,
  fieldBytes: 64 * 1024,
  /** More files than the form allows, so that a visitor who attaches too many gets the right message. */
  files: 20,
} as const

export type UploadLimits = { readonly [Name in keyof typeof uploadLimits]: number }
