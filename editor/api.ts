// What the editor's page and its server send each other.

/** Carries the page's token in every request. */
export const tokenHeader = 'x-editor-token'

/** `page` is the address that shows the document. `deletable`: a service that the owner added. */
export type DocumentInfo = { id: string; group: string; title: string; file: string; page: string; deletable?: true }

/** `hash` names the version of the file. */
export type Document = { data: unknown; hash: string }

export type Issue = { path: (string | number)[]; message: string }

/** `version` changes with the file. `unused`: nothing shows it. */
export type Picture = { id: string; file: string; alt: string; version: number; unused: boolean }

/** Something that keeps the site from being published. `link` opens its field. */
export type Problem = { link: string; label: string; message: string }

/** A field that was changed here and by somebody else. */
export type Conflict = { key: string; label: string; mine: unknown; theirs: unknown }
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

/** `message` is a sentence for the owner. Without `ok` nothing was published. */
export type Published = {
  ok?: true
  message: string
  problems?: readonly Problem[]
  conflicts?: readonly Conflict[]
}
