import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils'
import { type KeyboardEvent, type PropsWithChildren, type ReactNode, use, useState } from 'react'
import { shownText } from './facts.tsx'
import { emptyValue, entryName, idOf, issuesIn, kindOf, type Path, schemaAt, valueAt } from './form-schema.ts'
import { Thumbnail } from './pictures.tsx'
import { Button, goTo, Tool } from './ui.tsx'
import { EditingContext } from './use-document.ts'

/** `note` follows the title in small letters. */
type FoldProps = PropsWithChildren<
  { path: Path; id?: string; open?: boolean } & Partial<Record<'title' | 'note' | 'tools', ReactNode>>
>

/** A group that unfolds. Its fields exist only while they are shown, because a service has several hundred. */
function Fold({ path, id = idOf(path), title, note, open = false, tools, children }: FoldProps) {
  const isWrong = issuesIn(use(EditingContext).issues, path).length > 0
  const [shown, show] = useState(open)
  const Heading = `h${Math.max(2, Math.min(path.length + 1, 6))}` as 'h2'
  return (
    <div className="fold" data-wrong={isWrong || undefined}>
      <div className="fold__bar">
        <Heading>
          <button type="button" id={id} aria-expanded={shown} onClick={() => show(!shown)}>
            <span>
              {title} {note !== undefined && <small>{note}</small>}
            </span>
          </button>
        </Heading>
        {tools}
      </div>
      {shown && <div className="fold__body">{children}</div>}
    </div>
  )
}

/** A long document starts as a list of its groups. */
function startsOpen(path: Path, { properties = {} }: RJSFSchema): boolean {
  const groups = Object.values(properties).filter((field) => /object|array/.test(String(valueAt(field, ['type']))))
  return path.length > 1 || groups.length < 4
}

/** Roughly how Google would show a page. It cuts off long titles and descriptions. */
function SearchResult({ title = '', description = '' }: { title?: string; description?: string }) {
  const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)} …` : text)
  return (
    <figure className="search-result">
      <figcaption className="help">Google may show it like this:</figcaption>
      <b>{cut(shownText(title), 60)}</b>
      {cut(shownText(description), 155)}
    </figure>
  )
}

export function Group(props: ObjectFieldTemplateProps) {
  const { title, description, schema, properties, required, formData, registry } = props
  const { change, noteRemoved } = use(EditingContext)
  const { path } = props.fieldPathId
  const rare = properties.filter(({ name }) => valueAt(schema.properties, [name, 'more']))
  const fields = (
    <div className="fields" data-row={schema.row}>
      {description && <p className="help">{description}</p>}
      {formData?.safety && <p className="help">A competent person has to check this text: {formData.safety}.</p>}
      {properties.map((property) => !rare.includes(property) && property.content)}
      {path.at(-1) === 'seo' && <SearchResult {...formData} />}
      {rare.length > 0 && (
        <Fold
          path={path}
          id={`${idOf(path)}-more`}
          title="More"
          note={rare.map(({ name }) => valueAt(schema.properties, [name, 'title'])).join(', ')}
        >
          {rare.map(({ content }) => content)}
        </Fold>
      )}
    </div>
  )
  if (path.length === 0 || typeof path.at(-1) === 'number') return fields
  function add() {
    change(path, emptyValue(schema))
    goTo(path)
  }
  function remove() {
    noteRemoved(path, title)
    change(path, undefined)
  }
  if (formData === undefined && !required)
    return (
      <Button id={idOf(path)} onClick={add}>
        {schema.add ?? `Add: ${title}`}
      </Button>
    )
  // A picture is deleted in the list of those that no page shows.
  const isRecord = schema.title === undefined
  const tools = !required && !isRecord && (
    <Tool label={`Remove: ${title}`} onClick={remove}>
      ✕
    </Tool>
  )
  return (
    <Fold
      path={path}
      tools={tools}
      open={!isRecord && startsOpen(path, registry.rootSchema)}
      title={
        <>
          {formData?.file && <Thumbnail file={formData.file} />} {title}
        </>
      }
    >
      {fields}
    </Fold>
  )
}

/** A small sketch of a kind of section. */
const Sketch = ({ path }: { path: string }) => (
  <svg viewBox="0 0 48 32" width="48" height="32" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={path} strokeWidth="1.5" />
  </svg>
)

export function List({ title, schema, items, canAdd, fieldPathId, formData, registry }: ArrayFieldTemplateProps) {
  const { change } = use(EditingContext)
  const [choosing, choose] = useState(false)
  const { path } = fieldPathId
  const entries: readonly unknown[] = formData ?? []
  const kinds = valueAt(schema.items, ['oneOf']) as RJSFSchema[] | undefined
  function add(entry: RJSFSchema) {
    change(path, [...entries, emptyValue(entry) ?? ''])
    goTo([...path, entries.length], true)
    choose(false)
  }
  return (
    <Fold path={path} open={startsOpen(path, registry.rootSchema)} title={title} note={entries.length}>
      {schema.description && <p className="help">{schema.description}</p>}
      {entries.length === 0 ? <p className="help">None yet.</p> : <ol>{items}</ol>}
      {canAdd && (
        <Button
          aria-expanded={kinds && choosing}
          onClick={() => (kinds ? choose(!choosing) : add(schema.items as RJSFSchema))}
        >
          Add {/^[aeiou]/.test(schema.entry) ? 'an' : 'a'} {schema.entry}
        </Button>
      )}
      {choosing && (
        <div className="kinds">
          {kinds?.map((kind) => (
            <button type="button" key={kind.title} onClick={() => add(kind)}>
              <Sketch path={String(kind.sketch)} />
              {kind.title}
            </button>
          ))}
        </div>
      )}
    </Fold>
  )
}

export function Entry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, registry, schema } = props
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const { data, change, setStatus, noteRemoved } = use(EditingContext)
  const { path } = buttonsProps.fieldPathId
  const value = valueAt(data, path)
  const list = schemaAt(registry.rootSchema, data, path.slice(0, -1))
  const name = entryName(list, value, index)

  const around = path.slice(0, -1)
  const group = schemaAt(registry.rootSchema, data, around.slice(0, -1))
  const isOptional = !kindOf(group, valueAt(data, around.slice(0, -1))).required?.includes(String(around.at(-1)))
  const least = list.minItems ?? 0
  const isNeeded = totalItems <= least && !(isOptional && totalItems === 1)
  const plural = least === 1 ? `a ${list.entry}` : `${least} entries`

  // The button keeps the focus: React moves it along with the entry.
  function move(by: -1 | 1) {
    if (!(by < 0 ? hasMoveUp : hasMoveDown)) return
    if (by < 0) onMoveUpItem()
    else onMoveDownItem()
    setStatus(`${name}: now ${index + by + 1} of ${totalItems}`)
  }
  function moveByKey(event: KeyboardEvent) {
    const isUp = event.key === 'ArrowUp'
    if (!event.altKey || !(event.target instanceof HTMLButtonElement) || !(isUp || event.key === 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    move(isUp ? -1 : 1)
  }
  function remove() {
    if (isNeeded) return setStatus(`“${list.title}” needs ${plural}. Change this one, or add another first.`)
    noteRemoved(path, name)
    // The schema wants an optional list absent rather than empty.
    if (totalItems === 1 && list.minItems && isOptional) change(around, undefined)
    else onRemoveItem()
  }
  const tools = (
    <span className="tools">
      <Tool label={`Move up: ${name}`} aria-disabled={!hasMoveUp} onClick={() => move(-1)}>
        ↑
      </Tool>
      <Tool label={`Move down: ${name}`} aria-disabled={!hasMoveDown} onClick={() => move(1)}>
        ↓
      </Tool>
      <Tool label={`Remove: ${name}`} disabled={!hasRemove} aria-disabled={isNeeded} onClick={remove}>
        ✕
      </Tool>
    </span>
  )
  const kind = schema.oneOf && <small>{kindOf(schema, value).title}</small>
  const isPlain = !list.entryLabel && !kind
  return (
    <li className={isPlain ? 'entry entry--plain' : 'entry'} onKeyDown={moveByKey}>
      {isPlain && <div>{children}</div>}
      {isPlain && tools}
      {!isPlain && (
        <Fold
          path={path}
          tools={tools}
          title={
            <>
              {kind} {name}
            </>
          }
        >
          {children}
        </Fold>
      )}
    </li>
  )
}
