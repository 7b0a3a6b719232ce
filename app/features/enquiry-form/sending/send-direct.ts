import { readSession, removeSession, writeSession } from '#app/browser/session-store.ts'
import { deliveryCopy } from '#content/delivery.ts'
import type { EnquiryKind } from '#content/enquiry.ts'
import { fillIn } from '#content/fill-in.ts'
import { lighterPhoto } from '../attachments/lighter-photo.ts'
import { type Delivery, deliver } from './deliver.ts'
import type { SendingEvent } from './sending.ts'

type Enclosed = {
  kind: EnquiryKind
  form: FormData
  /** The chosen files; with the text they identify the enquiry on every attempt. */
  files: readonly File[]
}

type Outcome = Extract<SendingEvent, { type: 'succeed' | 'refuse' | 'fail' }>

/** Delivers a form with its attachments to our server. Rejects when `signal` is aborted. */
export async function sendDirect(
  { kind, form, files }: Enclosed,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const body = new FormData()
  body.set('kind', kind)
  body.set(
    'submission',
    submissionId(JSON.stringify(fields), files.map(({ name, size }) => `${name} ${size}`).join('\n')),
  )
  // When the page was opened: a press before hydration is not hasty.
  body.set('startedAt', String(Math.round(Date.now() - performance.now())))
  body.set('page', location.pathname)
  for (const [name, value] of fields) body.set(name, value)
  // One photo at a time, because a phone has no memory for several.
  for (const file of files) {
    body.append('attachments', await lighterPhoto(file))
    signal.throwIfAborted()
  }
  const delivery = await deliver(body, onProgress, signal)
  if (delivery.outcome === 'fields') return { type: 'refuse', errors: delivery.errors }
  if (delivery.outcome === 'failed') return { type: 'fail', ...noticesOf(delivery) }
  removeSession(submissionKey)
  const { sent } = deliveryCopy
  const { reference } = delivery
  const title = kind === 'quote' ? sent.title : sent.contactTitle
  return {
    type: 'succeed',
    success: { by: 'server', toast: { title, text: fillIn(sent.text, { reference }) }, reference },
  }
}

/** What the visitor is told. Only a broken connection `resumes` by itself. */
function noticesOf({ failure, waitSeconds }: Extract<Delivery, { outcome: 'failed' }>) {
  const { failedTitle: title, failures, resumes, kept } = deliveryCopy
  const notice = (text: string) => ({ title, text: `${text} ${kept}` })
  return {
    notice: notice(fillIn(failures[failure], { wait: waitText(waitSeconds) })),
    resumes: failure === 'offline' || failure === 'timeout' ? notice(resumes[failure]) : undefined,
  }
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? deliveryCopy.oneMinute : fillIn(deliveryCopy.minutes, { minutes })
}

const submissionKey = 'submission'

type Kept = { id: string; text: string; files: string }

/**
 * The id of an enquiry, kept in this tab until the server has answered. A second press, a retry or a reload (which drops the files)
 * keeps the id. A changed text or file gets a new one.
 */
function submissionId(text: string, files: string): string {
  const kept = readSession(submissionKey) as Kept | null
  if (kept?.text === text && (kept.files === files || files === '')) return kept.id
  const id = crypto.randomUUID()
  writeSession(submissionKey, { id, text, files } satisfies Kept)
  return id
}

/** Milliseconds: a connection that has just come back may not work yet. */
const settling = 4000

/** Runs a task once the browser has been online for a moment. */
export function runWhenOnline(task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => clearTimeout(timer)
  const soon = () => {
    wait()
    timer = setTimeout(task, settling)
  }
  window.addEventListener('online', soon, { signal })
  window.addEventListener('offline', wait, { signal })
  signal.addEventListener('abort', wait)
  if (navigator.onLine) soon()
}
