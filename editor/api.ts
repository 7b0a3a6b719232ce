// What the editor's page and its server send each other.

export type DocumentInfo = {
  id: string
  group: string
  title: string
  file: string
  /** The address that shows the document. */
  page: string
  /** A service that the owner added. */
  deletable?: boolean
  /** The site does not show it. */
  hidden?: boolean
}

/** `base` is the document as it was opened: what somebody else has changed since is kept. */
export type SaveRequest = { data: unknown; base: unknown; choices?: Choices }

export type Issue = { path: (string | number)[]; message: string }

export type Picture = {
  id: string
  alt: string
  /** Changes with the file. */
  src: string
  /** A photograph of the firm's work. */
  own: boolean
  /** Nothing shows it. */
  unused: boolean
  message?: string
}

/** What is wrong with a field, if anything is. `link` opens it. */
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

/**
 * One decision before launch. `file` and `field` are where its value is, `note` what is wrong there or what the tick means.
 * `confirm` is the file and the path of the date that a tick fills in, `date` that date; without it the value has to change.
 */
export type LaunchTask = {
  group: string
  file: string
  field: string
  title: string
  note: string
  open: boolean
  /** A value is plainly a stand-in, whatever has been confirmed. */
  blocked: boolean
  confirm?: readonly string[]
  date?: string
  /** The file of a picture. */
  picture?: string
}

/** What differs from the last publish, and what undoing that would change. `next` says why nothing can be published yet. */
export type Changes = {
  changes: readonly string[]
  undo?: { date: string; changes: readonly string[] } | undefined
  next?: string | undefined
  /** Of the site. */
  address: string
}
