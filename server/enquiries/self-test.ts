import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { business } from '#content/business.ts'
import { testEnquiry as words } from '#content/desk.ts'
import type { EnquiryView } from './desk-view.ts'
import { testPdf } from './self-test-pdf.ts'

/** Hands a form to the desk's route, as a test; resolves with status and body of the answer. */
export type PostForm = (payload: Buffer, headers: Record<string, string>) => Promise<{ status: number; body: string }>

/** `waiting`: stored, but not taken by the mail server yet. `refused`: not even stored. */
export type TestOutcome = { result: 'taken' | 'waiting' | 'refused'; reference: string | null }

/** Milliseconds: the mail server's own time is up by then. */
const longestWait = 100_000

function fields(): Record<string, string> {
  return {
    kind: 'quote',
    submission: randomUUID(),
    name: words.name,
    phone: business.phone.display,
    email: business.email,
    service: 'other',
    location: 'other',
    description: words.description,
    page: '/contact',
  }
}

/** The form as a browser encodes it. */
function encode(file: Buffer): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `test-${randomUUID()}`
  const part = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  const texts = Object.entries(fields()).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`)
  const head = `${part(`name="attachments"; filename="${words.fileName}"`)}Content-Type: application/pdf\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(texts.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, accept: 'application/json' },
  }
}

function refusalOf(status: number, body: string): string {
  try {
    const { title, errors } = JSON.parse(body) as { title: string; errors: { field: string; message: string }[] }
    return [`${status} ${title}`, ...errors.map(({ field, message }) => `${field} ${message}`.trim())].join('; ')
  } catch {
    return `${status}`
  }
}

/** Sends the test enquiry and follows it until the mail server has taken it, or has said no for the first time. */
export async function sendTestEnquiry(
  post: PostForm,
  look: (reference: string) => Promise<EnquiryView | null>,
  onStep: (step: string) => void,
): Promise<TestOutcome> {
  const file = testPdf(words.fileText)
  const { payload, headers } = encode(file)
  onStep(`Sending the form with ${words.fileName} (${file.length} bytes) to the desk`)
  const started = performance.now()
  const { status, body } = await post(payload, headers)
  if (status !== 202) {
    onStep(`Not taken: ${refusalOf(status, body)}`)
    return { result: 'refused', reference: null }
  }
  const { reference } = JSON.parse(body) as { reference: string }
  onStep(`Stored as ${reference} in ${Math.round(performance.now() - started)} ms; mails queued`)
  return { result: await follow(reference, look, onStep), reference }
}

async function follow(
  reference: string,
  look: (reference: string) => Promise<EnquiryView | null>,
  onStep: (step: string) => void,
): Promise<'taken' | 'waiting'> {
  const deadline = Date.now() + longestWait
  let told = 0
  while (Date.now() < deadline) {
    const { mails, tries } = (await look(reference)) ?? { mails: [], tries: [] }
    for (const { to, answer } of tries.slice(told)) {
      onStep(answer === null ? `The mail server took the mail to ${to}` : `The mail to ${to} was not taken: ${answer}`)
    }
    told = tries.length
    if (mails.every(({ state }) => state === 'delivered')) return 'taken'
    if (mails.every(({ tries: count }) => count > 0)) {
      onStep('It stays in the queue and is tried again by itself')
      return 'waiting'
    }
    await pause(200)
  }
  onStep('No server has tried to send it yet: is one running?')
  return 'waiting'
}
