import type { FieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { use } from 'react'
import { EditingContext, PathContext } from './editing.ts'
import { shownText } from './facts-in-text.ts'
import { idOf, mayBeEmpty, valueAt } from './form-schema.ts'
import { Tick } from './ui.tsx'

/** Label, control, help and error. A checkbox or a set of controls brings its own label. */
export function Field({ label, children, hidden, required, schema, fieldPathId }: FieldTemplateProps) {
  const { path } = fieldPathId
  const id = idOf(path)
  const last = path.at(-1)
  const error = <ErrorText id={id} whole={schema.type === 'array' && schema.widget !== undefined} />
  if (hidden) return null
  if (schema.oneOf || schema.type === 'object' || (schema.type === 'array' && !schema.widget))
    return (
      <>
        {error}
        {children}
      </>
    )
  return (
    <div className="field" data-path={path.join('/')} data-wide={schema.widget === 'textarea' || undefined}>
      {schema.type !== 'boolean' && schema.type !== 'array' && (
        <label htmlFor={id} className={typeof last === 'number' ? 'sr-only' : undefined}>
          {typeof last === 'number' ? `${label} ${last + 1}` : label}
          {schema.unit && <small> in {schema.unit}</small>}
          {(!required || mayBeEmpty(schema)) && <small> optional</small>}
        </label>
      )}
      <PathContext value={path}>{children}</PathContext>
      {schema.description && schema.type !== 'boolean' && (
        <p className="help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
      {error}
    </div>
  )
}

/** What is wrong with a field; with one that holds several values, such as the days of a week, what is wrong in any of them. */
function ErrorText({ id, whole }: { id: string; whole: boolean }) {
  const { errors } = use(EditingContext)
  const texts = [...errors].flatMap(([key, text]) => (key === id || (whole && key.startsWith(`${id}_`)) ? text : []))
  const error = [...new Set(texts)].join(' ').trim()
  return (
    error && (
      <p id={`${id}-error`} className="error">
        {error}
      </p>
    )
  )
}

/** The attributes that join a control to its label, help, counter and error. */
export function useControl({ schema }: WidgetProps) {
  const id = idOf(use(PathContext))
  const wrong = use(EditingContext).errors.has(id)
  const texts = [
    schema.description && schema.type !== 'boolean' && 'help',
    schema.maxLength && 'count',
    wrong && 'error',
  ]
  const describedBy = texts.flatMap((text) => (text ? `${id}-${text}` : [])).join(' ')
  return { id, 'aria-invalid': wrong || undefined, 'aria-describedby': describedBy || undefined }
}

export function Text(props: WidgetProps) {
  const { value, onChange, options, schema } = props
  const control = useControl(props)
  const text = String(value ?? '')
  const shown = shownText(text)
  const attributes = {
    ...control,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || options.emptyValue),
  }
  return (
    <>
      {schema.widget === 'textarea' ? (
        <textarea rows={2} {...attributes} />
      ) : (
        <input
          // A time or a date.
          type={schema.widget ?? 'text'}
          inputMode={schema.type === 'string' ? undefined : 'decimal'}
          {...attributes}
        />
      )}
      {shown.replaceAll('\u00a0', ' ') !== text.replaceAll('\u00a0', ' ') && (
        <p className="help">On the page: {shown}</p>
      )}
      {schema.maxLength && (
        <p
          id={`${control.id}-count`}
          className={shown.length > schema.maxLength / 2 ? 'help' : 'sr-only'}
          data-over={shown.length > schema.maxLength || undefined}
        >
          {shown.length} of {schema.maxLength} characters
        </p>
      )}
    </>
  )
}

export function Choice(props: WidgetProps) {
  const { value, onChange, options, required } = props
  const known = options.enumOptions ?? []
  return (
    <select
      {...useControl(props)}
      value={known.findIndex((option) => option.value === value)}
      onChange={({ target }) => onChange(known[Number(target.value)]?.value)}
    >
      {(!required || value === undefined) && <option value={-1}>{required ? 'Choose …' : 'None'}</option>}
      {known.map((option, index) => (
        <option key={option.label} value={index}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

export function Checkbox(props: WidgetProps) {
  const { value, onChange, schema, label } = props
  return (
    <Tick
      {...useControl(props)}
      checked={value === true}
      onTick={(on) => onChange(on || (schema.const ? undefined : false))}
    >
      {label}
      {schema.description && <small className="help"> {schema.description}</small>}
    </Tick>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** Schemas count from Sunday, which is 0. */
const mondayFirst = (day: number) => (day + 6) % 7

export function Weekdays(props: WidgetProps) {
  const days: readonly number[] = props.value ?? []
  const { id, ...described } = useControl(props)
  return (
    <fieldset id={id} tabIndex={-1} {...described}>
      <legend>{props.label}</legend>
      {weekdays.map((name, index) => {
        const day = (index + 1) % 7
        const others = days.filter((other) => other !== day)
        const set = (on: boolean) =>
          props.onChange((on ? [...others, day] : others).toSorted((a, b) => mondayFirst(a) - mondayFirst(b)))
        return (
          <Tick key={name} checked={days.includes(day)} onTick={set}>
            {name}
          </Tick>
        )
      })}
    </fieldset>
  )
}

/** A row of a table, a cell for each column. */
export function TableRow({ value = [], onChange }: WidgetProps) {
  const path = use(PathContext)
  const { data, errors } = use(EditingContext)
  const columns = valueAt(data, [...path.slice(0, -2), 'columns']) as { label?: string }[]
  const set = (text: string, changed: number) =>
    onChange(columns.map((_, column) => (column === changed ? text : (value[column] ?? ''))))
  return columns.map(({ label = 'Column' }, column) => {
    const id = idOf([...path, column])
    return (
      <div key={id} data-path={[...path, column].join('/')}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={1}
          value={value[column] ?? ''}
          aria-invalid={errors.has(id) || undefined}
          onChange={({ target }) => set(target.value, column)}
        />
      </div>
    )
  })
}
