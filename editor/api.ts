// What the editor's page and its server send each other.

/** Carries the page's token in every request. */
export const tokenHeader = 'x-editor-token'

/** `page` is the address that shows the document. */
export type DocumentInfo = { id: string; group: string; title: string; file: string; page: string }

/** `hash` names the version of the file. */
export type Document = { data: unknown; hash: string }

export type Issue = { path: (string | number)[]; message: string }

/** `version` changes with the file. */
export type Picture = { id: string; file: string; alt: string; version: number }
