import { type RefObject, useEffect } from 'react'
import { forgetDraft, readDraft, saveDraft } from './draft-store.ts'

const pause = 250

/**
 * Keeps what is typed in this tab (sessionStorage), so that a reload, a crash or a walk through other pages loses nothing.
 * `offered` fills fields that the draft leaves empty.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  kind: string,
  offered: () => Record<string, string>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offer is read once, on arrival
  useEffect(() => {
    const element = form.current
    if (!element) return
    fill(element, { ...offered(), ...readDraft(kind) })
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = setTimeout(() => saveDraft(kind, new FormData(element)), pause)
    }
    element.addEventListener('input', keep)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('input', keep)
    }
  }, [form, kind])
}

export { forgetDraft }

/** Writes values into the controls of the same name; the form is uncontrolled, so the browser owns what is typed. */
function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList || control instanceof HTMLInputElement) control.value = value
    else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) control.value = value
  }
}
