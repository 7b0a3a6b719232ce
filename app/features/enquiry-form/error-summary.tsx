import { type MouseEvent, useEffect, useRef } from 'react'
import { controlId } from '#app/ui/field.tsx'
import { enquiryFormCopy as copy } from '#content/enquiry-copy.ts'
import { fillIn } from '#content/fill-in.ts'
import type { FieldError } from '#domain/enquiry.ts'

type Props = { form: string; errors: readonly FieldError[] }

/** The GOV.UK error summary: takes focus after a failed submit; each link shows the label and focuses the control. Corrected, an error leaves it. */
export function ErrorSummary({ form, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView()
  }, [])

  function showField(event: MouseEvent, field: string) {
    const control = document.getElementById(controlId(form, field))
    if (!control) return
    event.preventDefault()
    const caption = control.closest('.field')?.querySelector('legend, label') ?? control
    caption.scrollIntoView()
    control.focus({ preventScroll: true })
  }

  return (
    <div ref={box} role="alert" aria-atomic="false" tabIndex={-1} className="error-summary">
      <h3 className="error-mark flex gap-2xs text-oxide">
        {errors.length === 1 ? copy.oneError : fillIn(copy.errorSummary, { count: errors.length })}
      </h3>
      <ul className="mt-2xs grid gap-x-m min-[51.25rem]:grid-cols-2">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              className="inline-flex min-h-10 items-center text-oxide weight-600 underline"
              href={`#${controlId(form, field)}`}
              onClick={(event) => showField(event, field)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
