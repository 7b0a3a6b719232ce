import { type MouseEvent, useEffect, useRef } from 'react'
import type { FieldError } from '#domain/enquiry.ts'
import { controlId } from './field.tsx'

type Props = {
  form: string
  title: string
  /** A new list takes focus. */
  errors: readonly FieldError[]
}

/** The GOV.UK error summary: takes focus after a failed submit; each link shows the label and focuses the control. */
export function ErrorSummary({ form, title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is the event to take focus on
  useEffect(() => {
    box.current?.focus()
  }, [errors])

  function showField(event: MouseEvent, field: string) {
    const control = document.getElementById(controlId(form, field))
    if (!control) return
    event.preventDefault()
    const caption =
      control.closest('fieldset')?.querySelector('legend') ?? control.closest('.field')?.querySelector('label')
    ;(caption ?? control).scrollIntoView()
    control.focus({ preventScroll: true })
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <h3>{title}</h3>
      <ul className="mt-2xs grid">
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
