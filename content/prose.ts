/** A part of a sentence: plain text, or a link to a page of this site (`/faq`) or elsewhere. */
export type Inline = string | { text: string; href: string }

/** A paragraph or list entry: one string when nothing in it links. */
export type Prose = string | readonly Inline[]

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** A paragraph as the JSON files hold it, where a link is written `[our areas](/areas-we-serve)`. */
export function parseProse(source: string): Prose {
  const parts: Inline[] = []
  let end = 0
  for (const { 0: whole, 1: text = '', 2: href = '', index } of source.matchAll(link)) {
    if (index > end) parts.push(source.slice(end, index))
    parts.push({ text, href })
    end = index + whole.length
  }
  if (parts.length === 0) return source
  if (end < source.length) parts.push(source.slice(end))
  return parts
}

/** The text of a paragraph without its links, for structured data and text alternatives. */
export function plainText(prose: Prose): string {
  if (typeof prose === 'string') return prose
  return prose.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
