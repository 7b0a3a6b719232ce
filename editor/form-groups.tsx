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

/** `note` follows the title in small letters. */
type FoldProps = PropsWithChildren<{
  path: Path
  open?: boolean
  title?: ReactNode
  note?: ReactNode
  tools?: ReactNode
}>

/** A group that unfolds. Its fields exist only while they are shown, because a service has several hundred. */
function Fold({ path, title, note, open = false, tools, children }: FoldProps) {
  const isWrong = issuesIn(useOpenDocument().issues, path).length > 0
  const [shown, show] = useState(open)
  function toggle(event: MouseEvent) {
    event.preventDefault()
    show(!shown)
  }
  return (
    <div className="fold">
      <details open={shown} data-wrong={isWrong || undefined} aria-labelledby={idOf(path)}>
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

/** A long document starts as a list of its groups. */
function useStartsOpen(path: Path): boolean {
  const { properties = {} } = useOpenDocument().schema
  return path.length > 1 || Object.values(properties).filter(({ type = '' }) => /object|array/.test(type)).length < 4
}

function Group({ path, schema, value, required, error }: PartProps) {
  const { schema: root, data, change, noteRemoved, pictures, deletePicture } = useOpenDocument()
  const startsOpen = useStartsOpen(path)
  const keys = Object.keys(schema.properties ?? (value as object))
  const safety = keys
    .filter((key) => schema.properties?.[key]?.widget === 'safety')
    .map((key) => valueAt(value, [key]))[0]
  const fields = (
    <div className="fields" data-row={schema.row}>
      {error && <p className="error">{error}</p>}
      {schema.description && <p className="help">{schema.description}</p>}
      {typeof safety === 'string' && <p className="help">A competent person has to check this text: {safety}.</p>}
      {keys.map((key) => (
        <Part key={key} path={[...path, key]} required={schema.required?.includes(key)} />
      ))}
    </div>
  )
  if (path.length === 0 || typeof path.at(-1) === 'number') return fields
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
  // The groups of all pictures have no titles of their own.
  const picture = schema.title === undefined ? pictures.find(({ id }) => id === path.at(-1)) : undefined
  const toDelete = picture?.unused
  const tools = (toDelete || !required) && (
    <Tool word="Remove" name={title} onClick={() => (toDelete ? deletePicture(picture.id, title) : remove())} />
  )
  return (
    <Fold
      path={path}
      tools={tools}
      open={schema.title !== undefined && !schema.more && startsOpen}
      title={
        <>
          {picture && <Thumbnail src={picture.src} />} {title}
        </>
      }
      note={toDelete && 'No page shows it'}
    >
      {fields}
    </Fold>
  )
}

function List(list: PartProps) {
  const { path, schema, error } = list
  const { title, entry: noun = 'entry', items = {}, maxItems: most = 500 } = schema
  const { entries, keys, isNeeded, add, move, remove } = useEntries(list)
  const startsOpen = useStartsOpen(path)
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
    <Fold path={path} open={schema.newFirst || startsOpen} title={title} note={entries.length}>
      {error && <p className="error">{error}</p>}
      {schema.description && <p className="help">{schema.description}</p>}
      {schema.newFirst && buttons}
      {entries.length === 0 ? <p className="help">None yet.</p> : <ol>{rows}</ol>}
      {!schema.newFirst && buttons}
    </Fold>
  )
}
