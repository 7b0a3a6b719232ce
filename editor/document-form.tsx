import Form, { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, MultiSchemaFieldTemplateProps, ValidatorType } from '@rjsf/utils'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Document, DocumentInfo, Picture } from './api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditingContext, goTo } from './editing.ts'
import { FactMenu, textsAt } from './facts.tsx'
import { Checkbox, Choice, Field, TableRow, Text, Weekdays } from './form-fields.tsx'
import { Entry, Group, List } from './form-groups.tsx'
import { idOf, labelOf, type Path, pathTo, uiSchemaOf, valueAt, withValue } from './form-schema.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { FocalPoint, PictureChoice, PictureUpload } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { send } from './requests.ts'
import { Button } from './ui.tsx'
import { useDocument } from './use-document.ts'

const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  BaseInputTemplate: Text,
  // The kind of a section is chosen when it is added.
  MultiSchemaFieldTemplate: ({ optionSchemaField }: MultiSchemaFieldTemplateProps) => optionSchemaField,
}
const widgets = {
  TextareaWidget: Text,
  DateWidget: Text,
  TimeWidget: Text,
  SelectWidget: Choice,
  CheckboxWidget: Checkbox,
  weekdays: Weekdays,
  picture: PictureChoice,
  focal: FocalPoint,
  'table-row': TableRow,
}

const { SchemaField = () => null } = getDefaultRegistry().fields
const fields = {
  SchemaField: (props: FieldProps) => <SchemaField {...props} uiSchema={uiSchemaOf(props.name, props.schema)} />,
}

/** The form library insists on a validator; `issuesOf` does the work, as the server does. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

/** An empty field stays empty: what is missing is said when the document is saved. */
const defaults = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
} as const

/** `field` is the one that a link leads to. */
export function DocumentForm({ info, field }: { info: DocumentInfo; field: string }) {
  const opened = useDocument(info.id)
  const { schema, base, data, current, dirty, pictures, issues, refused, status, offer, conflict, save } = opened
  const [removed, setRemoved] = useState<{ path: Path; value: unknown; name: string }>()
  /** The texts of the field that has focus. */
  const [follow, setFollow] = useState<readonly string[]>([])
  const form = useRef<Form>(null)
  const lastText = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLElement>(null)
  const loaded = base !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads to its field once, when the document has loaded
  useEffect(() => {
    const path = loaded && field && pathTo(data, field)
    if (path) goTo(path)
  }, [loaded, field])
  useEffect(() => {
    if (refused) summary.current?.focus()
  }, [refused])

  const change = (path: Path, value: unknown) => form.current?.setFieldValue([...path], value)
  function noteRemoved(path: Path, name: string) {
    setRemoved({ path, value: valueAt(data, path), name })
    opened.setStatus(`Removed: ${name}.`)
  }
  function undo({ path, value }: { path: Path; value: unknown }) {
    const around = path.slice(0, -1)
    const list = valueAt(data, around)
    if (Array.isArray(list)) change(around, list.toSpliced(Number(path.at(-1)), 0, value))
    else change(path, value)
    setRemoved(undefined)
    opened.setStatus('')
    goTo(path)
  }
  async function addPicture(picture: Picture) {
    opened.addPicture(picture)
    const path = ['pictures', picture.id]
    if (info.id !== 'pictures' || valueAt(data, path)) return
    // The server has written the new picture into the file that is open here.
    const { body } = await send<Document>('GET', 'documents/pictures')
    opened.continueWith(body, withValue(data, path, valueAt(body.data, path)))
    goTo(path)
  }
  function noticeFocus({ target }: FocusEvent) {
    if (target.matches('textarea, input[type=text]')) lastText.current = target as HTMLInputElement
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path?.split('/')
    const picture = path && pictures.find(({ id }) => id === valueAt(data, path))
    if (path) setFollow(picture ? [picture.alt] : textsAt(data, path))
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <>
      <main onKeyDown={saveByKey} onFocus={noticeFocus}>
        <div className="bar">
          <h1>{info.title}</h1>
          <Button primary onClick={() => save()}>
            Save
          </Button>
          <div>
            <span role="status">
              {status} {dirty && 'Not saved yet.'}
            </span>{' '}
            {removed && (
              // biome-ignore lint/a11y/noAutofocus: the entry that had focus is gone
              <button type="button" key={idOf(removed.path)} className="link" autoFocus onClick={() => undo(removed)}>
                Undo: remove {removed.name}
              </button>
            )}
          </div>
          <FactMenu control={lastText} onMissing={() => opened.setStatus('Click into a text first.')} />
        </div>
        <div className="form">
          {issues.length > 0 && (
            <section className="summary" aria-label="What to correct" tabIndex={-1} ref={summary}>
              <h2>
                Not saved. {issues.length === 1 ? 'One field needs' : `${issues.length} fields need`} your attention.
              </h2>
              <ul>
                {issues.map(({ path, message }) => (
                  <li key={`${path.join('/')} ${message}`}>
                    <button type="button" className="link" onClick={() => goTo(path)}>
                      {labelOf(schema, current, path)}
                    </button>
                    : {message}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {offer && (
            <div className="summary">
              <h2>You have changes here that were not saved</h2>
              <p>The editor was closed before you saved them.</p>
              <div className="actions">
                <Button primary onClick={() => opened.continueWith(offer.base, offer.data)}>
                  Continue with them
                </Button>
                <Button onClick={() => opened.setOffer(undefined)}>Discard</Button>
              </div>
            </div>
          )}
          {loaded && !offer && (
            <EditingContext
              value={{ data, change, noteRemoved, announce: opened.setStatus, issues, pictures, addPicture }}
            >
              {info.id === 'pictures' && <PictureUpload />}
              <Form
                ref={form}
                tagName="div"
                schema={schema}
                validator={validator}
                formData={data}
                templates={templates}
                widgets={widgets}
                fields={fields}
                noValidate
                experimental_defaultFormStateBehavior={defaults}
                onChange={(event) => opened.setData(event.formData)}
              >
                {/* Without children the library adds a button of its own. */}
                {[]}
              </Form>
            </EditingContext>
          )}
        </div>
        {conflict && (
          <ConflictDialog
            schema={schema}
            base={base?.data}
            mine={current}
            theirs={conflict.data}
            onResolve={(chosen) => {
              opened.continueWith(conflict, chosen)
              save(chosen, conflict.hash)
            }}
            onClose={() => opened.setConflict(undefined)}
          />
        )}
        <LeaveDialog info={info} dirty={dirty} onSave={save} onDiscard={() => opened.setData(base?.data)} />
      </main>
      <Preview page={info.page} follow={follow} />
    </>
  )
}
