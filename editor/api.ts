// What the editor's page and its server send each other.

/** `page` is the address that shows the document. `deletable`: a service that the owner added. `hidden`: the site does not show it. */
export type DocumentInfo = Record<'id' | 'group' | 'title' | 'file' | 'page', string> &
  Partial<Record<'deletable' | 'hidden', boolean>>

/** `base` is the document as it was opened: what somebody else has changed since is kept. */
export type SaveRequest = { data: unknown; base: unknown; choices?: Choices }

export type Issue = { path: (string | number)[]; message: string }

/** `src` changes with the file. `own`: a photograph of the firm's work. `unused`: nothing shows it. */
export type Picture = Record<'id' | 'alt' | 'src', string> & Record<'own' | 'unused', boolean> & { message?: string }

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
