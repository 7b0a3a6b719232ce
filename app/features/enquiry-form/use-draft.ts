import { type RefObject, useEffect } from 'react'
import { readDraft, saveDraft } from './draft-store.ts'
import type { EnquiryKind } from './form-facts.ts'

const pause = 250

/**
 * Keeps what is typed in this tab (sessionStorage), so that a reload, a crash or a walk through other pages loses nothing;
 * and takes over what the price calculator handed on in the address.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: EnquiryKind): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft(kind)
    fill(element, { ...draft, ...typedInto(element) })
    if (window.location.search) {
      void calculatorOffer(kind).then((offer) => fill(element, withDraft(offer, { ...draft, ...typedInto(element) })))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (timer) saveDraft(kind, typedInto(element))
      clearTimeout(timer)
      timer = undefined
    }
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, pause)
    }
    element.addEventListener('input', keep)
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      element.removeEventListener('input', keep)
      window.removeEventListener('pagehide', keepNow)
    }
  }, [form, kind])
}

async function calculatorOffer(kind: EnquiryKind): Promise<Record<string, string>> {
  const { contactPrefill, quotePrefill } = await import('#domain/estimate-handover.ts')
  return kind === 'quote' ? quotePrefill(window.location.search) : contactPrefill(window.location.search)
}

/** The offer wins over an older draft, but a description somebody typed stays, with the offer below it. */
function withDraft(offer: Record<string, string>, draft: Record<string, string>): Record<string, string> {
  const joined = Object.entries(offer).map(([name, value]) => {
    const typed = name === 'description' || name === 'message' ? (draft[name] ?? '') : ''
    if (typed.includes(value.trim())) return [name, typed]
    return [name, typed ? `${typed}\n\n${value.trim()}` : value]
  })
  return Object.fromEntries(joined)
}

/** What somebody has filled in, be it on a slow line before the scripts came; what the page itself had chosen is left out. */
function typedInto(form: HTMLFormElement): Record<string, string> {
  const typed = new Set([...form.elements].filter(isTyped).map((control) => control.getAttribute('name')))
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typed.has(entry[0]) && entry[1] !== ''),
  )
}

function isTyped(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked !== control.defaultChecked
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.type !== 'file' && control.value !== control.defaultValue
  }
  return false
}

/** Writes values into the controls of the same name; the form is uncontrolled, so the browser owns what is typed. */
function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList) control.value = value
    else if (control instanceof HTMLInputElement && control.type !== 'file') control.value = value
    else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) control.value = value
  }
}
