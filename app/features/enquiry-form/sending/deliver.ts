import type { DeliveryFailure } from '#content/delivery.ts'
import type { FieldError } from '#domain/enquiry.ts'
import { enquiryPath } from '#domain/enquiry-address.ts'

export type Delivery =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'fields'; errors: readonly FieldError[] }
  | { outcome: 'failed'; failure: DeliveryFailure; waitSeconds: number }

/** Milliseconds without progress or an answer until the connection counts as lost. */
const longestSilence = 45_000

/**
 * Posts an enquiry with its attachments and reports the share that has been uploaded (0 to 1). Uses XMLHttpRequest, because fetch
 * does not report upload progress. Rejects only when `signal` is aborted.
 */
export function deliver(body: FormData, onProgress: (share: number) => void, signal: AbortSignal): Promise<Delivery> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      request.abort()
    }
    const stop = (delivery: Delivery) => {
      resolve(delivery)
      end()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => stop(failed('timeout')), longestSilence)
    }
    signal.addEventListener(
      'abort',
      () => {
        reject(signal.reason)
        end()
      },
      { signal: over.signal },
    )
    // Some browsers leave the request hanging when they go offline.
    window.addEventListener('offline', () => stop(failed('offline')), { signal: over.signal })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => stop(answerOf(request)))
    request.addEventListener('error', () => stop(failed(navigator.onLine ? 'timeout' : 'offline')))
    request.open('POST', enquiryPath)
    request.setRequestHeader('Accept', 'application/json')
    // Any other answer, such as a proxy's error page, becomes null.
    request.responseType = 'json'
    wait()
    request.send(body)
  })
}

function failed(failure: DeliveryFailure, waitSeconds = 0): Delivery {
  return { outcome: 'failed', failure, waitSeconds }
}

function answerOf(request: XMLHttpRequest): Delivery {
  const { status } = request
  const answer: { reference?: string; errors?: FieldError[] } | null = request.response
  if (status === 202 && answer?.reference) return { outcome: 'sent', reference: answer.reference }
  // An error of the whole enquiry has an empty field; the status describes it.
  const errors = answer?.errors?.filter(({ field }) => field !== '') ?? []
  if (errors.length > 0) return { outcome: 'fields', errors }
  return failed(failureOf(status), Number(request.getResponseHeader('Retry-After')) || 0)
}

function failureOf(status: number): DeliveryFailure {
  if (status === 408) return 'timeout'
  if (status === 413) return 'tooLarge'
  if (status === 429) return 'busy'
  return status >= 500 ? 'unavailable' : 'refused'
}
