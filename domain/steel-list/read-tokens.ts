import { listWords } from '#content/steel-list-words.ts'
import type { SectionFamily } from '#content/steel-sections.ts'

type WordKind = Exclude<keyof typeof listWords, 'families' | 'finishes' | 'numbers' | 'plates' | 'columns'>
type Finish = keyof typeof listWords.finishes
type Plate = keyof typeof listWords.plates
type Kind =
  | WordKind
  | Finish
  | Plate
  | 'family'
  | 'numeral'
  | 'number'
  | 'grade'
  | 'code'
  | 'cross'
  | 'sign'
  | 'cell'
  | 'word'

/** The columns whose numbers have a meaning before the row is read. */
export type NumberRole = 'quantity' | 'length' | 'mass'

/** A part of a line with its place. A word of the list can be of several kinds: "ea" is each, or an equal angle. */
export type Token = {
  is: readonly Kind[]
  text: string
  from: number
  to: number
  /** Of a number, also of one in words, and the number as it is written, without its unit. */
  value: number
  digits: string
  unit: '' | 'mm' | 'cm' | 'm' | 'ft' | 'kg' | 'kg/m' | 't'
  families: readonly SectionFamily[]
  plural: boolean
  role?: NumberRole
}

type Piece = { key: string; from: number; to: number; type: 'number' | 'letters' | 'space' | 'sign' }
type Phrase = { pieces: string[]; kinds: Set<Kind>; families: SectionFamily[]; value: number }

let lexicon: Map<string, Phrase[]> | undefined

/** Every phrase of the words table by its first piece, the longest first. Built on first use. */
function phrasesFrom(piece: string): readonly Phrase[] {
  lexicon ??= makeLexicon()
  return lexicon.get(piece) ?? []
}

function makeLexicon(): Map<string, Phrase[]> {
  const { families, finishes, numbers, plates, columns: _, ...kinds } = listWords
  const phrases = new Map<string, Phrase>()
  const add = (list: string, kind: Kind, more?: (phrase: Phrase) => void) => {
    for (const words of list.split(', ')) {
      const pieces = piecesOf(words).flatMap(({ key, type }) => (type === 'space' || isLoose(key) ? [] : [key]))
      const known = phrases.get(pieces.join(' '))
      const phrase = known ?? { pieces, kinds: new Set(), families: [], value: Number.NaN }
      phrase.kinds.add(kind)
      more?.(phrase)
      phrases.set(pieces.join(' '), phrase)
    }
  }
  for (const [family, list] of Object.entries(families)) {
    add(list, 'family', (phrase) => phrase.families.push(family as SectionFamily))
  }
  for (const [kind, list] of Object.entries({ ...finishes, ...plates, ...kinds })) add(list, kind as Kind)
  for (const [index, list] of numbers.entries()) add(list, 'numeral', (phrase) => (phrase.value = index + 1))
  return Map.groupBy(
    [...phrases.values()].sort((one, other) => other.pieces.length - one.pieces.length),
    ({ pieces }) => pieces[0] ?? '',
  )
}

/** A hyphen, a full stop or an apostrophe makes no other phrase: "hot-dip", "c.f.", "No.". */
const isLoose = (sign: string) => sign === '-' || sign === '.' || sign === "'"

const date = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}(?![\dx])`
const thousands = String.raw`(?<![a-wyz])\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?`
const comma = String.raw`\d+,\d{1,2}(?=\s?m(?![a-z]))`
const decimal = String.raw`(?<![\w.])\.\d+|\d+(?:\.\d+)*`
const piece = new RegExp(String.raw`(${date}|${thousands}|${comma}|${decimal})|(\p{L}+)|(\s+)|[^]`, 'giu')

function piecesOf(text: string): Piece[] {
  return Array.from(text.matchAll(piece), ({ 0: found, 1: number, 2: letters, 3: space, index }) => ({
    ...{ key: found.toLowerCase(), from: index, to: index + found.length },
    type: number ? 'number' : letters ? 'letters' : space ? 'space' : 'sign',
  }))
}

/** One way to write signs, each in as many characters as before. A letter O between digits is a zero. */
function plainSigns(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, ' ')
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/[×✕✖]|(?<=\d ?)\*(?= ?\d)/g, 'x')
    .replace(/[Ø⌀]/g, 'ø')
    .replace(/[µμ]/g, 'u')
    .replace(/(?<=\d)o(?=\d)/gi, '0')
    .replace(/^(\s*)"(.*)"(\s*)$/, '$1 $2 $3')
}

const units: Readonly<Record<string, Token['unit']>> = {
  ...{ mm: 'mm', cm: 'cm', m: 'm', mt: 'm', mts: 'm', mtr: 'm', mtrs: 'm', metre: 'm', metres: 'm', meter: 'm' },
  ...{ meters: 'm', ft: 'ft', feet: 'ft', "'": 'ft', '"': 'ft', kg: 'kg', kgs: 'kg', t: 't', te: 't', tonne: 't' },
  ...{ tonnes: 't', kgm: 'kg/m' },
}
const perMetre = /(?:\s?(?:\/|per)\s?m(?:etre)?|\/m)(?![a-z])/iy
const gradeAt =
  /S\s?(?:235|275|355|420|460)(?:\s?-?(?:JR|J0|J2|K2|NLH|NH|MH|NL|ML|N|M|W|H)+)?(?:\s?\+\s?(?:N|M|AR)\b)?(?![a-wyz0-9])/iy
const codeAt = /[a-z]{1,4}(?:[-/.]?[a-z]{0,2}\d{1,4}[a-z]?){1,2}(?!\w)/iy
const wordAt = /\p{L}+(?:['&/.-]\p{L}+)*\.?/uy

/** The end of what the pattern matches at a place, or nothing. */
function endAt(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** A line with more is no piece of steel. */
export const mostTokens = 80

/** A text cut once, from left to right. `offset` is where it begins in its line. */
export function tokensOf(written: string, offset = 0, role?: NumberRole): Token[] {
  const text = plainSigns(written)
  const pieces = piecesOf(text)
  const tokens: Token[] = []
  let at = 0
  const push = (to: number, is: readonly Kind[], more?: Partial<Token>) => {
    const from = pieces[at]?.from ?? 0
    while (at < pieces.length && (pieces[at]?.from ?? 0) < to) at++
    tokens.push({
      ...{ is, text: written.slice(from, to), role },
      ...{ value: Number.NaN, digits: '', unit: '', families: [], plural: false, ...more },
      ...{ from: from + offset, to: to + offset },
    })
  }
  while (at < pieces.length && tokens.length <= mostTokens) {
    const { key, from, to, type } = pieces[at] as Piece
    const last = tokens.at(-1)
    const phrase = type === 'space' ? undefined : phraseAt(pieces, at)
    if (type === 'space') at++
    else if (type === 'number' && !(phrase && phrase.pieces > 1)) pushNumber(from, to, key)
    else if (type === 'letters') {
      const grade = endAt(gradeAt, text, from)
      const code = glued(from) ? undefined : endAt(codeAt, text, from)
      const word = endAt(wordAt, text, from) ?? to
      const next = pieces[at + 1]
      // "CFSHS", "UBx3300"
      const parts = /^([hc]f)([src]hs)$|^(.+)(x)$/.exec(key)?.filter(Boolean)
      const first = parts?.[1] ?? ''
      if (grade) push(grade, ['grade'])
      else if (code && isCode(key, text, from, code)) push(code, ['code'])
      else if (key === 'x') push(to, ['cross'])
      else if (key === 'ø') push(to, ['diameter'])
      else if (phrase) push(phrase.to, phrase.is, phrase)
      else if (parts && (parts[1]?.length === 2 || next?.type === 'number') && phrasesFrom(first).length > 0) {
        const middle = from + first.length
        pieces.splice(at, 1, { key: first, from, to: middle, type }, { key: parts[2] ?? '', from: middle, to, type })
      } else if (key === 's' && text[from - 1] === "'") at++
      else if (key === 'by' && last?.is[0] === 'number' && pieces[at + 2]?.type === 'number') push(to, ['cross'])
      else push(word, ['word'])
    } else if (phrase) push(phrase.to, phrase.is, phrase)
    else if (key === '@' || (key === '/' && /^\s*\d/.test(text.slice(to, to + 4)))) push(to, ['cross'])
    else push(to, ['sign'])
  }
  return tokens

  function glued(from: number): boolean {
    return /[\p{L}\d]/u.test(text[from - 1] ?? '')
  }

  /** A number with the unit that follows it. A date, or "m²", is a word. */
  function pushNumber(from: number, to: number, key: string) {
    const value = Number(/,\d{1,2}$/.test(key) ? key.replace(',', '.') : key.replaceAll(',', ''))
    const next = pieces[at + 1]?.type === 'space' ? pieces[at + 2] : pieces[at + 1]
    const sign = next?.type === 'sign' && next.from > to
    const unit = (next && !sign && units[next.key]) || ''
    const end = unit && next ? next.to : to
    if (Number.isNaN(value) || (unit && /[\d²³]/.test(text[end] ?? ''))) return push(end, ['word'])
    const per = unit === 'kg' && endAt(perMetre, text, end)
    push(per || end, ['number'], { value, unit: per ? 'kg/m' : unit, digits: written.slice(from, to) })
  }
}

/** "B12" is a mark, "UB203" a section, "L100x75" an angle and "no4" a quantity. */
function isCode(letters: string, text: string, from: number, to: number): boolean {
  const known = phrasesFrom(letters).filter(({ pieces }) => pieces.length === 1)
  const digits = text.slice(from + letters.length, to)
  const cross = /^\s*x/i.test(text.slice(to, to + 3))
  if (letters === 'x') return false
  if (known.some(({ kinds }) => kinds.has('family')))
    return /^[-/.]?\d{1,2}[a-z]?$/i.test(digits) && !cross && letters !== 'pl'
  return known.every(({ kinds }) => kinds.has('fillers')) && !cross
}

type Found = Pick<Token, 'value' | 'families' | 'plural'> & { is: readonly Kind[]; to: number; pieces: number }

/** The longest phrase of the words table at a piece. */
function phraseAt(pieces: readonly Piece[], at: number): Found | undefined {
  const { key = '' } = pieces[at] ?? {}
  const singular = key.length > 2 && key.endsWith('s') ? key.slice(0, -1) : undefined
  for (const phrase of [...phrasesFrom(key), ...(singular ? phrasesFrom(singular) : [])]) {
    let next = at
    let plural = false
    const fits = phrase.pieces.every((wanted, index) => {
      let skipped = 0
      while (index > 0 && skipped < 3 && (pieces[next]?.type === 'space' || isLoose(pieces[next]?.key ?? ''))) {
        skipped++
        next++
      }
      const found = pieces[next++]?.key
      plural = found === `${wanted}s`
      return found === wanted || plural
    })
    if (!fits) continue
    const after = pieces[next]
    const to = after?.key === '.' ? after.to : (pieces[next - 1]?.to ?? 0)
    const { kinds, families, value } = phrase
    return { is: [...kinds], families, value, plural, to, pieces: phrase.pieces.length }
  }
  return undefined
}
