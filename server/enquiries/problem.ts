import { deskErrors } from '#content/enquiry-desk.ts'
import type { FieldError } from '#domain/enquiry.ts'

/** Why an enquiry was not taken, as the visitor is told; nothing has been stored. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined

  constructor(status: number, title: string, errors: readonly FieldError[], retryAfter?: number) {
    super(title)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/** A problem of the enquiry as a whole. */
export function general(status: number, words: { title: string; text: string }, retryAfter?: number): Problem {
  return new Problem(status, words.title, [{ field: '', message: words.text }], retryAfter)
}

export const busy = () => general(503, deskErrors.busy, 10)

/** Any error as a problem; what it is about stays in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { statusCode = 500, ttl = 0 } = error as { statusCode?: number; ttl?: number }
  if (statusCode === 429) {
    const seconds = Math.max(60, Math.ceil(ttl / 1000))
    const text = deskErrors.tooMany.text.replace('{minutes}', String(Math.ceil(seconds / 60)))
    return general(429, { ...deskErrors.tooMany, text }, seconds)
  }
  if (statusCode === 413) return general(413, deskErrors.tooMuch)
  return statusCode < 500 ? general(statusCode, deskErrors.broken) : busy()
}
