import { entryAt, type Kind, kindsOfWord, noEntry, type WordEntry } from './find-words.ts'

/** What a number says by its column or the words next to it. */
export type NumberRole = 'quantity' | 'length' | 'mass'

/** Where something is in a line, in characters. */
export type Span = readonly [from: number, to: number]

export type Token = Readonly<WordEntry> & {
  text: string
  from: number
  to: number
  /** The text without the unit of a number. */
  digits: string
  role?: NumberRole
  /** Of a number alone in its cell, in a table without a heading. */
  column?: number
}
export const hasKind = ({ kinds }: Pick<Token, 'kinds'>, ...sought: readonly Kind[]) =>
  sought.some((kind) => kinds.includes(kind))

type Found = Partial<Token> & { kinds: Kind[]; to: number }

/** One way to write signs, each in as many characters as before. A letter O between digits is a zero. */
function plainSigns(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, ' ')
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[✕✖]|(?<!\p{L})x(?!\p{L})|(?<=\p{L}[bcst])x(?=\d)|(?<=\d ?)\*(?= ?\d)/giu, '×')
    .replace(/(?<=\d ?)by(?= ?\d)/gi, '× ')
    .replace(/(?<=\d)o(?=\d)/gi, '0')
    .replace(/(?<![\d.])(\d{3})\.(\d{2,3})\.(?=\d\d\d?(?![\d.]))/g, '$1×$2×')
    .replace(/^(\s*)"(.*)"(\s*)$/, '$1 $2 $3')
}

/** The patterns of the tokens that are no words of the table, tried in this order. */
const tokenPatterns: readonly (readonly [kinds: Kind[], pattern: RegExp])[] = [
  // "[14/03/2025, 09:42] Gaz:" in a chat
  [['lineNumber'], /(?<!.)\[?(?=[\d/, ]*:)(?:\d\d?(?:[/:]\d{1,4}){1,2},? ?){2}\]?(?: -)? [^:]{1,40}:/uy],
  [['lineNumber'], /(?<=^[^\p{L}\d(]{0,9})\d{1,3}[.)](?=\s+\S)/uy],
  [
    ['grade'],
    /(?:S\s?|(?<=gr(?:ade)?[.:]?\s))(?:235|275|355|420|460)(?:\s?-?(?:J[R02]|K2|NLH|NH|MH|NL|ML|N|M|W|H)+)?(?:\s?\+\s?(?:N|M|AR)\b)?(?![a-wyz0-9])/iy,
  ],
  [['word'], /\d+(?:[.:]\d\d)?(?:st|nd|rd|th|am|pm|hrs?)(?!\w)|(?:\+\/?-|±)\s?\d+(?:\.\d+)?(?:\s?mm)?/iy],
  [['number'], /(?<![a-wyz])\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?/iy],
  [['number'], /\d+,\d{1,2}(?=\s?m(?![a-z]))|(?<![\w.])\.\d+|\d+(?:\.\d+)*/iy],
  [['thread', 'code'], /(?<![\p{L}\d])m\d\d?(?!\w)/iuy],
  [['codes', 'code'], /(?<![\p{L}\d])([a-z]{1,4})\d{1,4}[a-z]?[-/]\1?\d{1,4}[a-z]?(?!\w|\.\d)/iuy],
  [['code'], /(?<![\p{L}\d])[a-z]{1,4}(?:[-/.]?[a-z]{0,2}\d{1,4}[a-z]?){1,2}(?!\w|\.\d)/iuy],
  [['diameter'], /[ø⌀]/iy],
  [['cross'], /[×@]|\/(?=\s{0,3}\d)/y],
]
/** What a sign can be in a phrase. */
const signs: Partial<Record<Kind, string>> = { bracket: '()[]"', colon: '#:.)', comma: ',;', equals: '=:' }
const spaces = /\s+/y
/** Fits none of these patterns, which saves time. */
const plainWord = /\p{L}{2,}(?![\p{L}\d./-])/uy
const wordAt = /\p{L}+(?:['&/.-]\p{L}+)*\.?/uy
/** The end of what a pattern matches at a place, or nothing. */
function endAt(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** "B12" is a mark, "UB203" a section, as in "203x133 UB25", "L100x75" an angle and "no4" a quantity. */
function isCode(text: string, at: number, to: number): boolean {
  const code = text.slice(at, to)
  const letters = /^[a-z]+/i.exec(code)?.[0].toLowerCase() ?? ''
  const known = kindsOfWord(letters)
  if (known.length > 0 && endAt(/\s*×/y, text, to)) return false
  if (endAt(/(?<=(?<!× ?|[\d.])\d{1,4} ?× ?\d{1,4} {1,9})(?:uk?[bc]|pfc)\d\d/iy, text, at)) return false
  const digits = code.replace(/\D/g, '').length
  if (known.includes('family')) return letters !== 'pl' && digits <= (letters === 'l' ? 3 : 2)
  return known.every((kind) => kind === 'fillers' || kind === 'unit' || kind === 'marks')
}

/** A sign between two cells. Nothing is read across it. */
export const cellBorder = '¦'
/** A line with more is no piece of steel. */
export const mostTokens = 80

/** A text cut once, from left to right. `offset` is where it begins in its line. */
export function tokensOf(written: string, offset = 0): Token[] {
  const text = plainSigns(written)
  const tokens: Token[] = []
  let at = endAt(spaces, text, 0) ?? 0
  while (at < text.length && tokens.length <= mostTokens) {
    const { kinds, to, ...found } = foundAt(text, at)
    const isLetter = to - at === 1 && /\p{L}/u.test(text[at] ?? '')
    tokens.push({
      ...noEntry,
      digits: text.slice(at, to),
      ...found,
      kinds: isLetter ? [...kinds, 'letter'] : kinds,
      text: written.slice(at, to),
      from: at + offset,
      to: to + offset,
    })
    at = endAt(spaces, text, to) ?? to
  }
  return tokens
}

function foundAt(text: string, at: number): Found {
  const entry = entryAt(text, at)
  for (const [kinds, pattern] of endAt(plainWord, text, at) ? [] : tokenPatterns) {
    const to = endAt(pattern, text, at)
    if (!to) continue
    if (kinds.includes('code') && !isCode(text, at, to)) continue
    if (kinds[0] !== 'number') return { kinds, to }
    // "1 end"
    return entry && entry.to > to ? entry : numberAt(text, at, to)
  }
  const word = endAt(wordAt, text, at)
  if (entry || word) return entry ?? { kinds: ['word'], to: word ?? at }
  const signKinds = Object.entries(signs).flatMap(([kind, all]) => (all.includes(text[at] ?? '') ? (kind as Kind) : []))
  return { kinds: ['sign', ...signKinds], to: at + 1 }
}

/** 10'6", 10 ft 6 in, 12 ft, and 6" */
const imperial = /(\d+(?:\.\d+)?)\s?(?:'|f(?:oo|ee)?t\b\.?)(?:[\s-]?(\d\d?)(?:"|\s?in(?:s|ches)?\b))?|(\d+)"/iy

/** A number with the unit that follows it. "2 m²" is a word. */
function numberAt(text: string, at: number, end: number): Found {
  const digits = text.slice(at, end)
  const value = Number(/,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', ''))
  const next = entryAt(text, endAt(spaces, text, end) ?? end)
  const unit = next?.unit ?? ''
  const to = unit ? (next?.to ?? end) : end
  const power = unit && endAt(/[23²³](?!\d)/y, text, to)
  imperial.lastIndex = at
  const [written, feet = 0, inches = 0, alone = inches] = imperial.exec(text) ?? []
  const millimetres = (Number(feet) * 12 + Number(alone)) * 25.4
  if (written) return { kinds: ['number'], value: millimetres, unit: 'mm', to: at + written.length }
  // "365O", "5l20" and "2m10" are no shorter numbers, but "101B" may be a mark.
  const isWord = next && !unit && next.to > end + 1
  const glued = isWord || power ? undefined : endAt(/[\p{L}\d]+/uy, text, to)
  const mayMark = /^\d+[a-hjkmnp-z]$/i.test(text.slice(at, glued))
  if (glued) return { kinds: mayMark ? ['code', 'misread'] : ['misread'], to: glued }
  // "01474 123456" is a phone number.
  if (Number.isNaN(value) || /^0\d{3}|^\d{6}/.test(digits) || power) return { kinds: ['word'], to: power || to }
  const isWhole = unit === '' && Number.isInteger(value) && !digits.includes('.')
  const kinds: Kind[] = ['number']
  if (isWhole) kinds.push('count')
  if (isWhole && value < 100) kinds.push('few')
  if (unit === 'mm' && value < 100) kinds.push('thin')
  if (unit === 'kg' || unit === 't') kinds.push('heavy')
  return { kinds, value, unit, digits, to }
}
