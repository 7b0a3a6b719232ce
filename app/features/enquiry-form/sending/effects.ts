import { forgetKeptList } from '#app/browser/kept-list.ts'
import { leaveEnquiry, toastOnNextPage } from '#app/browser/next-page.ts'
import { track } from '#app/browser/page-events.ts'
import type { EnquiryKind } from '#content/enquiry.ts'
import { directDelivery } from '#content/site.ts'
import { thankYouAddress } from '#domain/enquiry-address.ts'
import type { Attachments } from '../attachments/use-attachments.ts'
import type { Sending, SendingEvent } from './sending.ts'

type State<Name extends Sending['name']> = Extract<Sending, { name: Name }>

type Context = {
  element: HTMLFormElement
  kind: EnquiryKind
  attachments: Attachments
  endDraft: (delivered: boolean) => void
  dispatch: (event: SendingEvent) => void
}

/** Milliseconds: long enough to read the sending message. */
const sendingShows = 600
/** Milliseconds that the next page may take before the form can be used again. */
const longestLeave = 15_000

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Loaded when the visitor first focuses the form, so that a page that is only read does not carry the checks. */
const fetchRules = () => Promise.all([import('#domain/enquiry.ts'), import('./send-by-mail.ts')])

/** Kept, so that the form responds to a press in the same frame. */
let loadedRules: Awaited<ReturnType<typeof fetchRules>> | undefined

async function loadRules() {
  loadedRules ??= await fetchRules()
  return loadedRules
}

const loadDelivery = () => import('./send-direct.ts')

export const warmUp = () => void Promise.all([loadRules(), directDelivery ? loadDelivery() : undefined]).catch(() => {})

/** Does what a state starts when it is entered. `signal` is aborted when the state is left. */
export async function runEffects(state: Sending, context: Context, signal: AbortSignal): Promise<void> {
  switch (state.name) {
    case 'checking':
      return check(context)
    case 'invalid':
      return recheck(context, signal)
    case 'sending':
      return send(state, context, signal)
    case 'waiting for connection':
      return waitForConnection(context, signal)
    case 'sent':
      return leave(state, context, signal)
  }
}

async function check({ element, kind, attachments, dispatch }: Context) {
  const data = new FormData(element)
  const rules = loadedRules ?? (await loadRules().catch(() => undefined))
  const checked = rules?.[0].checkEnquiry(kind, Object.fromEntries(data))
  if (checked?.ok) return dispatch({ type: 'accept', enquiry: checked.enquiry, data })
  if (checked) return dispatch({ type: 'refuse', errors: checked.errors })
  // The checks cannot be loaded: the browser checks and sends the form, as it does without scripts. The script holds the
  // attachments; the browser would leave them out.
  if (directDelivery && attachments.files.length > 0) throw new Error('The scripts that send attachments are missing')
  if (element.reportValidity()) element.submit()
  dispatch({ type: 'reset' })
}

/** An error leaves as soon as its field is right; none comes while the visitor types. */
function recheck({ element, kind, dispatch }: Context, signal: AbortSignal) {
  const correct = ({ target }: Event) => {
    const field = target instanceof Element ? target.getAttribute('name') : null
    const checked = loadedRules?.[0].checkEnquiry(kind, Object.fromEntries(new FormData(element)))
    if (!field || !checked) return
    const message = checked.ok ? undefined : checked.errors.find((error) => error.field === field)?.message
    dispatch({ type: 'correct', field, message })
  }
  element.addEventListener('input', correct, { signal })
}

async function send(state: State<'sending'>, { kind, attachments, dispatch }: Context, signal: AbortSignal) {
  const { files } = attachments
  if (state.by === 'mail') {
    const [, mail] = await loadRules()
    // Open the mailto link before navigating, otherwise the navigation cancels it.
    const [success] = await Promise.all([mail.sendByMail(state.enquiry, files), pause(sendingShows)])
    if (!signal.aborted) dispatch({ type: 'succeed', success })
  } else {
    const { sendDirect } = await loadDelivery()
    const report = (progress: number) => dispatch({ type: 'progress', progress })
    const outcome = await sendDirect({ kind, form: state.data, files }, report, signal)
    if (!signal.aborted) dispatch(outcome)
  }
}

async function waitForConnection({ element, dispatch }: Context, signal: AbortSignal) {
  element.addEventListener('input', () => dispatch({ type: 'stop waiting' }), { signal })
  const { runWhenOnline } = await loadDelivery()
  runWhenOnline(() => dispatch({ type: 'online' }), signal)
}

async function leave(state: State<'sent'>, { kind, attachments, endDraft, dispatch }: Context, signal: AbortSignal) {
  const { enquiry, toast } = state
  const { files } = attachments
  const delivered = state.by === 'server'
  track('form_submission', { form_type: kind })
  track('quote_request', { service_type: enquiry.service, page_path: location.pathname })
  endDraft(delivered)
  if (delivered && enquiry.kind === 'quote' && enquiry.steelList) forgetKeptList()
  // Navigating would interrupt the deletion, and the files would be in the next form.
  await Promise.race([attachments.forget(), pause(sendingShows)])
  toastOnNextPage({ tone: 'success', ...toast })
  const reference = delivered ? state.reference : ''
  const text = delivered ? await (await loadRules())[1].sentText(enquiry, files) : state.draft
  leaveEnquiry({ reference, text, files: files.map(({ name }) => name) })
  window.location.assign(thankYouAddress(reference))
  dispatch({ type: 'leave' })
  const reset = () => dispatch({ type: 'reset' })
  window.addEventListener('pagehide', reset, { signal })
  const timer = setTimeout(reset, longestLeave)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
