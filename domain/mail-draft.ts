import { business } from '#content/business.ts'
import { type EmailText, emailLines, joinLines } from './email-text.ts'

export type MailDraft = {
  /** A mailto address of fewer than 2,000 characters. */
  href: string
  /** Whether anything had to be left out; `fullText` has all of it. */
  shortened: boolean
  fullText: string
}

/** Email apps and Windows cut longer addresses (spec 7). */
const longestHref = 1999
/** Encoded characters kept for the message when names or addresses are extremely long. */
const roomForMessage = 400

/**
 * A mailto address that opens the visitor's email app with the email. When the email is too long, the message is cut and marked
 * "… (continues, N more characters)". Lines that leave no room for the message are cut too, marked "…". Never throws.
 */
export function mailDraft(email: EmailText, to: string = business.email): MailDraft {
  const { subject, message } = email
  const { opening, closing } = emailLines(email)
  const start = `mailto:${to}?subject=${encode(subject)}&body=`
  const room = longestHref - start.length
  const fullText = joinLines([...opening, message, ...closing])
  const whole = encode(fullText)
  if (whole.length <= room) return { href: start + whole, shortened: false, fullText }

  const lines = shortenLines([...opening, ...closing], room - Math.min(roomForMessage, encode(message).length))
  const head = lines.slice(0, opening.length)
  const tail = lines.slice(opening.length)
  const fitted = shortenMessage(message, room - encode(...head, '', ...tail).length)
  return { href: start + encode(...head, fitted, ...tail), shortened: true, fullText }
}

function encode(...lines: string[]): string {
  return encodeURIComponent(joinLines(lines))
}

/** Cuts the message to `room` encoded characters, between whole characters, and says how many are left out. */
function shortenMessage(message: string, room: number): string {
  if (encode(message).length <= room) return message
  const characters = [...message]
  const cut = (count: number) => {
    const kept = characters.slice(0, count).join('').trimEnd()
    return `${kept}… (continues, ${characters.length - [...kept].length} more characters)`
  }
  return cut(largest(Math.min(characters.length, room), (count) => encode(cut(count)).length <= room))
}

/** Cuts all lines to the same encoded length, the longest at which they fit in `room` together. */
function shortenLines(lines: readonly string[], room: number): readonly string[] {
  const joined = (texts: readonly string[]) => encode(...texts, '').length
  if (joined(lines) <= room) return lines
  const longest = Math.max(...lines.map((line) => encode(line).length))
  const cutAll = (length: number) => lines.map((line) => shortenLine(line, length))
  return cutAll(largest(longest, (length) => joined(cutAll(length)) <= room))
}

function shortenLine(line: string, room: number): string {
  if (line.length <= room && encode(line).length <= room) return line
  const characters = [...line.slice(0, 2 * room)]
  const cut = (count: number) => `${characters.slice(0, count).join('')}…`
  return cut(largest(Math.min(characters.length, room), (count) => encode(cut(count)).length <= room))
}

/** The largest whole number up to `limit` that fits, found by binary search; 0 when none does. */
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
