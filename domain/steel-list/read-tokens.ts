import { familyWords, listWords as words } from '#content/steel-list-words.ts'
import type { SectionFamily } from '#content/steel-sections.ts'
import { anyOf, firstPlaceholder } from './read-phrases.ts'

export type NumberToken = {
  type: 'number'
  at: number
  text: string
  value: number
  unit: '' | 'mm' | 'cm' | 'm' | 'ft'
  /** Joined by ×, @ or / to what is before, and to what comes next. */
  joined: boolean
  joins: boolean
  /** "4 no" and "qty 4" count pieces. "With 4 no" counts something else. */
  counts: '' | 'pieces' | 'others'
  /** "L = 3", "3 long": a length, whatever its unit. */
  measures: boolean
}

export type Token =
  | NumberToken
  | { type: 'family'; at: number; text: string; families: readonly SectionFamily[] }
  | { type: 'word' | 'separator'; at: number; text: string }

const start = (source: string) => new RegExp(`^${source}`, 'i')
const family = start(`(?:${familyWords.map(([, list]) => `(${anyOf(list)})`).join('|')})s?(?![a-z])`)
const number = /^(?:\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+,\d{1,2}(?=\s?m\b)|\d*\.\d+|\d+)/
const unitAfter = /^\s?(mm|cm|m(?:et(?:re|er)s?|trs?|ts?)?|ft|feet|'|")(?![A-Za-z0-9²³/])/i
const countAfter = start(String.raw`\s?${anyOf(words.countAfter)}(?!\w)\.?`)
const pluralAfter = start(String.raw`\s?(?:UB|UC|PFC|RSJ|angle|channel|flat|plate|tube)s\b`)
const lengthAfter = start(String.raw`\s?${anyOf(words.lengthAfter)}(?!\w)\.?`)
const labelBefore = start(
  String.raw`(?:(${anyOf(words.countBefore)})|${anyOf(words.lengthBefore)})\s*[:=.]?\s*(?=[\d.])`,
)
const cross = /^(?:x(?=\s*(?:[\d.]|UB|UC|PFC|[SRC]HS|\s|$))|@|\/(?=\s*\d))\s*/i
const another = /^(?:with|c\/w|w\/|and|incl?|including|plus)$/i
const parts = /^(?:in|into|to|cut)$/i
const reference = start(String.raw`${anyOf(`${words.references}, ${words.labels}, no`)}\.?$`)

/** A line as numbers, families, words and separators. Brackets count as spaces. */
export function tokensOf(line: string, kept: readonly string[]): Token[] {
  const tokens: Token[] = []
  let rest = line.replace(/[()[\]]/g, ' ').trimStart()
  let joined = false
  /** Takes what the pattern matches off the rest. */
  const next = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(found[0].length)
    return found
  }
  while (rest !== '') {
    const at = tokens.length
    const last = tokens[at - 1]
    const label = /^[a-z]/i.test(rest) ? next(labelBefore) : null
    const digits = next(number)
    if (digits) {
      const [text] = digits
      const value = Number(/,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replaceAll(',', ''))
      const suffix = next(unitAfter)?.[1]?.toLowerCase() ?? ''
      const unit = suffix === '' || suffix === 'mm' || suffix === 'cm' ? suffix : suffix.startsWith('m') ? 'm' : 'ft'
      const small = unit === '' && Number.isInteger(value) && !joined
      const counted = label?.[1] || (small && (next(countAfter) || pluralAfter.test(rest)))
      const before = last?.type === 'word' ? last.text : ''
      const others = parts.test(before) || tokens.some(({ type, text }) => type === 'word' && another.test(text))
      const counts = reference.test(before) || (counted && others) ? 'others' : counted ? 'pieces' : ''
      const measures = Boolean(next(lengthAfter) || (label && !label[1]))
      tokens.push({ type: 'number', at, text, value, unit, joined, joins: false, counts, measures })
      joined = false
    } else if (next(cross)) {
      if (last?.type === 'number') last.joins = true
      joined = true
    } else {
      const token = textAt(rest, at)
      rest = rest.slice(token.text.length)
      tokens.push({ ...token, text: kept[token.text.charCodeAt(0) - firstPlaceholder] ?? token.text })
      if (token.type === 'word') joined = false
    }
    rest = rest.replace(/^ +/, '')
  }
  return tokens
}

/** What begins with a letter, or is no number: a family, a word or a separator. */
function textAt(rest: string, at: number): Token {
  const [text = '', ...named] = family.exec(rest) ?? []
  if (text) {
    const families = familyWords[named.findIndex((name) => name !== undefined)]?.[0] ?? []
    return { type: 'family', at, text, families }
  }
  const word = /^[A-Za-z](?:(?!x\d)[\w.'&/-])*/i.exec(rest)?.[0] ?? rest.charAt(0)
  return { type: /^[-,;:.=|¦\t]/.test(word) ? 'separator' : 'word', at, text: word }
}
