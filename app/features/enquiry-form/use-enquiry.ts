import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { forgetKeptList } from '#app/browser/kept-list.ts'
import { leaveEnquiry, toastOnNextPage } from '#app/browser/next-page.ts'
import { toast, track } from '#app/browser/page-events.ts'
import { pagePath } from '#app/browser/page-path.ts'
import { type EnquiryKind, enquiryFormCopy } from '#content/enquiry.ts'
import { fieldCopy } from '#content/field-copy.ts'
import { directDelivery } from '#content/site.ts'
import { thankYouAddress } from '#domain/enquiry-address.ts'
import { useAttachments } from './attachments/use-attachments.ts'
import { reduceSending, type Sending, type Upload } from './sending/sending.ts'
import { useDraft } from './use-draft.ts'

/** Milliseconds: long enough to read the sending message. */
const sendingShows = 600
/** Milliseconds that the next page may take before the form can be used again. */
const longestLeave = 15_000

type State<Name extends Sending['name']> = Extract<Sending, { name: Name }>

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** Loaded when the visitor first focuses the form, so that a page that is only read does not carry the checks. */
const fetchRules = () => Promise.all([import('#domain/enquiry.ts'), import('./sending/send-by-mail.ts')])

/** Kept, so that the form responds to a press in the same frame. */
let loadedRules: Awaited<ReturnType<typeof fetchRules>> | undefined

async function loadRules() {
  loadedRules ??= await fetchRules()
  return loadedRules
}

const loadDelivery = () => import('./sending/send-direct.ts')
const warmUp = () => void Promise.all([loadRules(), directDelivery ? loadDelivery() : undefined]).catch(() => {})

/** Sends one enquiry (spec 4). Typed text is cleared only after the enquiry has been sent. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind) {
  const [state, dispatch] = useReducer(reduceSending, { name: 'idle' })
  // When the page was opened: a press before hydration is not hasty.
  const [startedAt] = useState(() => Math.round(Date.now() - performance.now()))
  const attachments = useAttachments(kind)
  const endDraft = useDraft(form, kind)

  useEffect(() => {
    const element = form.current
    if (!element) return
    // The browser's own checks are for pages without scripts.
    element.noValidate = true
    if (element.contains(document.activeElement)) warmUp()
    // Pressed before hydration (`behaviours/early-submit.ts`).
    if (!('pressed' in element.dataset)) return
    delete element.dataset.pressed
    dispatch({ type: 'submit', by: directDelivery ? 'server' : 'mail' })
  }, [form])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed list of files is the event
  useEffect(() => dispatch({ type: 'stop waiting' }), [attachments.files])
  useErrorTitle(state.name === 'invalid')

  // Each state starts its side effects once, when it is entered, and aborts them when it is left. A layout effect runs in the
  // frame of the press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress changes the state, but starts nothing
  useLayoutEffect(() => {
    const left = new AbortController()
    sideEffects(left.signal).catch((error) => {
      if (left.signal.aborted) return
      console.warn('The enquiry could not be sent', error)
      toast({ tone: 'error', ...enquiryFormCopy.failed })
      dispatch({ type: 'reset' })
    })
    return () => left.abort()
  }, [state.name])

  async function sideEffects(signal: AbortSignal) {
    switch (state.name) {
      case 'checking':
        return check()
      case 'invalid':
        return recheck(signal)
      case 'sending':
        return state.by === 'mail' ? sendByMail(state, signal) : sendToServer(state, signal)
      case 'waiting for connection':
        return waitForConnection(signal)
      case 'sent':
        return leave(state, signal)
    }
  }

  async function check() {
    if (!form.current) return
    const data = new FormData(form.current)
    const rules = loadedRules ?? (await loadRules().catch(() => undefined))
    if (!rules) return submitWithoutScript(form.current)
    const checked = rules[0].checkEnquiry(kind, Object.fromEntries(data))
    dispatch(
      checked.ok ? { type: 'accept', enquiry: checked.enquiry, data } : { type: 'refuse', errors: checked.errors },
    )
  }

  /** An error leaves as soon as its field is right; none comes while the visitor types. */
  function recheck(signal: AbortSignal) {
    const element = form.current
    element?.addEventListener(
      'input',
      ({ target }) => {
        const field = target instanceof Element ? target.getAttribute('name') : null
        const checked = loadedRules?.[0].checkEnquiry(kind, Object.fromEntries(new FormData(element)))
        if (!field || !checked) return
        const message = checked.ok ? undefined : checked.errors.find((error) => error.field === field)?.message
        dispatch({ type: 'correct', field, message })
      },
      { signal },
    )
  }

  /** The checks cannot be loaded: the browser checks and sends the form, as it does without scripts. */
  function submitWithoutScript(element: HTMLFormElement) {
    // The script holds the attachments; the browser would leave them out.
    if (directDelivery && attachments.files.length > 0) throw new Error('The scripts that send attachments are missing')
    if (element.reportValidity()) element.submit()
    dispatch({ type: 'reset' })
  }

  async function sendByMail({ enquiry }: State<'sending'>, signal: AbortSignal) {
    const [, mail] = await loadRules()
    // Open the mailto link before navigating, otherwise the navigation cancels it.
    const [success] = await Promise.all([mail.sendByMail(enquiry, attachments.files), pause(sendingShows)])
    if (!signal.aborted) dispatch({ type: 'succeed', success })
  }

  async function sendToServer({ data }: Upload, signal: AbortSignal) {
    const { sendDirect } = await loadDelivery()
    const enclosed = { kind, form: data, files: attachments.files, startedAt }
    const outcome = await sendDirect(enclosed, (progress) => dispatch({ type: 'progress', progress }), signal)
    if (!signal.aborted) dispatch(outcome)
  }

  async function waitForConnection(signal: AbortSignal) {
    form.current?.addEventListener('input', () => dispatch({ type: 'stop waiting' }), { signal })
    const { runWhenOnline } = await loadDelivery()
    runWhenOnline(() => dispatch({ type: 'online' }), signal)
  }

  async function leave(sent: State<'sent'>, signal: AbortSignal) {
    const { enquiry, toast: message } = sent
    const reference = sent.by === 'server' ? sent.reference : ''
    track('form_submission', { form_type: kind })
    track('quote_request', { service_type: enquiry.service, page_path: pagePath() })
    endDraft(reference !== '')
    if (reference && enquiry.kind === 'quote' && enquiry.steelList) forgetKeptList()
    // Navigating would interrupt the deletion, and the files would be in the next form.
    await Promise.race([attachments.forget(), pause(sendingShows)])
    toastOnNextPage({ tone: 'success', ...message })
    const text = sent.by === 'server' ? await (await loadRules())[1].sentText(enquiry, attachments.files) : sent.draft
    leaveEnquiry({ reference, text, files: attachments.files.map(({ name }) => name) })
    window.location.assign(thankYouAddress(reference))
    dispatch({ type: 'leave' })
    const reset = () => dispatch({ type: 'reset' })
    window.addEventListener('pagehide', reset, { signal })
    const timer = setTimeout(reset, longestLeave)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const send = (by: 'server' | 'mail') => dispatch({ type: 'submit', by })
  return {
    state,
    attachments,
    warmUp,
    submit: () => send(directDelivery ? 'server' : 'mail'),
    submitByMail: () => send('mail'),
    cancel: () => dispatch({ type: 'cancel' }),
    stopWaiting: () => dispatch({ type: 'stop waiting' }),
  }
}

/** While the form has errors, the page title starts with "Error: ". */
function useErrorTitle(inError: boolean) {
  useEffect(() => {
    if (!inError) return
    const title = document.title
    document.title = fieldCopy.error + title
    return () => {
      document.title = title
    }
  }, [inError])
}
