import { dequal } from 'dequal/lite'
import { type ComponentType, memo, useState } from 'react'
import type { Widget } from '#content/schemas/field-meta.ts'
import { week, weekdays } from '#content/week.ts'
import { useOpenDocument } from './editing.ts'
import { shownText } from './facts.ts'
import { idOf, issuesIn, mayBeEmpty, type Path, type Schema, valueAt } from './form-schema.ts'
import { FocalPoint, PictureChoice } from './pictures.tsx'
import { type ControlProps, Tick } from './ui.tsx'

export type PartProps = { path: Path; schema: Schema; value: unknown; required: boolean; error: string }

/** A number, also from what is typed like £1,250. What is none stays a text, for the check or in place of a number. */
function numberIn(text: string): number | string | undefined {
  const plain = text.replace(/[£,\s]/g, '')
  if (plain === '') return undefined
  return Number.isNaN(Number(plain)) ? text : Number(plain)
}

function Text({ path, schema, value, onChange, attributes }: ControlProps) {
  const [typed, setTyped] = useState('')
  const isText = schema.type === 'string' && !schema.anyOf?.some(({ type = '' }) => /number|integer/.test(type))
  const empty = mayBeEmpty(schema) || typeof path.at(-1) === 'number' ? '' : undefined
  const meaning = (text: string) => (isText ? text || empty : numberIn(text))
  const shared = {
    ...attributes,
    autoComplete: 'off',
    // While it means the same, as it was typed: 4.50.
    value: meaning(typed) === value ? typed : String(value ?? ''),
    onChange({ target }: { target: { value: string } }) {
      setTyped(target.value)
      onChange(meaning(target.value))
    },
  }
  if (schema.widget === 'textarea') return <textarea rows={2} {...shared} />
  const inputMode = schema.type === 'string' ? undefined : 'decimal'
  // Another widget is a time or a date.
  return <input type={schema.widget ?? 'text'} inputMode={inputMode} list={schema.link && 'pages'} {...shared} />
}

const Choice = ({ schema: { enum: choices = [] }, value, optional, onChange, attributes }: ControlProps) => (
  <select
    {...attributes}
    value={String(value ?? '')}
    onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value))}
  >
    <option value="">{optional && 'none'}</option>
    {choices.map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </select>
)

const Checkbox = ({ value, label, onChange, attributes }: ControlProps) => (
  <Tick {...attributes} checked={value === true} onTick={(on) => onChange(on || undefined)}>
    {label}
  </Tick>
)

function Weekdays({ value, label, onChange, attributes }: ControlProps) {
  const days = (value ?? []) as readonly number[]
  const set = (changed: number, on: boolean) =>
    onChange(week.filter((day) => (day === changed ? on : days.includes(day))))
  return (
    <fieldset className="row" tabIndex={-1} {...attributes}>
      <legend>{label}</legend>
      {week.map((day) => (
        <Tick key={day} checked={days.includes(day)} onTick={(on) => set(day, on)}>
          {weekdays[day]}
        </Tick>
      ))}
    </fieldset>
  )
}

/** A row of a table, a cell for each column. The first row shows the names of the columns. */
function TableRow({ path, value, onChange, attributes }: ControlProps) {
  const { data, issues } = useOpenDocument()
  const texts = (value ?? []) as readonly string[]
  // A legal table has its cells one step deeper.
  const rows = path.lastIndexOf('rows')
  const columns = valueAt(data, [...path.slice(0, rows), 'columns']) as { label?: string }[]
  const set = (text: string, changed: number) =>
    onChange(columns.map((_, column) => (column === changed ? text : (texts[column] ?? ''))))
  const cells = columns.map((heading, column) => {
    const cell = [...path, column]
    const label = heading.label || 'Column'
    return (
      <label key={idOf(cell)} data-path={cell.join('/')}>
        <span className={path[rows + 1] === 0 ? undefined : 'sr-only'}>{label}</span>
        <textarea
          id={idOf(cell)}
          rows={1}
          value={texts[column] ?? ''}
          aria-invalid={issuesIn(issues, cell).length > 0 || undefined}
          aria-describedby={attributes['aria-describedby']}
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

const widgets: Partial<Record<Widget, ComponentType<ControlProps>>> = {
  weekdays: Weekdays,
  'table-row': TableRow,
  picture: PictureChoice,
  focal: FocalPoint,
}

function controlOf({ widget, type, enum: choices }: Schema): ComponentType<ControlProps> {
  return (widget && widgets[widget]) ?? (choices ? Choice : type === 'boolean' ? Checkbox : Text)
}

type FieldProps = PartProps & { change: (path: Path, value: unknown) => void }

/** Label, control and notes. A checkbox or a set of controls brings its own label. */
function FieldWithNotes({ path, schema, value, required, error, change }: FieldProps) {
  const id = idOf(path)
  const last = path.at(-1)
  const isEntry = typeof last === 'number'
  const { title = String(last), type = '', maxLength: most } = schema
  const label = isEntry ? `${title} ${last + 1}` : title
  const text = typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : ''
  const shown = shownText(text).replaceAll('\u00a0', ' ')
  const Control = controlOf(schema)
  const optional = !required || mayBeEmpty(schema)
  return (
    <div className="field" data-path={path.join('/')} data-wide={schema.widget === 'textarea' || undefined}>
      {!/boolean|array/.test(type) && (
        <label htmlFor={id} className={isEntry ? 'sr-only' : undefined}>
          {label} {schema.unit && <small>in {schema.unit}</small>} {optional && <small>optional</small>}
        </label>
      )}
      <Control
        path={path}
        schema={schema}
        value={value}
        label={label}
        optional={optional}
        onChange={(changed) => change(path, changed)}
        attributes={{ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}__help` }}
      />
      <div id={`${id}__help`}>
        {shown !== text && <p className="help">On the page: {shown}</p>}
        {most && (
          <p className={shown.length > most / 2 ? 'help' : 'sr-only'} data-over={shown.length > most || undefined}>
            {shown.length} of {most} characters
          </p>
        )}
        {schema.description && <p className="help">{schema.description}</p>}
        {error && <p className="error">{error}</p>}
      </div>
    </div>
  )
}

/** A key typed in one field leaves the others as they are: a service has several hundred. */
export const Field = memo(FieldWithNotes, dequal)
