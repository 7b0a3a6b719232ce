import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils'
import { type KeyboardEvent, type ReactNode, use, useState } from 'react'
import { EditingContext, focusOn } from './editing.ts'
import { shownText } from './facts-in-text.ts'
import { emptyValue, entryName, idOf, kindOf, type Path, valueAt } from './form-schema.ts'
import { Pictogram } from './pictograms.tsx'
import { Button, Tool } from './ui.tsx'

type FoldProps = {
  path: Path
  title: ReactNode
  open?: boolean
  tools?: ReactNode
  children: ReactNode
  /** The fields in it, if it holds only some of those at the path. */
  names?: readonly string[]
}

/**
 * A group that unfolds by itself when a link, an error or a new entry leads into it. Its fields exist only while they are shown,
 * because a service has several hundred.
 */
function Fold({ path, title, open = false, tools, children, names }: FoldProps) {
  const { target, errors } = use(EditingContext)
  const id = names ? `${idOf(path)}-more` : idOf(path)
  const isOnTheWay =
    target !== undefined &&
    path.every((key, depth) => String(key) === String(target[depth])) &&
    (names?.includes(String(target[path.length])) ?? true)
  const [shown, show] = useState(open || isOnTheWay)
  const [followed, follow] = useState(target)
  if (followed !== target) {
    follow(target)
    if (isOnTheWay) show(true)
  }
  const Heading = `h${Math.max(2, Math.min(path.length + 1, 6))}` as 'h2'
  return (
    <div className="fold" data-wrong={errors.has(id) || undefined}>
      <div className="fold__bar">
        <Heading>
          <button type="button" id={id} aria-expanded={shown} onClick={() => show(!shown)}>
            {title}
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
  const cut = (text: string, most: number) =>
    shownText(text).length > most ? `${shownText(text).slice(0, most)} …` : shownText(text)
  return (
    <figure className="search-result">
      <figcaption className="help">Google may show it like this:</figcaption>
      <b>{cut(title, 60)}</b>
      {cut(description, 155)}
    </figure>
  )
}

export function Group(props: ObjectFieldTemplateProps) {
  const { title, description, schema, properties, required, formData, registry } = props
  const { change, goTo, remove } = use(EditingContext)
  const { path } = props.fieldPathId
  const isRare = (name: string) => valueAt(schema.properties, [name, 'more']) === true
  const [usual, rare] = [properties.filter(({ name }) => !isRare(name)), properties.filter(({ name }) => isRare(name))]
  const rareTitles = rare.map(({ name }) => valueAt(schema.properties, [name, 'title'])).join(', ')
  const fields = (
    <div className="fields" data-row={schema.row}>
      {description && <p className="help">{description}</p>}
      {formData?.safety && <p className="help">A competent person has to check this text: {formData.safety}.</p>}
      {usual.map(({ content }) => content)}
      {path.at(-1) === 'seo' && <SearchResult {...formData} />}
      {rare.length > 0 && (
        <Fold
          path={path}
          names={rare.map(({ name }) => name)}
          title={
            <span>
              More <small>{rareTitles}</small>
            </span>
          }
        >
          {rare.map(({ content }) => content)}
        </Fold>
      )}
    </div>
  )
  if (path.length === 0 || typeof path.at(-1) === 'number') return fields
  if (formData === undefined && !required)
    return (
      <Button
        id={idOf(path)}
        onClick={() => {
          change(path, emptyValue(schema))
          goTo(path)
        }}
      >
        Add: {title}
      </Button>
    )
  // A picture: an entry of its own, which pages may show, so that it cannot be removed.
  const isRecord = schema.title === undefined
  const tools = !required && !isRecord && (
    <Tool label={`Remove: ${title}`} onClick={() => remove(path, title)}>
      ✕
    </Tool>
  )
  const picture = formData?.file && (
    <img className="thumbnail" src={`/pictures/${formData.file}`} alt="" loading="lazy" />
  )
  const open = !isRecord && startsOpen(path, registry.rootSchema)
  return (
    <Fold
      path={path}
      tools={tools}
      open={open}
      title={
        <>
          {picture} {title}
        </>
      }
    >
      {fields}
    </Fold>
  )
}

export function List({ title, schema, items, canAdd, fieldPathId, formData, registry }: ArrayFieldTemplateProps) {
  const { change, goTo } = use(EditingContext)
  const [choosing, choose] = useState(false)
  const { path } = fieldPathId
  const entries = (formData ?? []) as unknown[]
  const kinds = valueAt(schema.items, ['oneOf']) as RJSFSchema[] | undefined
  function add(entry: RJSFSchema) {
    change(path, [...entries, emptyValue(entry) ?? ''])
    goTo([...path, entries.length], 'inside')
    choose(false)
  }
  const open = startsOpen(path, registry.rootSchema)
  return (
    <Fold
      path={path}
      open={open}
      title={
        <span>
          {title} <small>{entries.length}</small>
        </span>
      }
    >
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
              <Pictogram kind={String(valueAt(kind, ['properties', 'kind', 'const']))} />
              {kind.title}
            </button>
          ))}
        </div>
      )}
    </Fold>
  )
}

export function Entry(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, index, totalItems, parentUiSchema, schema } = props
  const { data, announce, remove } = use(EditingContext)
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem } = buttonsProps
  const { path } = fieldPathId
  const value = valueAt(data, path)
  const list = parentUiSchema?.['ui:list'] as RJSFSchema
  const name = entryName(list, value, index)
  const id = idOf(path)

  function move(by: -1 | 1) {
    const next = idOf(path.with(-1, index + by))
    if (by < 0) onMoveUpItem()
    else onMoveDownItem()
    announce(`${name}: now ${index + by + 1} of ${totalItems}`)
    focusOn(by < 0 ? [`${next}-up`, `${next}-down`] : [`${next}-down`, `${next}-up`])
  }
  function moveByKey(event: KeyboardEvent) {
    const up = event.key === 'ArrowUp'
    if (!event.altKey || !(event.target instanceof HTMLButtonElement) || !(up || event.key === 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    if (up ? hasMoveUp : hasMoveDown) move(up ? -1 : 1)
  }
  const tools = (
    <span className="tools">
      <Tool id={`${id}-up`} label={`Move up: ${name}`} disabled={!hasMoveUp} onClick={() => move(-1)}>
        ↑
      </Tool>
      <Tool id={`${id}-down`} label={`Move down: ${name}`} disabled={!hasMoveDown} onClick={() => move(1)}>
        ↓
      </Tool>
      <Tool label={`Remove: ${name}`} disabled={!hasRemove} onClick={() => remove(path, name)}>
        ✕
      </Tool>
    </span>
  )
  if (!list.entryLabel && !schema.oneOf)
    return (
      <li className="entry entry--plain" onKeyDown={moveByKey}>
        <div>{children}</div>
        {tools}
      </li>
    )
  const kind = schema.oneOf && <small>{kindOf(schema, value).title}</small>
  return (
    <li className="entry" onKeyDown={moveByKey}>
      <Fold
        path={path}
        tools={tools}
        title={
          <span>
            {kind} {name}
          </span>
        }
      >
        {children}
      </Fold>
    </li>
  )
}
