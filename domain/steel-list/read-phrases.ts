import type { listCopy } from '#content/steel-list.ts'
import type { SoughtSection } from './find-sections.ts'
import { coats, type End, type Finish, type ListRow, plates } from './list-row.ts'
import type { Kind, NumberRole, Token } from './read-tokens.ts'

/** What was taken for granted in a line, so that it can be shown and changed. */
export type Assumption = keyof typeof listCopy.assumptions
/** Why a line is not a row yet. */
export type ReadProblem = keyof typeof listCopy.problems
/** Where something is in a line, in characters. */
export type Span = readonly [from: number, to: number]
/** `choices` are what the line may mean, `sought` is a section that is not in the tables. */
export type Problem = {
  problem: ReadProblem
  about: string
  at?: Span
  choices?: readonly Choice[]
  sought?: SoughtSection
}
type As = 'quantity' | 'length' | 'lineNumber' | 'section' | 'grade' | 'finish' | 'ends' | 'row'
export type Choice = Partial<ListRow> & { as: As }

/** `joined` by ×, @ or / to what is before it, and `joins` to what comes next. Before the `first`, there is nothing but a mark. */
export type NumberItem = Token & { type: 'number'; joined: boolean; joins: boolean; first: boolean }
export type Item =
  | NumberItem
  | (Token & { type: 'family' })
  | { type: 'word'; text: string; filler?: boolean }
  | { type: 'sign' }
/** A line without what is neither section nor quantity nor length. */
export type Phrases = ReturnType<typeof readPhrases>

/** Kinds of tokens that follow each other, one way of several. */
type Part = { ways: Kind[][]; optional: boolean; many: boolean }
const patterns = new Map<string, Part[]>()

/** "count countAfter|cross* size>diameter? holes": one of the kinds, as often as there are, and two kinds together or none. */
function partsOf(pattern: string): Part[] {
  const split = () =>
    pattern.split(' ').map((part) => ({
      ways: part.split('|').map((way) => way.replace(/[?*]$/, '').split('>') as Kind[]),
      optional: /[?*]$/.test(part),
      many: part.endsWith('*'),
    }))
  const parts = patterns.get(pattern) ?? split()
  patterns.set(pattern, parts)
  return parts
}

/** Reads the tokens of a line from left to right. The first rule that fits takes them. */
export function readPhrases(tokens: readonly Token[], line: string) {
  const items: Item[] = []
  const grades = new Set<string>()
  const finishes = new Set<Finish>()
  const ends: End[] = []
  const masses: Token[] = []
  const assumed = new Set<Assumption>()
  /** `marks` may be as many pieces: "B1 & B2", "B1-B4". */
  const read: { mark: string; holes: number; cold?: boolean; problem?: Problem; marks?: Problem } = {
    mark: '',
    holes: 0,
  }
  let joined = false
  let others = false
  const namesFamily = tokens.some(({ is }) => is.includes('family') && !is.includes('each'))
  let namedAngle = namesFamily
  const isCoated = tokens.some(({ is }) => is.includes('coat'))

  const token = (at: number) => tokens[at] as Token
  const is = (at: number, ...kinds: Kind[]) => kinds.some((kind) => tokens[at]?.is.includes(kind))
  const isEnd = (at: number) => at >= tokens.length || is(at, 'sign', 'cell')
  const isFirst = () => items.every(({ type }) => type === 'sign')
  const isFree = (at: number) => !is(at - 1, 'number', 'cross')
  const textOf = (from: number, to: number) => line.slice(tokens[from]?.from, tokens[to - 1]?.to).replace(/\s+/g, ' ')
  const spanOf = (from: number, to: number): Span => [token(from).from, token(to - 1).to]

  /** Where the tokens that a pattern describes end. */
  function match(pattern: string, from: number): number | undefined {
    let at = from
    for (const { ways, optional, many } of partsOf(pattern)) {
      const wayHere = () => ways.find((kinds) => kinds.every((kind, next) => tokens[at + next]?.is.includes(kind)))
      let way = wayHere()
      if (!way && !optional) return undefined
      for (; way; way = many ? wayHere() : undefined) at += way.length
    }
    return at
  }

  function refuse(problem: ReadProblem, from: number, to = from + 1, choices?: Choice[]): undefined {
    read.problem ??= { problem, about: textOf(from, to), at: spanOf(from, to), choices }
  }

  function keep(from: number, to: number) {
    items.push({ type: 'word', text: textOf(from, to) })
    return to
  }

  function separate(to: number) {
    items.push({ type: 'sign' })
    return to
  }

  function pushNumber(at: number, to: number, role?: NumberRole) {
    const given = token(at)
    items.push({ ...given, type: 'number', role: given.role ?? role, joined, joins: false, first: isFirst() })
    joined = false
    return to
  }

  /** "at each end": where it ends, and whether it is both ends. */
  function placeAt(at: number): [to: number, isBoth: boolean] {
    const to = match('places|cross? eachEnd|bothEnds|oneEnd', at)
    return to ? [to, !is(to - 1, 'oneEnd')] : [at, false]
  }

  /** "300x300x20", "10 mm thick" */
  function sizeEnd(at: number): number | undefined {
    const to = match('number cross>number* thickness?', at)
    const isBare = to === at + 1 && !(token(at).unit === 'mm' && token(at).value < 100)
    return isBare || is(at - 1, 'cross') ? undefined : to
  }

  function mark(from: number, to: number) {
    const last = to - 1
    const isNamed = last > from
    const isLabel = is(from, 'labels') && !is(from, 'references')
    if (read.mark || (!isLabel && !isFirst())) return
    const isSize = !tokens[from]?.plural && (is(to, 'family') || match('number cross', to))
    const isLoose = isEnd(to) || isSize || (isLabel && !is(to, 'cross', 'countAfter', 'number'))
    const isLetter = isFirst() && is(last, 'letter') && (isNamed ? isLoose : is(to, '.', ')', ':'))
    if (!is(last, 'code') && !isLetter && !(is(last, 'count') && isLoose)) return
    read.mark = isNamed && !is(from, 'labels') ? textOf(from, to) : token(last).text
    return to
  }

  function endPlates(from: number, to: number, count = 0) {
    const kind = plates.find((plate) => is(to - 1, plate)) ?? 'end plate'
    const choices = [kind, 'plain' as const].map((other): Choice => ({ as: 'ends', ends: [kind, other] }))
    if (count > 2 || (count > 0 && !is(from - 1, 'with'))) refuse('plates', from, to, choices)
    const size = sizeEnd(to)
    const [end, isBoth] = placeAt(size ?? to)
    const isBare = count === 0 && ends.length === 0 && end === (size ?? to)
    const isAssumed = isBare && token(to - 1).plural && kind !== 'base plate'
    if (isAssumed) assumed.add('platesAtBothEnds')
    ends.push(...(isBoth || count === 2 || isAssumed ? [kind, kind] : [kind]))
    return size || (count === 0 && is(from, 'number')) ? keep(from, end) : end
  }

  /** What to do with the tokens of a pattern. Each returns where it ends, or nothing if it does not fit after all. */
  const rules: Record<string, (from: number, to: number) => number | undefined> = {
    lineNumber: (_, to) => (isFirst() ? to : undefined),
    // "B1 & B2", "B1-B4"
    'code joins>code|,>code*': (from, to) => {
      const about = textOf(from, to)
      const numbers = (about.match(/\d+/g) ?? []).map(Number)
      const span = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1
      if (to === from + 1 && !(span > 1 && /^([a-z]+)\d+[a-z]?[-/]\1?\d+[a-z]?$/i.test(about))) return
      const count = span > 1 && /-|\sto\s/i.test(about) ? span : numbers.length
      read.marks = { problem: 'quantityWord', about, at: spanOf(from, to), choices: choicesOf('quantity', [count, 1]) }
      read.mark = about
      return to
    },
    'labels|marks #|:|.|countAfter* code|letter|count': mark,
    'code|letter': mark,
    'cross? currency number prices*': keep,
    'weights|=|:* number': (from, to) => {
      const { unit, role } = token(to - 1)
      const isHeavy = unit === 'kg' || unit === 't'
      const isLabelled = tokens.slice(from, to - 1).some(({ is }) => is.includes('weights'))
      const isSize = to === from + 1 && (is(from - 1, 'cross') || items.at(-1)?.type === 'family')
      if (role || (isSize && unit === 'kg') || (!isHeavy && !(isLabelled && (unit === '' || unit === 'kg/m')))) return
      masses.push(token(to - 1))
      return keep(from, to)
    },
    'count countAfter|cross* holeKinds|diameter|thread|number>diameter|size* holes': (from, to) => {
      if (is(from - 1, 'cross')) return
      const bolts = match('suits thread accessories?', to)
      const [end, isBoth] = placeAt(bolts ?? to)
      read.holes += token(from).value * (isBoth ? 2 : 1)
      if (is(end - 1, 'bothEnds')) assumed.add('holesAtEachEnd')
      // What says more than that goes into the note.
      return bolts || match('count countAfter|cross* holes', from) !== to ? keep(from, end) : end
    },
    'count countAfter|cross* plate': (from, to) => (isFree(from) ? endPlates(from, to, token(from).value) : undefined),
    'number cross>number* thickness? plate': (from, to) => (sizeEnd(from) ? endPlates(from, to) : undefined),
    'plateKinds with plate': (from, to) => {
      ends.push(/^(?:base|foot)/i.test(token(from).text) ? 'base plate' : 'end plate')
      return endPlates(from, to)
    },
    plate: endPlates,
    'with? count countAfter|cross* accessoryKinds|thread|size* accessories': (from, to) =>
      is(from, 'with') || isFree(from) ? keep(from, to) : undefined,
    'references #|:|-|countAfter* code|letter|count': (from, to) =>
      is(to - 1, 'count', 'family') && is(to, 'cross', 'countAfter', 'number') ? undefined : keep(from, to),
    'cross|places? number spacings|asides': keep,
    grade: (at, to) => {
      const { text } = token(at)
      grades.add(`S${text.replace(/^S|\s|(?<=\d)-/gi, '').toUpperCase()}`)
      return to
    },
    'gradeBefore number letter?': (from, to) => {
      refuse('grade', from, to, choicesOf('grade', ['S275', 'S355']))
      return to
    },
    coat: (at, to) => {
      for (const finish of coats) if (is(at, finish)) finishes.add(finish)
      return separate(to)
    },
    // "Black" next to a coat is its colour.
    none: (at, to) => (isCoated ? keep(at, to) : separate(to)),
    vagueFinish: (at, to) => {
      if (!isCoated) refuse('finish', at, to, choicesOf('finish', [...coats, 'none']))
      return keep(at, to)
    },
    'cold|hot': (at, to) => {
      read.cold = is(at, 'cold')
      return is(at, 'family') ? undefined : to
    },
    'numeral countAfter*': (at, to) => {
      if (isFirst() || to > at + 1 || isEnd(to)) return pushNumber(at, to, 'quantity')
      if (token(at).value > 1) refuse('quantityWord', at, to, choicesOf('quantity', [2, 1]))
      return
    },
    'countBefore :|=|.* number': (_, to) =>
      pushNumber(to - 1, match('number countAfter*', to - 1) ?? to, token(to - 1).unit ? undefined : 'quantity'),
    'lengthBefore :|=|.* number': (_, to) => pushNumber(to - 1, match('number lengthAfter*', to - 1) ?? to, 'length'),
    'number lengthAfter*': (at, to) => {
      const isWhole = token(at).unit === '' && Number.isInteger(token(at).value)
      const isEach = is(at + 1, 'each') && !joined && isFirst() && (namesFamily || !is(at + 2, 'number'))
      // "4 angles"
      const isKind = is(at + 1, 'family') && tokens[at + 1]?.plural && !joined && !is(at + 2, 'cross')
      if (!isWhole || !(is(at + 1, 'countAfter') || isEach || isKind))
        return pushNumber(at, to, to > at + 1 ? 'length' : undefined)
      // "With 4 no", "cut in 2 no": something else is counted.
      if (is(at - 1, 'parts') || others) refuse('number', at)
      return pushNumber(at, isKind ? at + 1 : at + 2, 'quantity')
    },
    family: (at, to) => {
      const isLetter = /^l$/i.test(token(at).text) && !match('number cross', to)
      if (isLetter || (is(at, 'each') && namedAngle)) return
      namedAngle = true
      items.push({ ...token(at), type: 'family' })
      return to
    },
    // "88.9 dia x 5", "4 thk"
    'diameter|thickness': (_, to) => to,
    cross: (_, to) => {
      const last = items.at(-1)
      if (last?.type === 'number') last.joins = true
      joined = true
      return to
    },
    otherMaterials: (at) => refuse('material', at),
    doubtful: (at) => refuse('quantityWord', at, at + 1, choicesOf('quantity', [2, 1])),
    with: (at) => {
      const some = is(at - 1, 'countAfter') ? at - 2 : at - 1
      if (is(some, 'count') && is(some - 1, ',', ';', '(', 'joins')) refuse('somePieces', some, at + 1)
      others ||= /\w/.test(token(at).text)
      return undefined
    },
    '(|)|[|]|"': (_, to) => to,
    'sign|cell': (_, to) => separate(to),
  }

  const entries = Object.entries(rules)
  for (let at = 0; at < tokens.length; ) {
    let end: number | undefined
    for (const [pattern, take] of entries) {
      const to = match(pattern, at)
      end = to && take(at, to)
      if (end) break
    }
    if (!end) {
      joined = false
      const { text } = token(at)
      items.push({ type: 'word', text, filler: is(at, 'fillers', 'each', 'labels') || !/[\p{L}\p{N}?]/u.test(text) })
    }
    at = end ?? at + 1
  }
  const [grade = ''] = grades
  const [finish = 'none'] = finishes
  const [one = 'plain', other = 'plain'] = ends
  const about = (values: Iterable<string>) => [...values].join(', ')
  if (grades.size > 1) read.problem ??= { problem: 'grade', about: about(grades), choices: choicesOf('grade', grades) }
  if (ends.length > 2) read.problem ??= { problem: 'plates', about: about(ends) }
  if (finishes.size > 1)
    read.problem ??= { problem: 'finish', about: about(finishes), choices: choicesOf('finish', finishes) }
  return { ...read, items, masses, assumed, grade, finish, ends: [one, other] as const }
}

/** Each of the values as a button. */
export const choicesOf = <Field extends 'quantity' | 'length' | 'grade' | 'finish'>(
  as: Field,
  values: Iterable<ListRow[Field]>,
): Choice[] => [...new Set(values)].map((value) => ({ as, [as]: value }))
