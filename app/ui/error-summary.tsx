import { type MouseEvent, useEffect, useRef } from 'react'
import type { FieldError } from '#domain/enquiry.ts'
import { controlId } from './field.tsx'

type Props = {
  form: string
  title: string
  errors: readonly FieldError[]
}

/** The GOV.UK error summary: takes focus after a failed submit; each link shows the label and focuses the control. Corrected, an error leaves it. */
export function ErrorSummary({ form, title, errors }: Props) {
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
      <h3>{title}</h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${controlId(form, field)}`} onClick={(event) => showField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
