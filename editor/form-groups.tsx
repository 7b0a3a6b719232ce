import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils'
import { type MouseEvent, type PropsWithChildren, type ReactNode, use, useState } from 'react'
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
  function toggle(event: MouseEvent) {
    event.preventDefault()
    show(!shown)
  }
  return (
    <div className="fold" data-wrong={isWrong || undefined}>
      <details open={shown}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary id={id} onClick={toggle}>
          {title} <small>{note}</small>
        </summary>
        {shown && <div className="fields">{children}</div>}
      </details>
      {tools && <span className="tools">{tools}</span>}
    </div>
  )
}

/** A long document starts as a list of its groups. */
function startsOpen(path: Path, { properties = {} }: RJSFSchema): boolean {
  const groups = Object.values(properties).filter((field) => /object|array/.test(String(valueAt(field, ['type']))))
  return path.length > 1 || groups.length < 4
}

export function Group(props: ObjectFieldTemplateProps) {
  const { title, description, schema, properties, required, formData, registry } = props
  const { change, noteRemoved, pictures, deletePicture } = use(EditingContext)
  const { path } = props.fieldPathId
  const rare = properties.filter(({ name }) => valueAt(schema.properties, [name, 'more']))
  const fields = (
    <div className="fields" data-row={schema.row}>
      {description && <p className="help">{description}</p>}
      {formData?.safety && <p className="help">A competent person has to check this text: {formData.safety}.</p>}
      {properties.map((property) => !rare.includes(property) && property.content)}
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
    goTo(path, true)
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
  // All pictures are a record: its groups are named by their keys.
  const isRecord = schema.title === undefined
  const picture = isRecord ? pictures.find(({ id }) => id === path.at(-1)) : undefined
  const unused = picture?.unused
  const tools = (unused || !(required || isRecord)) && (
    <Tool word="Remove" name={title} onClick={() => (unused ? deletePicture(picture.id) : remove())} />
  )
  return (
    <Fold
      path={path}
      tools={tools}
      open={!isRecord && startsOpen(path, registry.rootSchema)}
      title={
        <>
          {picture && <Thumbnail src={picture.src} />} {title}
        </>
      }
      note={unused && 'No page shows it'}
    >
      {fields}
    </Fold>
  )
}

export function List({ title, schema, items, canAdd, fieldPathId, formData, registry }: ArrayFieldTemplateProps) {
  const { change } = use(EditingContext)
  const { path } = fieldPathId
  const entries: readonly unknown[] = formData ?? []
  const kinds = valueAt(schema.items, ['oneOf']) as RJSFSchema[] | undefined
  function add(entry: RJSFSchema) {
    const at = schema.newFirst ? 0 : entries.length
    change(path, entries.toSpliced(at, 0, emptyValue(entry) ?? ''))
    goTo([...path, at], true)
  }
  const article = /^[aeiou]/.test(schema.entry) ? 'an' : 'a'
  const buttons = canAdd && (
    <div className="row">
      {(kinds ?? [schema.items as RJSFSchema]).map((entry) => (
        <Button key={entry.title} onClick={() => add(entry)}>
          {kinds ? `Add: ${entry.title}` : `Add ${article} ${schema.entry}`}
        </Button>
      ))}
    </div>
  )
  return (
    <Fold
      path={path}
      open={schema.newFirst || startsOpen(path, registry.rootSchema)}
      title={title}
      note={entries.length}
    >
      {schema.description && <p className="help">{schema.description}</p>}
      {schema.newFirst && buttons}
      {entries.length === 0 ? <p className="help">None yet.</p> : <ol>{items}</ol>}
      {!schema.newFirst && buttons}
    </Fold>
  )
}

export function Entry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, registry, schema } = props
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const { data, change, setStatus, noteRemoved } = use(EditingContext)
  const { path } = buttonsProps.fieldPathId
  const value = valueAt(data, path)
  const around = path.slice(0, -1)
  const list = schemaAt(registry.rootSchema, data, around)
  const name = entryName(list, value, index)

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
  function remove() {
    if (isNeeded) return setStatus(`“${list.title}” needs ${plural}. Change this one, or add another first.`)
    noteRemoved(path, name)
    // The schema wants an optional list absent rather than empty.
    if (totalItems === 1 && list.minItems && isOptional) change(around, undefined)
    else onRemoveItem()
  }
  const tools = (
    <>
      <Tool word="Up" name={name} aria-disabled={!hasMoveUp} onClick={() => move(-1)} />
      <Tool word="Down" name={name} aria-disabled={!hasMoveDown} onClick={() => move(1)} />
      <Tool word="Remove" name={name} aria-disabled={isNeeded} onClick={remove} />
    </>
  )
  const kind = schema.oneOf && <small>{kindOf(schema, value).title}</small>
  if (list.entryLabel || kind)
    return (
      <li>
        <Fold path={path} tools={tools} title={name} note={kind}>
          {children}
        </Fold>
      </li>
    )
  return (
    <li className="plain">
      {children}
      <span className="tools">{tools}</span>
    </li>
  )
}
