import { listLimits } from '#content/steel-list.ts'
import { familyWords, listWords as words } from '#content/steel-list-words.ts'
import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { plateShape } from '../steel-sections.ts'
import { matchSections, type SoughtSection } from './find-sections.ts'
import { clipped, type ListRow, rowProblem } from './list-row.ts'
import { type Assumption, anyOf, type Problem, type ReadProblem, readPhrases } from './read-phrases.ts'
import { type NumberToken, type Token, tokensOf } from './read-tokens.ts'

/** What became of a line that somebody pasted. Nothing is dropped: a line that is no row keeps its text. */
export type ReadLine = { text: string } & (
  | { kind: 'row'; row: ListRow; assumed: readonly Assumption[] }
  | { kind: 'refused'; problem: ReadProblem; about: string; sought?: SoughtSection }
  /** A heading or a sentence: no section and no number. */
  | { kind: 'note' }
)

type Roles = { length: number; quantity: number | undefined }
type Reading = Roles & { section: SectionShape; hotOrCold?: boolean }
type Refusal = Problem & { sought?: SoughtSection }

/** Reads one line as somebody writes it to a fabricator. What can be read in two ways is refused, with the reason. */
export function readLine(text: string): ReadLine {
  if (!/\d/.test(text)) return { kind: 'note', text }
  if (text.length > listLimits.line) return { kind: 'refused', text, problem: 'twoSections', about: '' }
  const line = normalised(text)
  const named = namedMark.exec(line) ?? firstMark.exec(line)
  const phrases = readPhrases(line.slice(named?.[0].length ?? 0))
  const tokens = tokensOf(phrases.rest, phrases.kept)
  if (tokens.every(({ type }) => type === 'word' || type === 'separator')) return { kind: 'note', text }
  const found = phrases.problem ?? readTokens(tokens, phrases.cold)
  if ('problem' in found) return { kind: 'refused', text, ...found }

  const { section, length, quantity = 1 } = found
  const several = found.quantity === undefined && severalMarks.exec(line)?.[0]
  if (several) return { kind: 'refused', text, problem: 'quantityWord', about: several }

  const { grade, finish, holes } = phrases
  // "Base plates" made of plate are the pieces themselves.
  const [ends, pieces] =
    section.family === 'PL' ? [plain, phrases.ends.filter((end) => end !== 'plain')] : [phrases.ends, []]
  const mark = clipped(named?.[1] ?? named?.[2] ?? '', listLimits.mark)
  const note = clipped([noteOf(tokens), ...pieces].filter(Boolean).join('; '), listLimits.note)
  const row: ListRow = { mark, section: section.id, quantity, length, grade, ends, holes, finish, note }
  const problem = rowProblem(row)
  if (problem) return { kind: 'refused', text, problem, about: String(row[problem === 'tooLong' ? 'length' : problem]) }
  const assumed = new Set(phrases.assumed)
  if (found.quantity === undefined) assumed.add('onePiece')
  if (found.hotOrCold) assumed.add('hotFinished')
  return { kind: 'row', text, row, assumed: [...assumed] }
}

const plain = ['plain', 'plain'] as const
/** "B1 & B2", "B1-B4": perhaps as many pieces. */
const severalMarks =
  /\b[a-z]{1,3}\d{1,2}[a-z]?\s*(?:&|\+|,|-|\/|and|to)\s*[a-z]{0,3}\d{1,2}[a-z]?\b(?!\s*(?:no|off|nr)\b)/i
const numerals = 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'
const numeral = new RegExp(String.raw`^${anyOf(numerals)}\b(?:\s+(?:no|nr|off)\b\.?)?`, 'i')

/** One way to write sizes, quotation marks, spaces and cells. A number in words at the start is a quantity. */
function normalised(text: string): string {
  const line = text
    .replace(/[\u00a0\u2000-\u200b\u202f]/g, ' ')
    .replace(/[‘’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/(?<=\w)'s\b/gi, '')
    .replace(/^\s*(?:[•·▪‣◦*>–—-]\s*)+|^\s*"|"\s*$/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[×✕✖*]|(?<=\d(?:\s*mm)?\s*)\bby\b(?=\s*[\d.])/g, 'x')
    .replace(/(?<=[a-z.](?<!\bbo))x(?=\d|L ?=)/gi, ' x ')
    .replace(/\bL(?=\s?\d+(?:\.\d+)?\s?x)/g, 'RSA ')
    .replace(/(?<![x.\d]\s*)\b(\d{1,3}) ?ea\b(?!\s*\d+\s*x)/gi, '$1 no')
    .replace(numeral, (word) => {
      return `${numerals.split(', ').indexOf(word.split(/\s/)[0]?.toLowerCase() ?? '') + 1} no`
    })
  // Commas without spaces separate cells, unless two cells could be one number: "4,330".
  const comma = /,\d{1,3},\d{3}(?!\d)/.test(line) ? ' ? ' : '\t'
  const cells = (/,\S.*,\S/.test(line) && !line.includes('\t') ? line.replaceAll(',', comma) : line).split('\t')
  return cells.length > 1 ? cells.map((cell) => cell.replace(/^\s*\d{1,2}\s*$/, '$& no')).join('\t') : (cells[0] ?? '')
}

const families = anyOf(familyWords.map(([, list]) => list).join(', '))
/** "B12", "GF-B4:", "Mk C1 -", "A)". */
const firstMark = new RegExp(
  String.raw`^\s*(?:${anyOf(words.labels)}\b\.?[\s:#]*)?(?!(?:${families}|no|x|l|S(?=[234]\d\d))[\s.-]?\d)([a-z]{1,4}(?:[-/.]?[a-z]{0,2}\d{1,4}[a-z]?){1,2})(?=[\s:,;)]|-\s)\s*[:;,)-]?|^\s*([a-z])[.):]\s`,
  'i',
)
/** "Beam 1:", "Column C3". */
const namedMark = new RegExp(
  String.raw`^\s*(${anyOf(`${words.marks}, ${words.labels}`)}\.?\s*(?:no\.?\s*|#)?(?:[a-z]{0,2}-?\d{1,3}[a-ln-z]?|[a-z]))(?=[\s:,)-])(?!\s*(?:x\b|x\d|@|(?:no|nr|off|mm|m|pcs)\b))\s*[:),-]?`,
  'i',
)
const filler = new RegExp(`^${anyOf(words.fillers)}$|^[^\\p{L}\\p{N}?]$`, 'iu')

/** The words that are left, in their order, without those at the edges that say nothing by themselves. */
function noteOf(tokens: readonly Token[]): string {
  const parts: string[][] = [[]]
  for (const { type, text } of tokens) {
    if (type === 'word') parts.at(-1)?.push(text)
    else parts.push([])
  }
  const says = (word: string) => !filler.test(word)
  const texts = parts.map((part) => part.slice(part.findIndex(says), part.findLastIndex(says) + 1).join(' '))
  return texts.filter(Boolean).join('; ')
}

/** Every way to read the numbers; accepted only if exactly one explains all of them. */
function readTokens(tokens: readonly Token[], cold: boolean | undefined): Reading | Refusal {
  const named = tokens.flatMap((token) => (token.type === 'family' ? [token.families] : []))
  const families = named.length > 0 ? named.reduce((both, each) => both.filter((one) => each.includes(one))) : undefined
  if (families?.length === 0) return { problem: 'twoSections', about: '' }
  if (families?.[0] === 'PL') return readPlate(tokens)
  const chains = chainsOf(tokens)
  const all = chains.flatMap((chain) => windowsOf(chain, families, cold))
  const beside = all.filter(({ family }) => family)
  const windows = beside.length > 0 ? beside : all
  const widest = Math.max(...windows.map(({ used }) => used.length))
  if (windows.length === 0) return unknownSection(tokens, chains, { families, cold })

  const found = windows.flatMap(({ used, shapes }): (Reading | Refusal)[] => {
    if (used.length < widest) return []
    const roles = rolesOf(tokens, used)
    const hot = shapes.filter((shape) => !('cold' in shape) || !shape.cold)
    const [section, ...others] = hot.length > 0 ? hot : shapes
    if ('problem' in roles || !section) return 'problem' in roles ? [roles] : []
    if (others.length === 0) return [{ ...roles, section, hotOrCold: shapes.length > 1 }]
    const sizes = used.map(({ value }) => value)
    return [{ problem: 'severalSections', about: sizes.join('×'), sought: { families, sizes, cold } }]
  })
  const readings = found.filter((each) => 'section' in each)
  const ways = new Set(readings.map(({ section, length, quantity }) => [section.id, length, quantity].join()))
  if (ways.size > 1) return { problem: 'twoSections', about: '' }
  const refusal = found.find((each) => 'sought' in each) ?? found[0] ?? { problem: 'noSection', about: '' }
  // Of "203x133x26" the first two sizes name a section, but the third is no quantity.
  const third = 'problem' in refusal && refusal.problem === 'number' ? refusal.about : undefined
  const unknown = chains.some(({ numbers: [, , size] }) => size?.joined && size.text === third)
  return readings[0] ?? (unknown ? unknownSection(tokens, chains, { families, cold }) : refusal)
}

/** Numbers written as one size: joined by ×, around a family, or after it with spaces. `family` is where it stands. */
type Chain = { numbers: NumberToken[]; family?: number }

function chainsOf(tokens: readonly Token[]): Chain[] {
  const chains: Chain[] = [{ numbers: [] }]
  for (const token of tokens) {
    const chain = chains.at(-1) ?? { numbers: [] }
    if (token.type === 'family') {
      if (chain.family === undefined) chain.family = chain.numbers.length
      else chains.push({ numbers: [], family: 0 })
    } else if (token.type === 'number') {
      if (token.counts || token.unit === 'm') chains.push({ numbers: [] })
      else if (token.joined || chain.family !== undefined) chain.numbers.push(token)
      else chains.push({ numbers: [token] })
    } else if (token.type === 'word' || chain.family !== chain.numbers.length) chains.push({ numbers: [] })
  }
  return chains.filter(({ numbers }) => numbers.length > 0)
}

/** The stretches of a chain that name a section. Those of a chain with a family touch it. */
function windowsOf({ numbers, family }: Chain, families: readonly SectionFamily[] | undefined, cold?: boolean) {
  const stretches = numbers.flatMap((_, from) => [from + 2, from + 3].map((to) => ({ from, to })))
  const windows = stretches.flatMap(({ from, to }) => {
    if (to > numbers.length || (family !== undefined && (from > family || to < family))) return []
    const used = numbers.slice(from, to)
    const shapes = matchSections({ families, sizes: used.map(({ value }) => value), cold }).filter((shape) => {
      // Without a family next to it, only a whole size names a section.
      if (family === undefined) return to - from === 3 || shape.family === 'CHS' || shape.family === 'FLT'
      // "2 x 203 UB 25" is a beam, but of "80 x 35 flat 12" the flat is 80 × 35.
      return from === 0 || from >= family || to <= family || 'tw' in shape
    })
    return shapes.length > 0 ? [{ used, shapes, from, to, family: family !== undefined }] : []
  })
  // What stands before the family is its size; what follows is something else.
  return windows.some(({ to }) => to === family) ? windows.filter(({ from }) => from !== family) : windows
}

/** With the numbers that look like a size, for the suggestions. */
function unknownSection(tokens: readonly Token[], chains: readonly Chain[], sought: Partial<SoughtSection>): Refusal {
  const chain = chains.find(({ family }) => family !== undefined) ?? chains.find(({ numbers }) => numbers.length > 1)
  const sizes = (chain?.numbers ?? []).map(({ value }) => value).filter((value) => value < 1100)
  if (sizes.length < (sought.families ? 1 : 3)) return { problem: 'noSection', about: '' }
  const family = tokens.find(({ type }) => type === 'family')?.text.toUpperCase() ?? ''
  const about = `${family} ${sizes.slice(0, 3).join('×')}`.trim()
  return { problem: 'unknownSection', about, sought: { ...sought, sizes: sizes.slice(0, 3) } }
}

/** A plate needs three sizes: the least is its thickness, the others are its width and its length. */
function readPlate(tokens: readonly Token[]): Reading | Refusal {
  const numbers = tokens.filter((token) => token.type === 'number')
  const plain = numbers.filter(({ counts }) => !counts)
  const first = plain.length === 4 && plain[0]?.joins ? plain[0] : undefined
  const quantities = numbers.filter((each) => each.counts || each === first).map(({ value }) => value)
  const sizes = plain.filter((token) => token !== first).map(inMillimetres)
  const thickness = Math.min(...sizes)
  const [width = 0, length = 0] = sizes.toSpliced(sizes.indexOf(thickness), 1)
  const section = sizes.length === 3 ? plateShape(width, thickness) : undefined
  if (!section)
    return { problem: 'unknownSection', about: `PL ${sizes.join('×')}`, sought: { families: ['PL'], sizes } }
  if (quantities.length > 1) return { problem: 'severalQuantities', about: quantities.join(', ') }
  return { section, length, quantity: quantities[0] }
}

/** Which of the other numbers is the length and which the quantity. Every one must be explained. */
function rolesOf(tokens: readonly Token[], used: readonly NumberToken[]): Roles | Problem {
  const numbers = tokens.filter((token) => token.type === 'number').filter((token) => !used.includes(token))
  const lengths: number[] = []
  const quantities: number[] = []
  const unclear: string[] = []
  for (const [index, token] of numbers.entries()) {
    const { at, value, unit, counts, text, joined, joins, measures } = token
    const next = numbers[index + 1]
    const first = tokens.every((other) => other.at >= at || other.type === 'separator')
    const before = !joined && joins && next !== undefined && isLength(next)
    const after = joined && lengths.length > 0
    if (unit === 'ft') return { problem: 'feet', about: text }
    if (counts === 'others') return { problem: 'number', about: text }
    if (counts || (first && joins && unit === '' && Number.isInteger(value))) quantities.push(value)
    else if (isLength(token)) lengths.push(Math.round(inMillimetres(token)))
    else if (measures) return { problem: 'lengthUnit', about: text }
    else if (first ? value === 1 : before || after) quantities.push(value)
    else unclear.push(text)
  }
  if (unclear[0]) return { problem: lengths.length > 0 ? 'number' : 'lengthUnit', about: unclear[0] }
  if (quantities.length > 1) return { problem: 'severalQuantities', about: quantities.join(', ') }
  if (lengths.length > 1) return { problem: 'severalLengths', about: lengths.join(', ') }
  const [length] = lengths
  return length === undefined ? { problem: 'noLength', about: '' } : { length, quantity: quantities[0] }
}

/** Without a unit, 3.3 is in metres, 3300 and 3,300 are in millimetres, and 6 could be either or a quantity. */
function isLength({ value, unit, text }: NumberToken): boolean {
  return unit !== '' || value >= 100 || text.includes('.')
}

function inMillimetres({ value, unit, text }: NumberToken): number {
  if (unit === 'm' || (unit === '' && text.includes('.') && value < 100)) return value * 1000
  return unit === 'cm' ? value * 10 : value
}
