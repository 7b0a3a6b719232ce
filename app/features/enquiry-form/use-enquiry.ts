import { type RefObject, useEffect, useLayoutEffect, useReducer } from 'react'
import { toast } from '#app/browser/page-events.ts'
import type { EnquiryKind } from '#content/enquiry.ts'
import { enquiryFormCopy } from '#content/enquiry-copy.ts'
import { fieldCopy } from '#content/field-copy.ts'
import { directDelivery } from '#content/site.ts'
import { useAttachments } from './attachments/use-attachments.ts'
import { runEffects, warmUp } from './sending/effects.ts'
import { reduceSending } from './sending/sending.ts'
import { useDraft } from './use-draft.ts'

export type EnquirySending = ReturnType<typeof useEnquiry>

/** Sends one enquiry (spec 4). Typed text is cleared only after the enquiry has been sent. */
export function useEnquiry(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind) {
  const [state, dispatch] = useReducer(reduceSending, { name: 'idle' })
  const attachments = useAttachments(kind)
  const endDraft = useDraft(form, kind)
  const send = (by: 'server' | 'mail') => dispatch({ type: 'submit', by })

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

  // Each state starts its effects once, when it is entered, and aborts them when it is left. A layout effect runs in the frame of
  // the press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress changes the state, but starts nothing
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const left = new AbortController()
    runEffects(state, { element, kind, attachments, endDraft, dispatch }, left.signal).catch((error) => {
      if (left.signal.aborted) return
      console.warn('The enquiry could not be sent', error)
      toast({ tone: 'error', ...enquiryFormCopy.failed })
      dispatch({ type: 'reset' })
    })
    return () => left.abort()
  }, [state.name])

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
