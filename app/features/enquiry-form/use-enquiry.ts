import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#app/features/analytics/track.ts'
import { plainPath } from '#app/layout/use-path.ts'
import type { FieldError } from '#app/ui/error-summary.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { enquiryFormWords, enquiryToasts } from '#content/enquiry.ts'
import { directDelivery } from '#content/site.ts'
import type { Enquiry } from '#domain/enquiry.ts'
import type { EnquiryKind } from './form-facts.ts'
import type { Failure } from './not-sent.tsx'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'

/** Long enough to be read, short enough not to be waited for. */
const sendingShows = 600

/** The rules and the letter come when the visitor first touches the form: a page that is only read does not carry them. */
const loadRules = () => Promise.all([import('#domain/enquiry.ts'), import('./send-by-mail.ts')])
const loadDelivery = () => import('#app/features/direct-delivery/send-direct.ts')

/** The course of one enquiry: idle, checked, sending, idle (spec 4). Nothing typed is ever cleared before it has been sent. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [progress, setProgress] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const busy = useRef<AbortController>(undefined)
  const startedAt = useRef(0)
  const attachments = useAttachments(kind)
  const navigate = useNavigate()
  const toast = useToast()

  const endDraft = useDraft(form, kind)
  useErrorTitle(errors.length > 0)
  useEffect(() => {
    startedAt.current = Date.now()
    // The browser's own checks stay in charge only where no script runs.
    if (form.current) form.current.noValidate = true
  }, [form])

  function showErrors(found: readonly FieldError[]) {
    setErrors(found)
    setAttempt((before) => before + 1)
  }

  /** `reference` is the firm's server's, where it has the enquiry; else the enquiry waits in the visitor's mail program. */
  async function finish(enquiry: Enquiry, success: { title: string; text: string }, reference = '') {
    track('form_submission', { form_type: kind })
    track('quote_request', { service_type: enquiry.service, page_path: plainPath(window.location.pathname) })
    endDraft(reference !== '')
    attachments.forget()
    toast({ tone: 'success', ...success })
    await navigate(reference === '' ? '/thank-you' : `/thank-you?ref=${reference}`)
  }

  async function byMail(enquiry: Enquiry) {
    const [, { sendByMail }] = await loadRules()
    await finish(enquiry, await sendByMail(enquiry, attachments.files))
  }

  async function direct(enquiry: Enquiry, data: FormData, signal: AbortSignal) {
    const { sendDirect, wordsOfDelivery } = await loadDelivery()
    const enclosed = { kind, form: data, files: attachments.files, startedAt: startedAt.current }
    const delivery = await sendDirect(enclosed, setProgress, signal)
    // The visitor has gone on to another page meanwhile: what would be shown here is said there.
    const left = !form.current
    if (delivery.outcome === 'fields') {
      if (left) toast({ tone: 'error', ...enquiryToasts.failed })
      return showErrors(delivery.errors)
    }
    const words = wordsOfDelivery(delivery, kind)
    if (delivery.outcome === 'sent') return finish(enquiry, words, delivery.reference)
    if (left) toast({ tone: 'error', ...words })
    setFailure({ ...words, byMail: () => run((checked) => byMail(checked)) })
  }

  /** Checks the form and, when it is whole, does `send` with it; any failure shows the Error toast and loses nothing. */
  async function run(send: (enquiry: Enquiry, data: FormData, signal: AbortSignal) => Promise<void>) {
    if (busy.current || !form.current) return
    const course = new AbortController()
    busy.current = course
    setFailure(undefined)
    setProgress(0)
    const data = new FormData(form.current)
    try {
      const rules = await loadRules().catch(() => undefined)
      if (!rules) return sendPlainly(form.current)
      const [{ checkEnquiry }] = rules
      const checked = checkEnquiry(kind, Object.fromEntries(data))
      showErrors(checked.ok ? [] : checked.errors)
      if (!checked.ok) return
      setSending(true)
      await new Promise((resolve) => setTimeout(resolve, sendingShows))
      await send(checked.enquiry, data, course.signal)
    } catch (error) {
      console.warn('The enquiry could not be sent', error)
      toast({ tone: 'error', ...enquiryToasts.failed })
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

  function warmUp() {
    void Promise.all([loadRules(), directDelivery ? loadDelivery() : undefined]).catch(() => {})
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
    const marked = enquiryFormWords.errorTitlePrefix + title
    document.title = marked
    return () => {
      // The next page's title may stand there already.
      if (document.title === marked) document.title = title
    }
  }, [inError])
}
