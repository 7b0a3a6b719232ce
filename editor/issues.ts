import { filled } from '#content/fill-facts.ts'
import { explain } from '#content/schemas/messages.ts'
import type { Issue } from './api.ts'
import { asTyped, schemaOf } from './documents.ts'

type Path = Issue['path']

/** The texts that refer to facts that do not exist. */
function unknownFacts(value: unknown, path: Path, facts: object): Issue[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, below]) =>
      unknownFacts(below, [...path, Array.isArray(value) ? Number(key) : key], facts),
    )
  try {
    filled(value, [], facts)
    return []
  } catch (error) {
    return [{ path, message: (error as Error).message.replace(/^: /, '') }]
  }
}

/**
 * What is wrong with a document, in the owner's words. The facts of content/facts.ts are filled in first: limits apply to the text as
 * shown. They are a parameter, because a browser cannot load that file.
 */
export function issuesOf(id: string, data: unknown, facts: object): Issue[] {
  const unknown = unknownFacts(data, [], asTyped.has(id) ? {} : facts)
  const message = 'No facts are filled in here. Type the text itself in place of the name in braces.'
  if (unknown.length > 0) return asTyped.has(id) ? unknown.map(({ path }) => ({ path, message })) : unknown
  const checked = schemaOf(id)?.safeParse(filled(data, [`content/${id}.json`], facts), { error: explain })
  return (checked?.error?.issues ?? []).map(({ path, message }) => ({ path: path as Path, message }))
}
