import type * as z from 'zod'
import { ContentError, filled } from './fill-facts.ts'
import { type ContentFile, type SchemaOf, schemaOf } from './schemas/index.ts'
import { explain } from './schemas/messages.ts'

export type { ContentFile }
export type ContentOf<File extends ContentFile> = z.output<SchemaOf<File>>

/**
 * What a JSON file holds, checked by its schema with the facts in its texts filled in. Throws one sentence for each wrong value,
 * with the file and the path in it.
 * In the browser it checks nothing, because the build has: the bundler drops the schemas. Those of the files that islands import
 * therefore transform nothing, so `prose()` is not for them.
 */
export function readTyped<File extends ContentFile>(file: File, data: object, facts?: object): ContentOf<File>
export function readTyped(file: ContentFile, data: object, facts: object = {}): unknown {
  if (import.meta.env?.SSR === false) return data
  const schema = schemaOf(file)
  if (!schema) throw new Error(`content/${file}.json: content/schemas has no schema for it`)
  const { $schema: _, ...values } = filled(data, [file], facts) as Record<string, unknown>
  const { data: content, error } = schema.safeParse(values, { error: explain })
  if (error) throw new ContentError(file, error.issues as ContentError['issues'], facts)
  return content
}
