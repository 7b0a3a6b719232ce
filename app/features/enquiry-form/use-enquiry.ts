import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { offerDraftOnNextPage, toastOnNextPage } from '#app/ui/next-page.ts'
import { pagePath } from '#app/ui/page-path.ts'
import { toast, track } from '#app/ui/page-events.ts'
import { type EnquiryKind, enquiryFormCopy } from '#content/enquiry.ts'
import { directDelivery } from '#content/site.ts'
import type { Enquiry, FieldError } from '#domain/enquiry.ts'
import { thankYouAddress } from '#domain/enquiry-address.ts'
import type { Failure } from './not-sent.tsx'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'

/** Milliseconds: long enough to be read, short enough not to be waited for. */
const sendingShows = 600
/** Milliseconds that the next page may take; then the form can be operated again. */
const longestLeave = 15_000

type Success = { title: string; text: string; draft?: string }

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The rules and the letter come when the visitor first touches the form: a page that is only read does not carry them. */
const fetchRules = () => Promise.all([import('#domain/enquiry.ts'), import('./send-by-mail.ts')])

/** Kept once they are here: a press is then answered in the same frame. */
let rulesAtHand: Awaited<ReturnType<typeof fetchRules>> | undefined

async function loadRules() {
  rulesAtHand ??= await fetchRules()
  return rulesAtHand
}

const loadDelivery = () => import('#app/features/direct-delivery/send-direct.ts')
const warmUp = () => void Promise.all([loadRules(), directDelivery ? loadDelivery() : undefined]).catch(() => {})

/** The course of one enquiry: idle, checked, sending, idle (spec 4). Nothing typed is ever cleared before it has been sent. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const busy = useRef<AbortController>(undefined)
  const callOff = useRef<() => void>(undefined)
  const startedAt = useRef(0)
  const attachments = useAttachments(kind)

  const endDraft = useDraft(form, kind)
  useErrorTitle(errors.length > 0)
  useEffect(() => {
    startedAt.current = Date.now()
    // The browser's own checks stay in charge only where no script runs.
    if (form.current) form.current.noValidate = true
    // Touched before this code came to it.
    if (form.current?.contains(document.activeElement)) warmUp()
  }, [form])
  // Nothing is sent again by itself once the files have changed or the page has gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of files is the event
  useEffect(() => () => callOff.current?.(), [attachments.files])

  function showErrors(found: readonly FieldError[]) {
    setErrors(found)
    setAttempt((before) => before + 1)
  }

  /** `reference` comes from the firm's server; without one the enquiry waits in the visitor's email app as `draft`. */
  async function finish(enquiry: Enquiry, { draft = '', ...success }: Success, reference = '') {
    track('form_submission', { form_type: kind })
    track('quote_request', { service_type: enquiry.service, page_path: pagePath() })
    endDraft(reference !== '')
    // Leaving would cut it short, and the files would be in the next form.
    await Promise.race([attachments.forget(), pause(sendingShows)])
    toastOnNextPage({ tone: 'success', ...success })
    offerDraftOnNextPage(draft)
    window.location.assign(thankYouAddress(reference))
    // Until this page has gone, or Cancel is pressed, a second press would be a second enquiry.
    const left = new Promise((resolve) => {
      window.addEventListener('pagehide', resolve, { once: true })
      busy.current?.signal.addEventListener('abort', resolve)
    })
    await Promise.race([left, pause(longestLeave)])
  }

  async function byMail(enquiry: Enquiry) {
    const [, { sendByMail }] = await loadRules()
    // First the draft, then the way on: the mail program must have taken its address before another one is asked for.
    const [{ toast, draft }] = await Promise.all([sendByMail(enquiry, attachments.files), pause(sendingShows)])
    await finish(enquiry, { ...toast, draft })
  }

  /** `again`: by itself, after the connection broke off; a second time is left to the visitor. */
  async function direct(enquiry: Enquiry, data: FormData, signal: AbortSignal, again = false) {
    const { sendDirect, deliveryMessage, wordsOfResuming, whenOnline } = await loadDelivery()
    const { files, photos } = attachments
    const enclosed = { kind, form: data, files, ready: photos.ready(files), startedAt: startedAt.current }
    const delivery = await sendDirect(enclosed, setProgress, signal)
    if (delivery.outcome === 'fields') return showErrors(delivery.errors)
    const copy = deliveryMessage(delivery, kind)
    if (delivery.outcome === 'sent') return finish(enquiry, copy, delivery.reference)
    const failed = { ...copy, byMail: () => run((checked) => byMail(checked)) }
    const resuming = again ? undefined : wordsOfResuming(delivery)
    if (!resuming) return setFailure(failed)
    const waiting = new AbortController()
    const stop = () => {
      waiting.abort()
      callOff.current = undefined
      setFailure(failed)
    }
    callOff.current = stop
    whenOnline(() => run((...facts) => direct(...facts, true)), waiting.signal)
    // What is being changed is not to leave half-written.
    form.current?.addEventListener('input', stop, { signal: waiting.signal })
    setFailure({ ...failed, ...resuming, stop })
  }

  /** Checks the form and, when it is whole, does `send` with it; any failure shows the Error toast and loses nothing. */
  async function run(send: (enquiry: Enquiry, data: FormData, signal: AbortSignal) => Promise<void>) {
    if (busy.current || !form.current) return
    const course = new AbortController()
    busy.current = course
    callOff.current?.()
    setFailure(undefined)
    setProgress(0)
    const data = new FormData(form.current)
    try {
      const rules = rulesAtHand ?? (await loadRules().catch(() => undefined))
      if (!rules) return sendPlainly(form.current)
      const [{ checkEnquiry }] = rules
      const checked = checkEnquiry(kind, Object.fromEntries(data))
      showErrors(checked.ok ? [] : checked.errors)
      if (!checked.ok) return
      setSending(true)
      await send(checked.enquiry, data, course.signal)
    } catch (error) {
      console.warn('The enquiry could not be sent', error)
      toast({ tone: 'error', ...enquiryFormCopy.failed })
    } finally {
      busy.current = undefined
      setSending(false)
    }
  }

  /** The rules cannot be fetched: the browser checks and sends the form itself, as it does without scripts. */
  function sendPlainly(element: HTMLFormElement) {
    // Attachments are held by the script and would stay behind.
    if (directDelivery && attachments.files.length > 0) throw new Error('The scripts that send attachments are missing')
    if (element.reportValidity()) element.submit()
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    return run(directDelivery ? direct : byMail)
  }

  return {
    attachments,
    errors,
    attempt,
    sending,
    progress,
    failure,
    submit,
    warmUp,
    cancel: () => busy.current?.abort(),
  }
}

/** While a form is in error the page's title says so first. */
function useErrorTitle(inError: boolean) {
  useEffect(() => {
    if (!inError) return
    const title = document.title
    document.title = enquiryFormCopy.errorTitlePrefix + title
    return () => {
      document.title = title
    }
  }, [inError])
}
