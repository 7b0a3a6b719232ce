/** Half of a surrogate pair on its own would make encodeURIComponent throw. */
const loneSurrogates = /\p{Surrogate}/gu
/** Control characters but tab and line ends, and the marks that come along unseen with pasted text or turn its direction. */
const unseen = /[^\P{Control}\t\n\r]|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const lineEnds = /\r\n|[\r\u0085\u2028\u2029]/g

/** Text that can always be encoded: lone surrogates become the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD')
}

/** One line without control characters, its white space collapsed and trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}

/** Long text with "\n" line ends: control characters gone, spaces collapsed, at most one empty line in a row. */
export function cleanText(text: string): string {
  return cleanLines(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Long text with "\n" line ends and without control characters. Tabs stay, also at its start: they separate the cells of a table. */
export function cleanLines(text: string): string {
  return wellFormed(text)
    .replace(lineEnds, '\n')
    .replace(unseen, '')
    .replace(/^\s*\n/, '')
    .trimEnd()
}
