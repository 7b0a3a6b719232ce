import { type ChangeEvent, type RefObject, useMemo } from 'react'
import { filled } from '#content/fill-facts.ts'
import { insertText } from './clean-paste.ts'
import { type Path, textsOf, valueAt } from './form-schema.ts'
import { send } from './requests.ts'

/** What texts can refer to, such as `{business.phone}`: content/facts.ts, from the server. */
export let facts: object = {}

export async function loadFacts(): Promise<void> {
  const { status, body } = await send<object>('GET', 'facts')
  if (status === 200) facts = body
}

/** Short names of facts, which the site fills in where texts cannot refer to the others. */
const shortNames: Readonly<Record<string, string>> = {
  '{firm}': '{business.legalName}',
  '{email}': '{business.email}',
  '{phone}': '{business.phone}',
  '{phoneLink}': '{business.phoneLink}',
}

/** A text as the page shows it, with the facts filled in; unchanged while it names a fact that does not exist. */
export function shownText(text: string): string {
  try {
    return String(
      filled(
        text.replace(/\{\w+\}/g, (name) => shortNames[name] ?? name),
        [],
        facts,
      ),
    )
  } catch {
    return text
  }
}

/** The texts by which the page finds a field: the title of the group around it, and its own. */
export function textsAt(data: unknown, path: Path): string[] {
  const value = valueAt(data, path)
  const groups = path.map((_, depth) => valueAt(data, path.slice(0, depth)))
  const titles = groups.map((group) => valueAt(group, ['title']) ?? valueAt(group, ['name']))
  const title = titles.findLast((text) => typeof text === 'string' && text !== value)
  // A link is in the page without its address.
  return [title, value].flatMap((text) =>
    typeof text === 'string' && text ? shownText(text).replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1') : [],
  )
}

/** A reference has letters and figures between its dots, so "BS EN 1090" cannot be part of one. */
const isReferable = ({ path, text }: { path: Path; text: string }) =>
  text !== '' && path.every((key) => typeof key === 'string' && /^\w+$/.test(key))

type FactMenuProps = {
  /** The text that had focus last. */
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  onMissing: () => void
}

/** Puts a reference such as {business.phone} into a text. Typing searches names and values. */
export function FactMenu({ control, onMissing }: FactMenuProps) {
  const references = useMemo(() => textsOf(facts).filter(isReferable), [])
  function insert({ target }: ChangeEvent<HTMLInputElement>) {
    const text = control.current
    if (!references.some(({ path }) => `{${path.join('.')}}` === target.value)) return
    if (text?.isConnected) insertText(text, target.value)
    else onMissing()
    target.value = ''
    text?.focus()
  }
  return (
    <>
      <input type="search" list="facts" aria-label="Insert a fact" placeholder="Insert a fact" onChange={insert} />
      <datalist id="facts">
        {references.map(({ path, text }) => (
          <option key={path.join('.')} value={`{${path.join('.')}}`}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  )
}
