import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '#app/features/analytics/track.ts'
import { plainPath } from '#app/layout/use-path.ts'
import type { FieldError } from '#app/ui/error-summary.tsx'
import { useToast } from '#app/ui/toasts.tsx'
import { enquiryFormWords, enquiryToasts } from '#content/enquiry.ts'
import { forgetDraft } from './draft-store.ts'
import type { EnquiryKind } from './form-facts.ts'
import { useAttachments } from './use-attachments.ts'
import { useDraft } from './use-draft.ts'

/** Long enough to be read, short enough not to be waited for. */
const sendingShows = 600

/** The rules and the letter come when the visitor first touches the form: a page that is only read does not carry them. */
const loadRules = () => Promise.all([import('#domain/enquiry.ts'), import('./send-by-mail.ts')])

/** The course of one enquiry: idle, checked, sending, idle (spec 4). Nothing typed is ever cleared before it has been sent. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const attachments = useAttachments()
  const navigate = useNavigate()
  const toast = useToast()

  useDraft(form, kind)
  useErrorTitle(errors.length > 0)
  // The browser's own checks stay in charge only where no script runs.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [form])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const record = Object.fromEntries(new FormData(event.currentTarget))
    try {
      const [{ checkEnquiry }, { sendByMail }] = await loadRules()
      const checked = checkEnquiry(kind, record)
      setErrors(checked.ok ? [] : checked.errors)
      setAttempt((before) => before + 1)
      if (!checked.ok) return
      const { enquiry } = checked
      setSending(true)
      await new Promise((resolve) => setTimeout(resolve, sendingShows))
      const success = await sendByMail(enquiry, attachments.files)
      track('form_submission', { form_type: kind })
      track('quote_request', { service_type: enquiry.service, page_path: plainPath(window.location.pathname) })
      forgetDraft(kind)
      toast({ tone: 'success', ...success })
      await navigate('/thank-you', { viewTransition: true })
    } catch (error) {
      console.warn('The enquiry could not be composed', error)
      toast({ tone: 'error', ...enquiryToasts.failed })
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const warmUp = () => void loadRules().catch(() => {})

  return { attachments, errors, attempt, sending, submit, warmUp }
}

/** While a form is in error the page's title says so first. */
function useErrorTitle(inError: boolean) {
  useEffect(() => {
    if (!inError) return
    const title = document.title
    document.title = enquiryFormWords.errorTitlePrefix + title
    return () => {
      document.title = title
    }
  }, [inError])
}
