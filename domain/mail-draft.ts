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
/** Encoded characters that the message keeps at least. */
const roomForMessage = 400

/**
 * A mailto address that opens the visitor's email app with the email. When the email is too long, the message is cut and marked
 * "… (continues, N more characters)". When extremely long names or addresses leave no room for the message, the end of the email
 * is cut instead. Never throws.
 */
export function mailDraft(email: EmailText, to: string = business.email): MailDraft {
  const { subject, message } = email
  const { above, below } = emailLines(email)
  const start = `mailto:${to}?subject=${encode(subject)}&body=`
  const room = longestHref - start.length
  const fullText = joinLines([...above, message, ...below])
  if (encode(fullText).length <= room) return { href: start + encode(fullText), shortened: false, fullText }

  const left = room - encode(...above, '', ...below).length
  const lines = left < roomForMessage ? [shorten(fullText, room)] : [...above, shorten(message, left), ...below]
  return { href: start + encode(...lines), shortened: true, fullText }
}

function encode(...lines: string[]): string {
  return encodeURIComponent(joinLines(lines))
}

/** Cuts a text to `room` encoded characters, between whole characters, and says how many are left out. */
function shorten(text: string, room: number): string {
  const characters = [...text]
  const cut = (count: number) => {
    const kept = characters.slice(0, count).join('').trimEnd()
    return `${kept}… (continues, ${characters.length - [...kept].length} more characters)`
  }
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
