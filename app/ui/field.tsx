import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { fieldCopy as copy } from '#content/field-copy.ts'
import type { Prose } from '#content/prose.ts'
import { ProseText } from './prose-text.tsx'
import './field.css'

export type FieldFacts = {
  /** The field's name in the form; the ids of control, hint and error derive from it. */
  name: string
  /** Prefix that keeps ids unique when a page has two forms. */
  form: string
  label: string
  required?: boolean
  /** Instead of “(optional)”, where one of two fields will do. */
  marker?: string
  hint?: Prose
  error?: string
}

/** The id of a field's control: what an error link points at. */
export function controlId(form: string, name: string): string {
  return `${form}-${name}`
}

/** What joins a control to its label, hint and error: spread it on the control. */
function wiring({ name, form, required, hint, error }: FieldFacts) {
  const id = controlId(form, name)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

export function Marker({ required, marker = copy.optional }: Pick<FieldFacts, 'required' | 'marker'>) {
  return (
    <span className="weight-400 text-slate" aria-hidden="true">
      {' '}
      {required ? copy.required : marker}
    </span>
  )
}

/** A field's hint and its error, which `wiring` or the control itself names as its description. */
export function Notes({ facts }: { facts: Omit<FieldFacts, 'label'> }) {
  const id = controlId(facts.form, facts.name)
  return (
    <>
      {facts.hint ? (
        <p id={`${id}-hint`} className="field__hint" data-print="hide">
          <ProseText prose={facts.hint} />
        </p>
      ) : null}
      {facts.error ? (
        <p id={`${id}-error`} className="field__error">
          <span className="sr-only">{copy.error}</span>
          {facts.error}
        </p>
      ) : null}
    </>
  )
}

function Field({ facts, className = '', children }: { facts: FieldFacts; className?: string; children: ReactNode }) {
  return (
    <div className={`field ${facts.error ? 'field--invalid' : ''} ${className}`}>
      <label htmlFor={controlId(facts.form, facts.name)}>
        {facts.label}
        <Marker required={facts.required} marker={facts.marker} />
      </label>
      <Notes facts={facts} />
      {children}
    </div>
  )
}

/** `control` is for classes of the control, `className` for those of the whole field. */
type Wired<Attributes> = { facts: FieldFacts; className?: string; control?: string } & Omit<
  Attributes,
  'name' | 'id' | 'required'
>

export function TextField({ facts, className, control = '', ...rest }: Wired<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field facts={facts} className={className}>
      <input type="text" className={`form-control ${control}`} {...wiring(facts)} {...rest} />
    </Field>
  )
}

export function TextArea({
  facts,
  className,
  control = '',
  ...rest
}: Wired<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field facts={facts} className={className}>
      <textarea className={`form-control ${control}`} {...wiring(facts)} {...rest} />
    </Field>
  )
}

type Option = { readonly value: string; readonly label: string }

type SelectProps = Wired<SelectHTMLAttributes<HTMLSelectElement>> & { options: readonly Option[]; empty: string }

export function SelectField({ facts, className, control = '', options, empty, ...rest }: SelectProps) {
  return (
    <Field facts={facts} className={className}>
      <select className={`form-control ${control}`} {...wiring(facts)} {...rest}>
        <option value="">{empty}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

type RadioProps = { facts: FieldFacts; options: readonly Option[]; initial?: string }

export function RadioGroup({ facts, options, initial }: RadioProps) {
  const id = controlId(facts.form, facts.name)
  return (
    <fieldset
      className={`field ${facts.error ? 'field--invalid' : ''}`}
      aria-describedby={facts.error ? `${id}-error` : undefined}
    >
      <legend>
        {facts.label}
        <Marker required={facts.required} />
      </legend>
      <Notes facts={facts} />
      <div className="flex flex-wrap gap-x-m max-sm:gap-x-s">
        {options.map(({ value, label }, index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2xs weight-500 sm:min-h-12.5">
            <input
              type="radio"
              className="size-5"
              id={index === 0 ? id : undefined}
              name={facts.name}
              value={value}
              defaultChecked={value === initial}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
