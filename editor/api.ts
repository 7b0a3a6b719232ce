import type { StandIn } from '#scripts/launch-check/find-stand-ins.ts'

// The requests and answers of the editor's server. Every request carries the page's token in this header.
export const tokenHeader = 'x-editor-token'

/** `GET /api/documents` answers a list of these. `page` is the address that shows the document. */
export type DocumentInfo = { id: string; group: string; title: string; file: string; page: string }

/** `GET /api/documents/<id>`. `hash` names the version of the file; `PUT` sends both back. */
export type Document = { data: unknown; hash: string }

/** `PUT` answers 200 or, if the file has changed on disk, 409 with a `Document`; 422 with `Refusal` if a value is wrong. */
export type Refusal = { issues: Issue[] }
export type Issue = { path: (string | number)[]; message: string }

/** Any other error: 400, 403, 404, 413, 415 or 500, and 409 or 422 of a new picture or service, with a sentence for the owner. */
export type Failure = { message: string }

/** `GET /api/facts` answers what texts can refer to: `facts` of content/facts.ts, as the files are now. */

/** `POST /api/services` answers 201 with the `DocumentInfo` of the new service. */
export type NewService = { name: string }

/** `GET /api/pictures` answers a list of these; `POST /api/pictures?id=&alt=&photograph=1`, with the file as body, 201 and one. */
export type Picture = {
  id: string
  file: string
  alt: string
  focal: readonly [left: number, top: number]
  photograph: boolean
}

/** `GET /api/stand-ins` answers a list of `StandIn`. `POST /api/confirm` answers it again. */
export type { StandIn }
export type Confirm = { confirm: readonly string[]; confirmed: boolean }

/**
 * `GET /api/changes`: what differs from the last commit, in words. `unsent`: something recorded has not been pushed yet. `undo`: the
 * editor's last commit can be undone. `next` explains what Git still needs.
 */
export type Changes = {
  git: boolean
  remote: boolean
  changes: string[]
  unsent: boolean
  undo: boolean
  next?: string
}

/** `POST /api/publish` and `POST /api/publish/undo`. `message` is a sentence for the owner, `output` what Git said if it failed. */
export type Published = { ok: boolean; message: string; output?: string }
