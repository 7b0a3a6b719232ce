import { schemaOf } from '#content/schemas/index.ts'
import { jsonSchemaOf } from '#content/schemas/json-schemas.ts'
import type { DocumentInfo } from './api.ts'
import menu from './documents.json' with { type: 'json' }
import type { Schema } from './form-schema.ts'

/** For files that documents.json does not list by name. */
const folders: Readonly<Record<string, string>> = menu.folders

const listed = Object.entries(menu.groups).flatMap(([group, documents]) =>
  Object.entries<readonly string[]>(documents).map(([id, [title = '', page = '/']]): DocumentInfo => {
    return { id, group, title, file: `content/${id}.json`, page }
  }),
)

/** The start page writes the first two of these; the others are for a developer. */
export const unlisted: ReadonlySet<string> = new Set(menu.unlisted)

const formSchemas = new Map<string, Schema>()

export function formSchemaOf(id: string): Schema {
  const schema = schemaOf(id)
  if (schema && !formSchemas.has(id)) formSchemas.set(id, jsonSchemaOf(schema) as Schema)
  return formSchemas.get(id) ?? {}
}

/** The document that a page's hash names, and the field in it: `#reviews:reviews.0.name`. */
export function placeIn(hash: string): { id: string; field: string } {
  const [id = '', field = ''] = decodeURIComponent(hash.slice(1)).split(/:(.*)/)
  return { id, field }
}

/** How the editor presents a document. `name` is what its content calls it, if it has a name. */
export function documentInfo(id: string, name?: string): DocumentInfo {
  const known = listed.find((document) => document.id === id)
  if (known) return known
  const [last = id, folder = ''] = id.split('/').reverse()
  const words = last.replaceAll('-', ' ')
  const title = name ?? words.charAt(0).toUpperCase() + words.slice(1)
  // Only pages say what search engines show.
  const page = folder || formSchemaOf(id).properties?.seo ? `/${last}` : '/'
  return { id, group: folders[folder] ?? 'Pages', title, file: `content/${id}.json`, page }
}

export function inMenuOrder(documents: readonly DocumentInfo[]): DocumentInfo[] {
  const byTitle = documents.toSorted((one, other) => one.title.localeCompare(other.title))
  const all = new Set([...listed.filter((document) => documents.includes(document)), ...byTitle])
  return Object.keys(menu.groups).flatMap((group) => [...all].filter((document) => document.group === group))
}
