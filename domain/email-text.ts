import { wellFormed } from './clean-text.ts'

export type EmailRow = readonly [label: string, value: string, as?: 'link']

/** Lines that belong together; an empty line separates blocks. */
export type EmailBlock = {
  heading?: string
  rows?: readonly EmailRow[]
  list?: readonly string[]
  /** HTML shows it in place of the list. A record of one cell goes across all columns. */
  table?: { columns: readonly string[]; records: readonly (readonly string[])[] }
  note?: string
}

/** The content of an email. `message` is what the visitor wrote at length, and the first part that a mail draft shortens. */
export type EmailText = {
  subject: string
  before: readonly EmailBlock[]
  message: string
  after: readonly EmailBlock[]
}

/** The lines before and after the message. */
export function emailLines({ before, after }: EmailText): { above: string[]; below: string[] } {
  return { above: linesOf(before), below: after.flatMap((block) => ['', ...linesOf([block])]) }
}

/** The whole email as plain text. */
export function emailAsText(email: EmailText): string {
  const { above, below } = emailLines(email)
  return joinLines([...above, email.message, ...below])
}

/** Ends lines with CRLF, as emails require, and replaces lone surrogates, so that the text can always be encoded. */
export function joinLines(lines: readonly string[]): string {
  return wellFormed(lines.join('\n')).replace(/\r?\n/g, '\r\n')
}

function linesOf(blocks: readonly EmailBlock[]): string[] {
  return blocks.flatMap(({ heading, rows = [], list = [], note }, index) => [
    ...(index > 0 ? [''] : []),
    ...(heading ? [heading] : []),
    ...rows.map(([label, value]) => `${label}: ${value}`),
    ...list.map((entry) => `- ${entry}`),
    ...(note ? [note] : []),
  ])
}
