import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { EnquiryKind } from '#content/enquiry.ts'
import { forgetDraft, readDraft, saveDraft } from './prefill/draft-store.ts'

const pause = 250

/** The text of a mail draft, kept because the visitor may never send it. */
const asideOf = (kind: EnquiryKind) => `sent-${kind}`

/**
 * Keeps the typed text in sessionStorage over reloads, crashes and visits to other pages. Returns a function to call at the end: a
 * delivered enquiry is deleted; the text of a mail draft comes back when the visitor goes back.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind) {
  const ended = useRef<'delivered' | 'in a mail draft'>(undefined)

  // A layout effect, so that no typing comes in between.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    ended.current = undefined
    const kept = readDraft(kind)
    const draft = hasGoneBack() && Object.keys(kept).length === 0 ? readDraft(asideOf(kind)) : kept
    fill(element, { ...draft, ...typedInto(element) })
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (timer && !ended.current) saveDraft(kind, typedInto(element))
      clearTimeout(timer)
      timer = undefined
    }
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, pause)
    }
    // Browsers restore typed text. Empty the form, so that a delivered enquiry is not sent again.
    const leave = () => {
      keepNow()
      if (ended.current === 'delivered') element.reset()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !ended.current) return
      ended.current = undefined
      fill(element, { ...readDraft(kind), ...typedInto(element) })
      keep()
    }
    const over = new AbortController()
    element.addEventListener('input', keep, { signal: over.signal })
    window.addEventListener('pagehide', leave, { signal: over.signal })
    window.addEventListener('pageshow', comeBack, { signal: over.signal })
    // Text typed before hydration.
    if (Object.keys(typedInto(element)).length > 0) keep()
    return () => {
      keepNow()
      over.abort()
    }
  }, [form, kind])

  return (delivered: boolean) => {
    ended.current = delivered ? 'delivered' : 'in a mail draft'
    if (delivered) forgetDraft(asideOf(kind))
    else if (form.current) saveDraft(asideOf(kind), typedInto(form.current))
    forgetDraft(kind)
  }
}

function hasGoneBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward'
}

/**
 * The values that the visitor has changed, also before hydration. Reads the controls, because `FormData` creates a file for the
 * empty attachments field, which blocks the page for 15 ms.
 */
function typedInto(form: HTMLFormElement): Record<string, string> {
  const names = new Set([...form.elements].filter(isTyped).map((control) => control.getAttribute('name') ?? ''))
  const values = [...names].map((name): [string, string] => [name, textOf(form.elements.namedItem(name))])
  return Object.fromEntries(values.filter(([name, value]) => name !== '' && value !== ''))
}

function textOf(control: Element | RadioNodeList | null): string {
  return control && 'value' in control ? String(control.value) : ''
}

function isTyped(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked !== control.defaultChecked
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.type !== 'file' && control.value !== control.defaultValue
  }
  return false
}

/** Writes values into the controls of the same name; the form is uncontrolled. */
function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    const isFile = control instanceof HTMLInputElement && control.type === 'file'
    if (control && 'value' in control && !isFile) control.value = value
  }
}
