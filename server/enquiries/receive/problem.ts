import { attachmentToasts } from '#content/attachments.ts'
import { deskErrors } from '#content/enquiry-desk.ts'
import { fillIn } from '#content/fill-in.ts'
import type { FieldError } from '#domain/enquiry.ts'

/** Why an enquiry was rejected, as shown to the visitor. */
export class Problem extends Error {
  readonly status: number
  readonly errors: readonly FieldError[]
  readonly retryAfter: number | undefined

  constructor(status: number, title: string, errors: readonly FieldError[], retryAfter?: number) {
    super(title)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

export function general(status: number, copy: { title: string; text: string }, retryAfter?: number): Problem {
  return new Problem(status, copy.title, [{ field: '', message: copy.text }], retryAfter)
}

export const busy = (retryAfter = 10) => general(503, deskErrors.busy, retryAfter)

/** Too many enquiries from one address; `wait` in milliseconds. */
export function tooOften(wait: number): Problem {
  const minutes = Math.max(1, Math.ceil(wait / 60_000))
  const { title, text } = deskErrors.tooMany
  return general(429, { title, text: fillIn(text, { minutes }) }, minutes * 60)
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { statusCode = 500, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_FILES_LIMIT') {
    return new Problem(413, deskErrors.files, [{ field: 'attachments', message: attachmentToasts.tooMany.text }])
  }
  return statusCode < 500 ? general(statusCode, deskErrors.broken) : busy()
}
