import { attachmentLimits } from '#domain/attachments.ts'

/** What a request may cost before it is cut off. Times in milliseconds, sizes in bytes. */
export const uploadLimits = {
  /** Five files of the full size and the fields. */
  bytes: attachmentLimits.count * attachmentLimits.bytes + 1024 * 1024,
  /** Longest pause between two pieces of a request. */
  pause: 20_000,
  /** Slowest pace, per second, once a request has lasted for `grace`: a phone on a bad line is ten times faster. */
  pace: 2048,
  grace: 30_000,
  /** How long requests may still be read once the server was told to stop. */
  afterStop: 15_000,
  /** Requests read at a time. */
  atOnce: 256,
  /** How late this process may be with its work before it takes no more of it; 0 for however late. */
  lateness: 2000,
  fields: 40,
  fieldBytes: 64 * 1024,
  /** Files looked at, so that a visitor who sends too many is told so; more than this is not a visitor. */
  files: 20,
} as const

export type UploadLimits = { readonly [Name in keyof typeof uploadLimits]: number }
