import { isDeepStrictEqual } from 'node:util'
import type { JSONSchema } from 'zod/v4/core'

/** A JSON Schema with what the fields' `meta` adds to it. */
type Node = JSONSchema.BaseSchema & { entry?: string; entryLabel?: string }
type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const plural = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`

const without = (list: readonly unknown[], other: readonly unknown[]) =>
  list.filter((entry) => !other.some((candidate) => isDeepStrictEqual(candidate, entry)))

function nodeBelow(node: Node, key: string, value: Json): Node {
  const kind = (node.oneOf as Node[] | undefined)?.find(
    ({ properties }) => (properties?.kind as Node | undefined)?.const === value.kind,
  )
  return ((kind ?? node).properties?.[key] ?? node.additionalProperties ?? {}) as Node
}

function listChanges(node: Node, before: readonly unknown[], after: readonly unknown[], place: string): string[] {
  const noun = node.entry ?? 'entry'
  const gone = without(before, after)
  const come = without(after, before)
  const changed = Math.min(gone.length, come.length)
  if (changed === 1 && gone.length === come.length) {
    const label = (node.entryLabel ?? '').replace(/\{(\w+)\}/g, (_, key) => String((come[0] as Json)[key] ?? ''))
    return changesBetween(
      node.items as Node,
      gone[0],
      come[0],
      `${place}, ${noun}${label && ` “${label.slice(0, 50)}”`}`,
    )
  }
  const counts = [
    [come.length - changed, 'added'],
    [gone.length - changed, 'removed'],
    [changed, 'changed'],
  ] as const
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${plural(count, noun)} ${what}`)
  return words.length > 0 ? words.map((what) => `${place}: ${what}`) : [`${place}: new order`]
}

/** What differs between two versions of a value, by the titles that the owner knows its fields by. `place` is where the value is. */
export function changesBetween(node: Node, before: unknown, after: unknown, place = ''): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (node.entry && Array.isArray(before) && Array.isArray(after)) return listChanges(node, before, after, place)
  if (!isObject(before) || !isObject(after)) return [place]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const below = nodeBelow(node, key, after)
    const name = below.title || key
    return changesBetween(below, before[key], after[key], place ? `${place}, ${name}` : name)
  })
}
