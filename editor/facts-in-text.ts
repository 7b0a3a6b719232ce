import { filled } from '#content/fill-facts.ts'
import { send } from './requests.ts'

/** What texts can refer to, such as `{business.phone}`: content/facts.ts, from the server. */
export let facts: object = {}

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

/** Every reference, with what the page shows for it. */
export function factList(value: unknown = facts, name = ''): [reference: string, shown: string][] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [[`{${name}}`, String(value)]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  // A reference has letters and figures between its dots, so "BS EN 1090" cannot be part of one.
  const named = Object.entries(value).filter(([key]) => /^\w+$/.test(key))
  return named.flatMap(([key, below]) => factList(below, name ? `${name}.${key}` : key))
}
