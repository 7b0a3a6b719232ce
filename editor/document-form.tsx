import Form, { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, MultiSchemaFieldTemplateProps, ValidatorType } from '@rjsf/utils'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DocumentInfo, Problem } from './api.ts'
import { pasteCleaned } from './clean-paste.ts'
import { placeIn } from './documents.ts'
import { textsAt } from './facts.ts'
import { Checkbox, Choice, Field, TableRow, Text, Weekdays } from './form-fields.tsx'
import { Entry, Group, List } from './form-groups.tsx'
import { idOf, labelOf, pathTo, schemaAt, uiSchemaOf, valueAt } from './form-schema.ts'
import { FocalPoint, PictureChoice } from './pictures.tsx'
import { Preview, type Shown } from './preview.tsx'
import { send } from './requests.ts'
import { Button, FieldLinks, goTo } from './ui.tsx'
import { draftKeyOf, EditingContext, useDocument } from './use-document.ts'
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
  const { schema, base, data, current, issues, refused, removed, conflicts, save } = opened
  /** Where the site shows the field that has focus. */
  const [follow, setFollow] = useState<Shown>({ page: info.page, texts: [] })
  const summary = useRef<HTMLElement>(null)
  const loaded = base !== undefined
  /** Why the service cannot be deleted. */
  const [links, setLinks] = useState<{ message?: string; problems?: readonly Problem[] }>({})
  const wrong = issues.map(({ path, message }) => {
    return { link: `${info.id}:${path.join('.')}`, label: labelOf(schema, current, path), message }
  })
  const notSaved = `Not saved. ${wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`} your attention.`
  const listed = wrong.length > 0 ? wrong : (links.problems ?? [])
  function show(link: string) {
    const { id, field: name } = placeIn(link)
    const path = id === info.id && pathTo(schema, data, name)
    if (path) goTo(path)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link leads to its field once, when the document has loaded
  useEffect(() => {
    if (loaded && field) show(location.hash)
  }, [loaded, field])
  useEffect(() => {
    if (!refused && !links.problems) return
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView()
  }, [refused, links])

  function noticeFocus({ target }: FocusEvent) {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path?.split('/')
    const picture = path && opened.pictures.find(({ id }) => id === valueAt(data, path))
    if (!path) return
    const pages = path.flatMap((_, depth) => schemaAt(schema, data, path.slice(0, depth + 1)).page ?? [])
    setFollow({ page: pages.at(-1) ?? info.page, texts: picture ? [picture.alt] : textsAt(data, path) })
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  async function deleteService() {
    if (!confirm(`Delete “${info.title}” and its texts? To keep them, hide it instead: open More.`)) return
    const { status, body } = await send<{ problems?: readonly Problem[] }>('DELETE', info.id)
    setLinks(body)
    if (status !== 200) return opened.setStatus(body.message ?? '')
    localStorage.removeItem(draftKeyOf(info.id))
    location.assign('/')
  }
  return (
    <EditingContext value={opened}>
      <main onKeyDown={saveByKey} onFocus={noticeFocus} onPaste={pasteCleaned}>
        <div className="row bar">
          <h1>{info.title}</h1>
          <Button primary onClick={() => save()}>
            Save
          </Button>
          <span role="status">
            {opened.status} {opened.dirty && !refused && 'Not saved yet.'}
          </span>
          {opened.dirty && <Button onClick={opened.discard}>Discard changes</Button>}
          {removed && (
            <Button key={idOf(removed.path)} autoFocus onClick={() => opened.undo(removed)}>
              Undo removal: {removed.name}
            </Button>
          )}
        </div>
        <div className="fields">
          {listed.length > 0 && (
            <section className="summary" aria-label="What to correct" tabIndex={-1} ref={summary}>
              <h2>{wrong.length > 0 ? notSaved : links.message}</h2>
              <FieldLinks fields={listed} onOpen={show} />
            </section>
          )}
          {loaded && (
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
        {conflicts.length > 0 && <ConflictDialog conflicts={conflicts} />}
      </main>
      <Preview {...follow} />
    </EditingContext>
  )
}
