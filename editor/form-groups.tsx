import { type MouseEvent, type PropsWithChildren, type ReactNode, useState } from 'react'
import { useOpenDocument } from './editing.ts'
import { Field, type PartProps } from './form-fields.tsx'
import { emptyValue, entryName, idOf, issuesIn, kindOf, nameAt, type Path, schemaAt, valueAt } from './form-schema.ts'
import { Thumbnail } from './pictures.tsx'
import { Button, goTo, Tool } from './ui.tsx'
import { useEntries } from './use-entries.ts'

/** A place in the document, shown as what its schema says: a group, a list, or a field. */
export function Part({ path, required = true }: { path: Path; required?: boolean }) {
  const { schema: root, data, issues, change } = useOpenDocument()
  const value = valueAt(data, path)
  const schema = kindOf(schemaAt(root, data, path), value)
  // The kind of a section is chosen when it is added.
  const isFixed = schema.const !== undefined && schema.type !== 'boolean'
  if (isFixed || schema.widget === 'hidden' || schema.widget === 'safety') return null
  const Around = schema.type === 'object' ? Group : schema.type === 'array' && !schema.widget ? List : undefined
  const wrong = issuesIn(issues, path).filter((issue) => !Around || issue.path.length === path.length)
  const error = [...new Set(wrong.map(({ message }) => message))].join(' ')
  const shown = { path, schema, value, required, error }
  return Around ? <Around {...shown} /> : <Field {...shown} change={change} />
}

/** `open` is how it starts in a short document, or always. `note` follows the title in small letters. */
type FoldProps = PropsWithChildren<{
  path: Path
  open?: boolean | 'always'
  title?: ReactNode
  note?: ReactNode
  tools?: ReactNode
}>

/** A group that unfolds. Its fields exist only while they are shown, because a service has several hundred. */
function Fold({ path, title, note, open = false, tools, children }: FoldProps) {
  const { schema, issues } = useOpenDocument()
  // A long document starts as a list of its groups.
  const groups = Object.values(schema.properties ?? {}).filter(({ type = '' }) => /object|array/.test(type))
  const isListed = path.length === 1 && groups.length > 3
  const [shown, show] = useState(open === 'always' || (open && !isListed))
  function toggle(event: MouseEvent) {
    event.preventDefault()
    show(!shown)
  }
  return (
    <div className="fold">
      <details open={shown} data-wrong={issuesIn(issues, path).length > 0 || undefined} aria-labelledby={idOf(path)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary id={idOf(path)} onClick={toggle}>
          {title} <small>{note}</small>
        </summary>
        {shown && <div className="fields">{children}</div>}
      </details>
      {tools && <span className="tools">{tools}</span>}
    </div>
  )
}

/** The fields of a group, after what is said about all of them. */
function GroupFields({ path, schema, value, error }: PartProps) {
  const keys = Object.keys(schema.properties ?? (value as object))
  const topic = valueAt(value, [keys.find((key) => schema.properties?.[key]?.widget === 'safety') ?? ''])
  return (
    <div className="fields" data-row={schema.row}>
      {error && <p className="error">{error}</p>}
      {schema.description && <p className="help">{schema.description}</p>}
      {typeof topic === 'string' && <p className="help">A competent person has to check this text: {topic}.</p>}
      {keys.map((key) => (
        <Part key={key} path={[...path, key]} required={schema.required?.includes(key)} />
      ))}
    </div>
  )
}

/** One of all pictures, whose groups have no titles of their own. It can be deleted while no page shows it. */
function PictureGroup(group: PartProps) {
  const { schema, data, pictures, deletePicture } = useOpenDocument()
  const id = String(group.path.at(-1))
  const { src, unused } = pictures.find((picture) => picture.id === id) ?? {}
  const name = nameAt(schema, data, group.path)
  const title = [src && <Thumbnail key={src} src={src} />, ' ', name]
  const tools = unused && <Tool word="Remove" name={name} onClick={() => deletePicture(id, name)} />
  return (
    <Fold path={group.path} title={title} note={unused && 'No page shows it'} tools={tools}>
      <GroupFields {...group} />
    </Fold>
  )
}

function Group(group: PartProps) {
  const { path, schema, value, required } = group
  const { schema: root, data, change, noteRemoved } = useOpenDocument()
  // The document does not fold, and an entry folds in its list.
  if (path.length === 0 || typeof path.at(-1) === 'number') return <GroupFields {...group} />
  if (schema.title === undefined) return <PictureGroup {...group} />
  const title = nameAt(root, data, path)
  function add() {
    change(path, emptyValue(schema))
    goTo(path, true)
  }
  function remove() {
    noteRemoved(path, title)
    change(path, undefined)
  }
  if (value === undefined && !required)
    return (
      <Button id={idOf(path)} onClick={add}>
        {schema.add ?? `Add: ${title}`}
      </Button>
    )
  const tools = !required && <Tool word="Remove" name={title} onClick={remove} />
  return (
    <Fold path={path} tools={tools} open={!schema.more} title={title}>
      <GroupFields {...group} />
    </Fold>
  )
}

function List(list: PartProps) {
  const { path, schema, error } = list
  const { title, entry: noun = 'entry', items = {}, maxItems: most = 500 } = schema
  const { entries, keys, isNeeded, add, move, remove } = useEntries(list)
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a'
  const buttons = entries.length < most && (
    <div className="row">
      {(items.oneOf ?? [items]).map((kind) => (
        <Button key={kind.title} onClick={() => add(kind)}>
          {items.oneOf ? `Add: ${kind.title}` : `Add ${article} ${noun}`}
        </Button>
      ))}
    </div>
  )
  const rows = entries.map((entry, index) => {
    const name = entryName(schema, entry, index)
    const place = [...path, index]
    const tools = (
      <>
        <Tool word="Up" name={name} unavailable={index === 0} onClick={() => move(index, -1, name)} />
        <Tool word="Down" name={name} unavailable={!(index + 1 in entries)} onClick={() => move(index, 1, name)} />
        {/* It says why it does nothing. */}
        <Tool word="Remove" name={name} aria-disabled={isNeeded} onClick={() => remove(index, name)} />
      </>
    )
    return schema.entryLabel || items.oneOf ? (
      <li key={keys[index]}>
        <Fold path={place} tools={tools} title={name} note={items.oneOf && kindOf(items, entry).title}>
          <Part path={place} />
        </Fold>
      </li>
    ) : (
      <li key={keys[index]} className="plain">
        <Part path={place} />
        <span className="tools">{tools}</span>
      </li>
    )
  })
  return (
    <Fold path={path} open={schema.newFirst ? 'always' : true} title={title} note={entries.length}>
      {error && <p className="error">{error}</p>}
      {schema.description && <p className="help">{schema.description}</p>}
      {schema.newFirst && buttons}
      {entries.length === 0 ? <p className="help">None yet.</p> : <ol>{rows}</ol>}
      {!schema.newFirst && buttons}
    </Fold>
  )
}
