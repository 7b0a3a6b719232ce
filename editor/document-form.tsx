import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { DocumentInfo, Problem } from './api.ts'
import { placeIn } from './documents.ts'
import { EditingContext, useEditing, useOpenDocument } from './editing.ts'
import { textsAt } from './facts.ts'
import { Part } from './form-groups.tsx'
import { idOf, labelOf, pathTo, schemaAt, valueAt } from './form-schema.ts'
import { Preview, type Shown } from './preview.tsx'
import { send } from './requests.ts'
import { Button, Dialog, FieldLinks, goTo } from './ui.tsx'
import { draftKeyOf } from './use-document.ts'
import { ConflictDialog } from './versions.tsx'
import './document-form.css'

function FormBar({ title }: { title: string }) {
  const { status, dirty, refused, removed, save, discard, undo } = useOpenDocument()
  return (
    <div className="row bar">
      <h1>{title}</h1>
      <Button primary onClick={() => save()}>
        Save
      </Button>
      <span role="status">
        {status} {dirty && !refused && 'Not saved yet.'}
      </span>
      {dirty && <Button onClick={discard}>Discard changes</Button>}
      {removed && (
        <Button key={idOf(removed.path)} autoFocus onClick={() => undo(removed)}>
          Undo removal: {removed.name}
        </Button>
      )}
    </div>
  )
}

type DeleteProps = { info: DocumentInfo; onDeleted: (message: string) => void }

function DeleteService({ info: { id, title }, onDeleted }: DeleteProps) {
  const { setStatus } = useOpenDocument()
  /** Why it cannot be deleted. */
  const [links, setLinks] = useState<readonly Problem[]>([])
  async function remove() {
    if (!confirm(`Delete “${title}” and its texts? To keep them, hide it instead.`)) return
    const { status, body } = await send<{ problems?: readonly Problem[] }>('DELETE', id)
    setLinks(body.problems ?? [])
    if (status !== 200) return setStatus(body.message ?? '')
    localStorage.removeItem(draftKeyOf(id))
    onDeleted(`Deleted: ${title}.`)
  }
  return (
    <>
      <Button onClick={remove}>Delete this service</Button>
      {links.length > 0 && (
        <Dialog title="Links lead to this page" onClose={() => setLinks([])}>
          <p>Change them first, then delete it.</p>
          <FieldLinks fields={links} onOpen={() => setLinks([])} />
        </Dialog>
      )}
    </>
  )
}

type Props = DeleteProps & { field: string; onSaved: () => void }

/** `field` is the one that a link leads to. */
export function DocumentForm({ info, field, onSaved, onDeleted }: Props) {
  const opened = useEditing(info.id, onSaved)
  const { schema, base, data, issues, refused, conflicts, save } = opened
  /** Where the site shows the field that has focus. */
  const [follow, setFollow] = useState<Shown>({ page: info.page, texts: [] })
  const summary = useRef<HTMLElement>(null)
  const loaded = base !== undefined
  const wrong = issues.map(({ path, message }) => {
    return { link: `${info.id}:${path.join('.')}`, label: labelOf(schema, data, path), message }
  })
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
    if (!refused) return
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView()
  }, [refused])

  function noticeFocus({ target }: FocusEvent) {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path?.split('/')
    if (!path) return
    const picture = opened.pictures.find(({ id }) => id === valueAt(data, path))
    const pages = path.flatMap((_, depth) => schemaAt(schema, data, path.slice(0, depth + 1)).page ?? [])
    setFollow({ page: pages.at(-1) ?? info.page, texts: picture ? [picture.alt] : textsAt(data, path) })
  }
  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  return (
    <EditingContext value={opened}>
      <main onKeyDown={saveByKey} onFocus={noticeFocus}>
        <FormBar title={info.title} />
        <div className="fields">
          {wrong.length > 0 && (
            <section className="summary" aria-label="What to correct" tabIndex={-1} ref={summary}>
              <h2>
                Not saved. {wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`} your attention.
              </h2>
              <FieldLinks fields={wrong} onOpen={show} />
            </section>
          )}
          {loaded && <Part key={opened.version} path={[]} />}
          {info.deletable && <DeleteService info={info} onDeleted={onDeleted} />}
        </div>
        {conflicts.length > 0 && <ConflictDialog conflicts={conflicts} />}
      </main>
      <Preview {...follow} />
    </EditingContext>
  )
}
