import { attachmentLimits } from '#domain/attachments.ts'

/** Limits of a request. Times in milliseconds, sizes in bytes. */
export const uploadLimits = {
  bytes: attachmentLimits.count * attachmentLimits.bytes + 1024 * 1024,
  pause: 20_000,
  pace: 2048,
  grace: 30_000,
  afterStop: 15_000,
  atOnce: 256,
  /** Event loop delay above which requests get 503; 0 disables this. */
  lateness: 2000,
  fields: 24,
  /** The longest field, the steel list, has up to three bytes for each character. */
  fieldBytes: 240 * 1024,
  /** More than the form allows, so that too many files get their own message. */
  files: 20,
} as const

export type UploadLimits = { readonly [Name in keyof typeof uploadLimits]: number }
