import Form, { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, MultiSchemaFieldTemplateProps, ValidatorType } from '@rjsf/utils'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { asTyped } from '#content/schemas/index.ts'
import type { Document, DocumentInfo } from './api.ts'
import { pasteCleaned } from './clean-paste.ts'
import { FactMenu, textsAt } from './facts.tsx'
import { Checkbox, Choice, Field, TableRow, Text, Weekdays } from './form-fields.tsx'
import { Entry, Group, List } from './form-groups.tsx'
import { idOf, labelOf, pathTo, uiSchemaOf, valueAt } from './form-schema.ts'
import { FocalPoint, PictureChoice, PictureUpload } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { send } from './requests.ts'
import { Button, FieldLinks, goTo } from './ui.tsx'
import { EditingContext, useDocument } from './use-document.ts'
import { ConflictDialog } from './versions.tsx'

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

type Props = { info: DocumentInfo; field: string; onSaved: () => void }

/** `field` is the one that a link leads to. */
export function DocumentForm({ info, field, onSaved }: Props) {
  const opened = useDocument(info.id, onSaved)
  const { schema, base, data, current, issues, refused, removed, offer, conflict, save } = opened
  /** The texts of the field that has focus. */
  const [follow, setFollow] = useState<readonly string[]>([])
  const lastText = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLElement>(null)
  const loaded = base !== undefined
  const mentions = base?.mentions
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads to its field once, when the document has loaded
  useEffect(() => {
    const path = loaded && field && pathTo(schema, data, field)
    if (path) goTo(path)
  }, [loaded, field])
  useEffect(() => {
    if (refused || base?.mentions) summary.current?.focus()
  }, [refused, base])

  function noticeFocus({ target }: FocusEvent) {
    if (target.matches('textarea, input[type=text]')) lastText.current = target as HTMLInputElement
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path?.split('/')
    const picture = path && opened.pictures.find(({ id }) => id === valueAt(data, path))
    if (path) setFollow(picture ? [picture.alt] : textsAt(data, path))
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  async function deleteService() {
    if (!confirm(`Delete “${info.title}” and its texts? To keep them, hide it instead: open More.`)) return
    const { status, body } = await send<Document>('DELETE', info.id)
    if (status === 409) return opened.setBase(base && { ...base, mentions: body.mentions })
    if (status !== 200) return opened.setStatus(body.message ?? '')
    opened.setData(base?.data)
    location.assign('/')
  }
  return (
    <EditingContext value={opened}>
      <main onKeyDown={saveByKey} onFocus={noticeFocus} onPaste={pasteCleaned}>
        <div className="row bar">
          <h1>{info.title}</h1>
          {!asTyped.has(info.id) && (
            <FactMenu control={lastText} onMissing={() => opened.setStatus('Click into a text first.')} />
          )}
          <Button primary onClick={() => save()}>
            Save
          </Button>
          <span role="status">
            {opened.status} {opened.dirty && !refused && 'Not saved yet.'}
          </span>
          {removed && (
            // biome-ignore lint/a11y/noAutofocus: the entry that had focus is gone
            <button type="button" key={idOf(removed.path)} autoFocus onClick={() => opened.undo(removed)}>
              Undo removal: {removed.name}
            </button>
          )}
        </div>
        <div className="fields">
          {issues.length > 0 && (
            <section className="summary" aria-label="What to correct" tabIndex={-1} ref={summary}>
              <h2>
                Not saved. {issues.length === 1 ? 'One field needs' : `${issues.length} fields need`} your attention.
              </h2>
              <ul>
                {issues.map(({ path, message }) => (
                  <li key={`${path.join('/')} ${message}`}>
                    <button type="button" onClick={() => goTo(path)}>
                      {labelOf(schema, current, path)}
                    </button>
                    : {message}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {issues.length === 0 && mentions && (
            <section className="summary" aria-label="Where it is named" tabIndex={-1} ref={summary}>
              <h2>{mentions.title}</h2>
              <FieldLinks fields={mentions.fields} />
            </section>
          )}
          {offer && (
            <div className="summary">
              <h2>You have changes here that were not saved</h2>
              <p>The editor was closed before you saved them.</p>
              <div className="row">
                <Button primary onClick={() => opened.continueWith(offer.base, offer.data)}>
                  Continue with them
                </Button>
                <Button onClick={() => opened.setOffer(undefined)}>Discard</Button>
              </div>
            </div>
          )}
          {loaded && !offer && info.id === 'pictures' && <PictureUpload />}
          {loaded && !offer && (
            <Form
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
          )}
          {info.deletable && <Button onClick={deleteService}>Delete this service</Button>}
        </div>
        {conflict && <ConflictDialog theirs={conflict} />}
      </main>
      <Preview page={info.page} follow={follow} />
    </EditingContext>
  )
}
