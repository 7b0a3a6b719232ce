import type { Content } from './stored-enquiry.ts'

const longest = 300
/** Far more than a mail server says; the patterns below see no more. */
const longestRead = 2000

function personalWords({ enquiry, test }: Pick<Content, 'enquiry' | 'test'>): string[] {
  if (test) return []
  const names = enquiry.kind === 'quote' ? [enquiry.name] : [enquiry.firstName, enquiry.lastName]
  const words = [...names.flatMap((name) => name.split(' ')), enquiry.email.split('@')[0] ?? '', enquiry.phone]
  // Shorter ones would match parts of ordinary words.
  return words.filter((word) => word.length > 2)
}

/**
 * A mail server's answer as one line without addresses and the visitor's name: "550 5.1.1 <zoe@visitor.example>: no mailbox"
 * becomes "550 5.1.1 […]: no mailbox".
 */
export function redactResponse(said: string, content: Pick<Content, 'enquiry' | 'test'>): string {
  const hidden = '[…]'
  const plain = said
    .slice(0, longestRead)
    .replace(/\s+/g, ' ')
    .replace(/<[^<>]*>/g, hidden)
    .replace(/(?<![^\s,;:"'()])[^\s,;:"'()]+(?:@|%40)[^\s,;:"'()]+/gi, hidden)
  const escaped = personalWords(content).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (escaped.length > 0 ? plain.replace(name, hidden) : plain).slice(0, longest).trim()
}
