import { getDefaultRegistry } from '@rjsf/core'
import type { FieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { createContext, use } from 'react'
import { weekdays } from '#content/weekdays.ts'
import { shownText } from './facts.ts'
import { idOf, issuesIn, mayBeEmpty, type Path, valueAt } from './form-schema.ts'
import { headlineNote } from './headlines.ts'
import { Tick } from './ui.tsx'
import { EditingContext } from './use-document.ts'

/** The place of the field that a widget belongs to. */
export const PathContext = createContext<Path>([])

/** Label, control and notes. A checkbox or a set of controls brings its own label. */
export function Field({ label, children, hidden, required, schema, formData, fieldPathId }: FieldTemplateProps) {
  const { issues, base } = use(EditingContext)
  const { path } = fieldPathId
  const id = idOf(path)
  const last = path.at(-1)
  const isGroup = schema.type === 'object' || (schema.type === 'array' && !schema.widget)
  const wrong = issuesIn(issues, path).filter((issue) => !isGroup || issue.path.length === path.length)
  const error = wrong.length > 0 && (
    <p className="error">{[...new Set(wrong.map(({ message }) => message))].join(' ')}</p>
  )
  if (hidden) return null
  if (schema.oneOf) return children
  if (isGroup)
    return (
      <>
        {error}
        {children}
      </>
    )
  const text = typeof formData === 'string' ? formData.replaceAll('\u00a0', ' ') : ''
  const shown = shownText(text).replaceAll('\u00a0', ' ')
  const most = schema.maxLength
  const headline = error ? undefined : headlineNote(path, text)
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
      <div id={`${id}__help`}>
        {shown !== text && <p className="help">On the page: {shown}</p>}
        {most && (
          <p className={shown.length > most / 2 ? 'help' : 'sr-only'} data-over={shown.length > most || undefined}>
            {shown.length} of {most} characters
          </p>
        )}
        {headline && <p className={text === valueAt(base, path) ? 'help' : 'error'}>{headline.message}</p>}
        {schema.description && <p className="help">{schema.description}</p>}
        {error}
      </div>
    </div>
  )
}

export function useControl() {
  const path = use(PathContext)
  const isWrong = issuesIn(use(EditingContext).issues, path).length > 0
  return { id: idOf(path), 'aria-invalid': isWrong || undefined, 'aria-describedby': `${idOf(path)}__help` }
}

export function Text({ value, onChange, options, schema }: WidgetProps) {
  const isText = schema.type === 'string'
  const attributes = {
    ...useControl(),
    value: String(value ?? ''),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((isText ? target.value : target.value.replace(/[£,\s]/g, '')) || options.emptyValue),
  }
  if (schema.widget === 'textarea') return <textarea rows={2} {...attributes} />
  const inputMode = isText ? undefined : 'decimal'
  // Another widget is a time or a date.
  return <input type={schema.widget ?? 'text'} inputMode={inputMode} list={schema.link && 'pages'} {...attributes} />
}

const { SelectWidget = () => null } = getDefaultRegistry().widgets

export const Choice = (props: WidgetProps) => <SelectWidget {...props} id={idOf(use(PathContext))} />

export const Checkbox = ({ value, onChange, schema, label }: WidgetProps) => (
  <Tick {...useControl()} checked={value === true} onTick={(on) => onChange(on || (schema.const ? undefined : false))}>
    {label}
  </Tick>
)

/** Schemas count from Sunday, which is 0. */
const week = [1, 2, 3, 4, 5, 6, 0]

export function Weekdays({ value = [], onChange, label }: WidgetProps) {
  const { id, ...described } = useControl()
  const set = (changed: number, on: boolean) =>
    onChange(week.filter((day) => (day === changed ? on : value.includes(day))))
  return (
    <fieldset id={id} className="row" tabIndex={-1} {...described}>
      <legend>{label}</legend>
      {week.map((day) => (
        <Tick key={day} checked={value.includes(day)} onTick={(on) => set(day, on)}>
          {weekdays[day]}
        </Tick>
      ))}
    </fieldset>
  )
}

/** A row of a table, a cell for each column. The first row shows the names of the columns. */
export function TableRow({ value = [], onChange }: WidgetProps) {
  const path = use(PathContext)
  const { data, issues } = use(EditingContext)
  const columns = valueAt(data, [...path.slice(0, -2), 'columns']) as { label?: string }[]
  const set = (text: string, changed: number) =>
    onChange(columns.map((_, column) => (column === changed ? text : (value[column] ?? ''))))
  const cells = columns.map(({ label = 'Column' }, column) => {
    const cell = [...path, column]
    return (
      <label key={idOf(cell)} data-path={cell.join('/')}>
        <span className={path.at(-1) === 0 ? undefined : 'sr-only'}>{label}</span>
        <textarea
          id={idOf(cell)}
          rows={1}
          value={value[column] ?? ''}
          aria-invalid={issuesIn(issues, cell).length > 0 || undefined}
          onChange={({ target }) => set(target.value, column)}
        />
      </label>
    )
  })
  return (
    <div className="fields" data-row>
      {cells}
    </div>
  )
}
