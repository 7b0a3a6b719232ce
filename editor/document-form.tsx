import Form from '@rjsf/core'
import type { MultiSchemaFieldTemplateProps, ValidatorType } from '@rjsf/utils'
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Document, DocumentInfo, Picture } from './api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditingContext } from './editing.ts'
import { FactMenu } from './fact-menu.tsx'
import { Checkbox, Choice, Field, TableRow, Text, Weekdays } from './form-fields.tsx'
import { Entry, Group, List } from './form-groups.tsx'
import { idOf, labelOf, type Path, pathTo, textsAt, uiSchemaOf, valueAt, withValue } from './form-schema.ts'
import { FocalPoint, PictureChoice, PictureUpload } from './picture-fields.tsx'
import { send } from './requests.ts'
import { Button, Dialog } from './ui.tsx'
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

type Props = {
  info: DocumentInfo
  /** The field that a link leads to. */
  field: string
  pictures: readonly Picture[]
  onPicture: (picture: Picture) => void
  /** The owner wants to go elsewhere. */
  leaving: boolean
  onLeave: (leave: boolean) => void
  onUnsaved: (unsaved: boolean) => void
  /** Receives the texts of the field that has focus. */
  onFollow: (texts: readonly string[]) => void
}

export function DocumentForm({ info, field, pictures, onPicture, leaving, onLeave, onUnsaved, onFollow }: Props) {
  const opened = useDocument(info.id)
  const { schema, base, data, current, dirty, issues, refused, status, offer, conflict, save, setStatus } = opened
  const [target, setTarget] = useState<{ path: Path; inside: boolean }>()
  const [removed, setRemoved] = useState<{ path: Path; value: unknown; name: string }>()
  const form = useRef<Form>(null)
  const lastText = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const summary = useRef<HTMLElement>(null)
  const uiSchema = useMemo(() => uiSchemaOf(schema), [schema])
  const errors = useMemo(() => {
    const groups = issues.flatMap(({ path }) => path.map((_, depth) => [idOf(path.slice(0, depth)), ''] as const))
    return new Map([...groups, ...issues.map(({ path, message }) => [idOf(path), message] as const)])
  }, [issues])

  const goTo = (path: Path, where?: 'inside') => setTarget({ path, inside: where === 'inside' })
  const loaded = base !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads to its field once, when the document has loaded
  useEffect(() => {
    const path = loaded && field ? pathTo(data, field) : undefined
    if (path) goTo(path)
  }, [loaded, field])
  useEffect(() => {
    if (!target) return
    const ids = target.path.map((_, depth) => idOf(target.path.slice(0, target.path.length - depth)))
    const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null)
    const within = element?.closest('.fold')?.querySelector('.fold__body')
    const first = within?.querySelector<HTMLElement>('input, textarea, select, button')
    const control = target.inside && element?.ariaExpanded ? first : element
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
  }, [target])
  useEffect(() => {
    if (refused) summary.current?.focus()
  }, [refused])
  useEffect(() => {
    onUnsaved(dirty)
    return () => onUnsaved(false)
  }, [dirty, onUnsaved])

  const change = (path: Path, value: unknown) => form.current?.setFieldValue([...path], value)
  /** Takes an entry out of its list, or puts one in; adds or removes an optional group. */
  function splice(path: Path, ...values: unknown[]) {
    const list = valueAt(data, path.slice(0, -1))
    if (!Array.isArray(list)) return change(path, values[0])
    change(path.slice(0, -1), list.toSpliced(Number(path.at(-1)), values.length === 0 ? 1 : 0, ...values))
  }
  function remove(path: Path, name: string) {
    setRemoved({ path, value: valueAt(data, path), name })
    setStatus(`Removed: ${name}.`)
    splice(path)
  }
  function undo({ path, value }: { path: Path; value: unknown }) {
    splice(path, value)
    setRemoved(undefined)
    setStatus('')
    goTo(path)
  }
  async function addPicture(picture: Picture) {
    onPicture(picture)
    if (info.id !== 'pictures') return
    // The server has written the new picture into the file that is open here.
    const { body } = await send<Document>('GET', 'documents/pictures')
    const path = ['pictures', picture.id]
    opened.setBase(body)
    opened.setData(withValue(data, path, valueAt(body.data, path)))
    goTo(path)
  }
  function noticeFocus({ target: control }: FocusEvent) {
    if (control.matches('textarea, input[type=text]')) lastText.current = control as HTMLInputElement
    const path = control.closest<HTMLElement>('[data-path]')?.dataset.path
    if (path) onFollow(textsAt(data, path.split('/'), pictures))
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
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
        <FactMenu control={lastText} onMissing={() => setStatus('Click into a text first.')} />
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
              <Button primary onClick={() => opened.answerOffer(offer)}>
                Continue with them
              </Button>
              <Button onClick={() => opened.answerOffer(undefined)}>Discard</Button>
            </div>
          </div>
        )}
        {loaded && !offer && (
          <EditingContext
            value={{
              data,
              target: target?.path,
              goTo,
              change,
              remove,
              announce: setStatus,
              errors,
              pictures,
              addPicture,
            }}
          >
            {info.id === 'pictures' && <PictureUpload />}
            <Form
              ref={form}
              tagName="div"
              schema={schema}
              uiSchema={uiSchema}
              validator={validator}
              formData={data}
              templates={templates}
              widgets={widgets}
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
          theirs={conflict}
          onResolve={(chosen) => opened.resolve(conflict, chosen)}
          onClose={() => opened.setConflict(undefined)}
        />
      )}
      {leaving && (
        <Dialog title={`Your changes to “${info.title}” are not saved`} onClose={() => onLeave(false)}>
          <div className="actions">
            <Button primary onClick={async () => onLeave(await save())}>
              Save and leave
            </Button>
            <Button
              onClick={() => {
                opened.discard()
                onLeave(true)
              }}
            >
              Leave without saving
            </Button>
            <Button onClick={() => onLeave(false)}>Stay</Button>
          </div>
        </Dialog>
      )}
    </main>
  )
}
