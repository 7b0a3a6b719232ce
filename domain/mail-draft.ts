import { business } from '#content/business.ts'
import { type Letter, letterBody } from './letter.ts'

export type MailDraft = {
  /** A mailto address of fewer than 2,000 characters. */
  href: string
  /** Whether anything had to be left out; `fullText` has all of it. */
  shortened: boolean
  fullText: string
}

/** Mail programs and Windows cut longer addresses (spec 7). */
const longestHref = 1999
/** Room kept for the message, in encoded characters, when names or addresses are absurdly long. */
const roomForMessage = 400

/**
 * The letter as an address that opens the visitor's mail program. Too long a letter loses the end of its message, marked
 * "… (continues, N more characters)"; lines too long to leave the message room are cut too, marked "…". Never throws.
 */
export function mailDraft(
  { subject, opening, message, closing, body }: Letter,
  to: string = business.email,
): MailDraft {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`
  const room = longestHref - start.length
  const whole = encode(body)
  if (whole.length <= room) return { href: start + whole, shortened: false, fullText: body }

  const lines = shortenLines([...opening, ...closing], room - Math.min(roomForMessage, encode(message).length))
  const head = lines.slice(0, opening.length)
  const tail = lines.slice(opening.length)
  const fitted = shortenMessage(
    message,
    room - encode(letterBody({ opening: head, message: '', closing: tail })).length,
  )
  return {
    href: start + encode(letterBody({ opening: head, message: fitted, closing: tail })),
    shortened: true,
    fullText: body,
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
}

/** As much of the message as fits in `room` encoded characters, by whole characters, saying how many are left out. */
function shortenMessage(message: string, room: number): string {
  if (encode(message).length <= room) return message
  const characters = [...message]
  const cut = (count: number) => {
    const kept = characters.slice(0, count).join('').trimEnd()
    return `${kept}… (continues, ${characters.length - [...kept].length} more characters)`
  }
  return cut(largest(characters.length, (count) => encode(cut(count)).length <= room))
}

/** All lines cut to the same encoded length: the longest at which they fit in `room` together. */
function shortenLines(lines: readonly string[], room: number): readonly string[] {
  const joined = (texts: readonly string[]) => encode(letterBody({ opening: texts, message: '', closing: [] })).length
  if (joined(lines) <= room) return lines
  const longest = Math.max(...lines.map((line) => encode(line).length))
  const cutAll = (length: number) => lines.map((line) => shortenLine(line, length))
  return cutAll(largest(longest, (length) => joined(cutAll(length)) <= room))
}

function shortenLine(line: string, room: number): string {
  if (encode(line).length <= room) return line
  const characters = [...line]
  const cut = (count: number) => `${characters.slice(0, count).join('')}…`
  return cut(largest(characters.length, (count) => encode(cut(count)).length <= room))
}

/** The largest whole number up to `limit` that still fits, found by halving; 0 when none does. */
function largest(limit: number, fits: (count: number) => boolean): number {
  let low = 0
  let high = limit
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}
