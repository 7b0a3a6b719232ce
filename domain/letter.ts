import { business } from '#content/business.ts'
import { wellFormed } from './clean-text.ts'

/** `message` is what the visitor wrote at length, and the first to be shortened in a mail draft; the rest stands line by line. */
export type LetterParts = { opening: readonly string[]; message: string; closing: readonly string[] }

/** A letter to the firm; `body` is all its parts, lines ended by CRLF as mail wants. */
export type Letter = LetterParts & { subject: string; body: string }

/** `title` says what the letter is; the firm's name is added to it. Lone surrogates are replaced, so it can always be encoded. */
export function composeLetter(title: string, { opening, message, closing }: LetterParts): Letter {
  const parts = { opening: opening.map(wellFormed), message: wellFormed(message), closing: closing.map(wellFormed) }
  return { ...parts, subject: `${title} - ${business.name}`, body: letterBody(parts) }
}

/** The text of a letter's parts in one, lines ended by CRLF. */
export function letterBody({ opening, message, closing }: LetterParts): string {
  return [...opening, message, ...closing].join('\n').replace(/\r?\n/g, '\r\n')
}

/** "Label: value", one line of a letter. */
export function letterLine(label: string, value: string): string {
  return `${label}: ${value}`
}
