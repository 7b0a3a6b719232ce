import type { DeliveryFailure } from '#content/delivery.ts'
import type { FieldError } from '#domain/enquiry.ts'
import { enquiryPath } from '#domain/enquiry-address.ts'

export type Delivery =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'cancelled' }
  | { outcome: 'fields'; errors: readonly FieldError[] }
  | { outcome: 'failed'; failure: DeliveryFailure; waitSeconds: number }

/** No answer for this long means the connection is gone; the clock starts anew with every bit of progress. */
const patience = 45_000

/**
 * Posts an enquiry with its attachments, telling how much has gone (0 to 1). An XMLHttpRequest, because fetch does not
 * report upload progress. Never rejects: every way to fail is an outcome.
 */
export function deliver(body: FormData, onProgress: (share: number) => void, signal: AbortSignal): Promise<Delivery> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ outcome: 'cancelled' })
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = new AbortController()
    const stop = (delivery: Delivery) => {
      clearTimeout(timer)
      over.abort()
      resolve(delivery)
      request.abort()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(failed('timeout')), patience)
    }
    signal.addEventListener('abort', () => stop({ outcome: 'cancelled' }))
    // Some browsers leave the request hanging then.
    window.addEventListener('offline', () => stop(failed('offline')), { signal: over.signal })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => stop(answerOf(request)))
    request.addEventListener('error', () => stop(failed(navigator.onLine ? 'timeout' : 'offline')))
    request.open('POST', enquiryPath)
    request.setRequestHeader('Accept', 'application/json')
    wait()
    request.send(body)
  })
}

function failed(failure: DeliveryFailure, waitSeconds = 0): Delivery {
  return { outcome: 'failed', failure, waitSeconds }
}

function answerOf(request: XMLHttpRequest): Delivery {
  const { status } = request
  const answer = parsed(request.responseText)
  if (status === 202 && typeof answer.reference === 'string') return { outcome: 'sent', reference: answer.reference }
  const errors = Array.isArray(answer.errors) ? answer.errors.filter(isFieldError) : []
  if (errors.length > 0) return { outcome: 'fields', errors }
  return failed(failureOf(status), Number(request.getResponseHeader('Retry-After')) || 0)
}

function failureOf(status: number): DeliveryFailure {
  if (status === 408) return 'timeout'
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'busy'
  return status >= 500 ? 'unavailable' : 'refused'
}

function parsed(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}

/** An error of one field; what concerns the whole enquiry has an empty field and goes by the status. */
function isFieldError(error: unknown): error is FieldError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'field' in error &&
    typeof error.field === 'string' &&
    error.field !== '' &&
    'message' in error &&
    typeof error.message === 'string'
  )
}
