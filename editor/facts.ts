import { filled } from '#content/fill-facts.ts'
import { type Path, valueAt } from './form-schema.ts'
import { send } from './requests.ts'

/** What texts can refer to, such as `{business.phone}`: content/facts.ts, from the server. */
let facts: object = {}

export async function loadFacts(): Promise<void> {
  const { status, body } = await send<object>('GET', 'facts')
  if (status === 200) facts = body
}

/** A text as the page shows it, with the facts filled in; unchanged while it names a fact that does not exist. */
export function shownText(text: string): string {
  try {
    return String(filled(text, [], facts))
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
