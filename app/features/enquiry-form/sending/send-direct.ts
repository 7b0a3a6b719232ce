import { pagePath } from '#app/browser/page-path.ts'
import { deliveryCopy } from '#content/delivery.ts'
import type { EnquiryKind } from '#content/enquiry.ts'
import { fillIn } from '#content/fill-in.ts'
import { lighterPhoto } from '../attachments/lighter-photo.ts'
import { type Delivery, deliver } from './deliver.ts'
import type { SendingEvent } from './sending.ts'
import { forgetSubmission, submissionId } from './submission-id.ts'

export { runWhenOnline } from './run-when-online.ts'

type Enclosed = {
  kind: EnquiryKind
  form: FormData
  /** The chosen files; with the text they identify the enquiry on every attempt. */
  files: readonly File[]
  startedAt: number
}

type Outcome = Extract<SendingEvent, { type: 'succeed' | 'refuse' | 'fail' }>

/** Delivers a form with its attachments to our server. Rejects when `signal` is aborted. */
export async function sendDirect(
  { kind, form, files, startedAt }: Enclosed,
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
  body.set('startedAt', String(startedAt))
  body.set('page', pagePath())
  for (const [name, value] of fields) body.set(name, value)
  // One photo at a time, because a phone has no memory for several.
  for (const file of files) {
    body.append('attachments', await lighterPhoto(file))
    signal.throwIfAborted()
  }
  const delivery = await deliver(body, onProgress, signal)
  if (delivery.outcome === 'fields') return { type: 'refuse', errors: delivery.errors }
  if (delivery.outcome === 'failed') return { type: 'fail', ...noticesOf(delivery) }
  forgetSubmission()
  const { sent } = deliveryCopy
  const { reference } = delivery
  const title = kind === 'quote' ? sent.title : sent.contactTitle
  return {
    type: 'succeed',
    success: { toast: { title, text: fillIn(sent.text, { reference }) }, reference },
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
