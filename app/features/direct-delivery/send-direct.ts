import { pagePath } from '#app/ui/page-path.ts'
import { deliveryCopy } from '#content/delivery.ts'
import { type Delivery, deliver } from './deliver.ts'
import { forgetSubmission, submissionId } from './submission-id.ts'

export { whenOnline } from './when-online.ts'

type Enclosed = {
  kind: string
  form: FormData
  /** As they were picked: they make the enquiry the same one, however often it is tried. */
  files: readonly File[]
  /** As they are sent. */
  ready: Promise<readonly File[]>
  startedAt: number
}

/** Delivers a form with its attachments to the firm's own server. */
export async function sendDirect(
  { kind, form, files, ready, startedAt }: Enclosed,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Delivery> {
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
  const cancelled = new Promise<readonly File[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]))
  })
  for (const file of await Promise.race([ready, cancelled])) body.append('attachments', file)
  const delivery = await deliver(body, onProgress, signal)
  if (delivery.outcome === 'sent') forgetSubmission()
  return delivery
}

/** What is said of an upload that the connection broke off: the one kind of failure that passes by itself. */
export function wordsOfResuming(delivery: Delivery): { title: string; text: string } | undefined {
  const { failedTitle, resumes, kept } = deliveryCopy
  if (delivery.outcome !== 'failed') return
  const { failure } = delivery
  if (failure !== 'offline' && failure !== 'timeout') return
  return { title: failedTitle, text: `${resumes[failure]} ${kept}` }
}

/** What the visitor is told about a delivery that was sent, cancelled or failed. */
export function deliveryMessage(
  delivery: Exclude<Delivery, { outcome: 'fields' }>,
  kind: 'quote' | 'contact',
): { title: string; text: string } {
  const { sent, cancelled, failedTitle, failures, kept } = deliveryCopy
  switch (delivery.outcome) {
    case 'sent':
      return {
        title: kind === 'quote' ? sent.title : sent.contactTitle,
        text: sent.text.replace('{reference}', delivery.reference),
      }
    case 'cancelled':
      return { title: failedTitle, text: cancelled }
    case 'failed':
      return {
        title: failedTitle,
        text: `${failures[delivery.failure].replace('{wait}', waitInWords(delivery.waitSeconds))} ${kept}`,
      }
  }
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? deliveryCopy.oneMinute : deliveryCopy.minutes.replace('{minutes}', String(minutes))
}
