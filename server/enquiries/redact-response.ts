import type { Content } from './stored-enquiry.ts'

/** Characters of an answer that are kept: enough for the reason and the provider's help page. */
const longest = 300

/** What may stand in a mail server's answer and is somebody's: the parts of name and address, the phone number. */
function personalWords({ enquiry, test }: Pick<Content, 'enquiry' | 'test'>): string[] {
  if (test) return []
  const names = enquiry.kind === 'quote' ? [enquiry.name] : [enquiry.firstName, enquiry.lastName]
  const words = [...names.flatMap((name) => name.split(' ')), enquiry.email.split('@')[0] ?? '', enquiry.phone]
  // A letter or two would be found in every other word.
  return words.filter((word) => word.length > 2)
}

/**
 * What a mail server said, fit to be kept and shown: one line, without addresses and without the visitor's name.
 * "550 5.1.1 <zoe@visitor.example>: no mailbox" is "550 5.1.1 […]: no mailbox".
 */
export function redactResponse(said: string, content: Pick<Content, 'enquiry' | 'test'>): string {
  const hidden = '[…]'
  const plain = said
    .replace(/\s+/g, ' ')
    .replace(/<[^<>]*>/g, hidden)
    .replace(/[^\s,;:"'()]+(?:@|%40)[^\s,;:"'()]+/gi, hidden)
  const escaped = personalWords(content).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const name = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (escaped.length > 0 ? plain.replace(name, hidden) : plain).slice(0, longest).trim()
}
