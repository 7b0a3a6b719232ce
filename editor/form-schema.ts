import type { FieldMeta } from '#content/schemas/field-meta.ts'
import { daysOf } from '#domain/opening-hours.ts'
import type { Issue } from './api.ts'

/** A JSON Schema of a document, with what Zod's `meta` adds. */
export interface Schema extends FieldMeta {
  type?: string
  title?: string
  description?: string
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  const?: unknown
  enum?: readonly (string | number)[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema | false
  items?: Schema
  prefixItems?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  discriminator?: { propertyName: string }
}

export type Path = readonly (string | number)[]
type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], data)
}

/** A copy with another value at the path; `undefined` removes the key. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const child = withValue((data as Json | undefined)?.[key], rest, value)
  if (Array.isArray(data)) return data.with(Number(key), child)
  const { [key]: _, ...others } = (data ?? {}) as Json
  return child === undefined ? others : { ...(data as Json), [key]: child }
}

/** The id of a field's control, or of the button that unfolds a group. Without spaces, which separate ids in ARIA attributes. */
export const idOf = (path: Path) => ['root', ...path].join('_').replace(/[^\w-]+/g, '-')

/** The schema of the kind that a value has, where it may have several. */
export function kindOf(schema: Schema, value: unknown): Schema {
  const key = schema.discriminator?.propertyName
  if (key) return schema.oneOf?.find(({ properties }) => properties?.[key]?.const === valueAt(value, [key])) ?? schema
  const kinds = schema.anyOf?.filter((kind) => kind.const === undefined)
  const kind = kinds?.findLast(({ type }) => type === typeof value) ?? kinds?.[0]
  return { ...schema, ...kind }
}

function schemaBelow(schema: Schema, key: string | number, value: unknown): Schema {
  const { properties, items, additionalProperties } = kindOf(schema, value)
  return properties?.[key] ?? (Array.isArray(value) ? items : additionalProperties || undefined) ?? {}
}

/** What a list or a record calls one of its entries: its label filled in, or "New review" while that is empty. */
export function entryName(list: Schema, entry: unknown, key: string | number): string {
  const name = String(list.entryLabel ?? '').replace(/\{([\w.]+)\}/g, (_, field: string) => {
    const value = valueAt(entry, field.split('.')) ?? ''
    return Array.isArray(value) ? daysOf(value) : String(value)
  })
  const parts = (typeof entry === 'string' ? entry : name).split('·').map((part) => part.trim())
  const whole = parts.filter(Boolean).join(' · ')
  const plain = whole.replace(/^(.{60}).+/, '$1 …')
  return /\w/.test(plain)
    ? plain
    : `${list.entryLabel ? 'New ' : ''}${list.entry ?? 'entry'} ${typeof key === 'number' ? key + 1 : key}`
}

export function schemaAt(schema: Schema, data: unknown, path: Path): Schema {
  return path.reduce((around, key, depth) => schemaBelow(around, key, valueAt(data, path.slice(0, depth))), schema)
}

/** What the owner calls the last place of a path. */
export function nameAt(schema: Schema, data: unknown, path: Path): string {
  const around = schemaAt(schema, data, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  if (around.items || around.entryLabel) return entryName(around, valueAt(data, path), key)
  return schemaAt(schema, data, path).title || String(key)
}

/** How the owner knows a place in the document: "Reviews › Anna › Text". */
export const labelOf = (schema: Schema, data: unknown, path: Path) =>
  path.map((_, depth) => nameAt(schema, data, path.slice(0, depth + 1))).join(' › ')

export const mayBeEmpty = ({ type, minLength, pattern = '', format, widget, ...schema }: Schema) =>
  schema.anyOf?.some((kind) => kind.const === '') ||
  (type === 'string' &&
    !(minLength || format || (widget && widget !== 'date') || schema.enum || schema.const) &&
    new RegExp(pattern).test(''))

/** A new entry or group: its groups and lists are there, its fields are empty. */
export function emptyValue(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'array') return []
  if (mayBeEmpty(schema)) return ''
  if (schema.type !== 'object') return undefined
  const fields = (schema.required ?? []).map((key) => [key, emptyValue(schema.properties?.[key] ?? {})])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** Every text and number below a value, and where it is. */
export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, [...path, index]))
  return isObject(value) ? Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key])) : []
}

/** A field, as a link names it: by its path, its title, or what a competent person has to check. */
export function pathTo(schema: Schema, data: unknown, field: string): Path | undefined {
  const keys = Object.keys(schema.properties ?? {})
  const isPath = Object.keys(schemaAt(schema, data, field.split('.'))).length > 0
  if (isPath) return field.split('.')
  const titled = keys.find((key) => schemaAt(schema, data, [key]).title?.toLowerCase() === field.toLowerCase())
  const checked = textsOf(data).find(
    ({ path, text }) => text === field && schemaAt(schema, data, path).widget === 'safety',
  )
  const path = titled ? [titled] : checked?.path.slice(0, -1)
  // Where the whole document has to be checked, its first field.
  return path?.length === 0 ? keys.slice(0, 1) : path
}

/** The issues of a field, or of everything in a group. */
export const issuesIn = (issues: readonly Issue[], path: Path) =>
  issues.filter((issue) => path.every((key, depth) => String(key) === String(issue.path[depth])))
