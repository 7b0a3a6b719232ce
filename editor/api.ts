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

/**
 * What differs from the last commit, in words. `unsent`: something recorded has not been pushed yet. `undo`: the editor's last commit can
 * be undone. `next` explains what Git still needs.
 */
export type Changes = {
  git: boolean
  remote: boolean
  changes: string[]
  unsent: boolean
  undo: boolean
  next?: string
}

/** `message` is a sentence for the owner, `output` what Git said if it failed. */
export type Published = { ok: boolean; message: string; output?: string }
