import type { listCopy } from '#content/steel-list.ts'
import type { End, Finish } from './list-row.ts'
import type { Kind, Token } from './read-tokens.ts'

/** What was taken for granted in a line, so that it can be shown and changed. */
export type Assumption = keyof typeof listCopy.assumptions
/** Why a line is not a row yet. */
export type ReadProblem = keyof typeof listCopy.problems
/** Where something is in a line, in characters. */
export type Span = readonly [from: number, to: number]
export type Problem = { problem: ReadProblem; about: string; at?: Span }

export type NumberItem = Token & {
  type: 'number'
  /** Joined by ×, @ or / to what is before, and to what comes next. */
  joined: boolean
  joins: boolean
  /** "4 no" and "qty 4" count pieces. "With 4 no" counts something else. */
  counts: '' | 'pieces' | 'others'
  /** "L = 3", "3 long": a length, whatever its unit. */
  measures: boolean
  /** Nothing is before it but a mark. */
  first: boolean
}
export type Item =
  | NumberItem
  | (Token & { type: 'family' })
  | { type: 'word'; text: string; filler?: boolean }
  | { type: 'sign' }

/** A line without what is neither section nor quantity nor length. */
export type Phrases = {
  items: Item[]
  mark: string
  grade: string
  /** More than one are a question. */
  finishes: Finish[]
  ends: readonly [End, End]
  holes: number
  masses: Token[]
  cold?: boolean
  assumed: Set<Assumption>
  problem?: Problem
  /** "B1 & B2", "B1-B4": perhaps as many pieces. */
  marks?: Problem & { count: number }
}

const finishes = ['galvanised', 'powder coated', 'primed'] as const
const plates = ['end plate', 'base plate', 'fin plate'] as const

/** Kinds of tokens that follow each other, one way of several. */
type Part = { ways: Kind[][]; optional: boolean; many: boolean }
type Pattern = { parts: Part[]; starts: Set<Kind> }
const patterns = new Map<string, Pattern>()

/** "count countAfter|cross* size>diameter? holes": one of the kinds, as often as there are, and two kinds together or none. */
function patternOf(text: string): Pattern {
  const known = patterns.get(text)
  if (known) return known
  const parts = text.split(' ').map((part) => ({
    ways: part.split('|').map((way) => way.replace(/[?*]$/, '').split('>') as Kind[]),
    optional: /[?*]$/.test(part),
    many: part.endsWith('*'),
  }))
  const first = parts.slice(0, parts.findIndex(({ optional }) => !optional) + 1)
  const pattern = { parts, starts: new Set(first.flatMap(({ ways }) => ways.flatMap(([kind]) => kind ?? []))) }
  patterns.set(text, pattern)
  return pattern
}

/** Reads the tokens of a line from left to right. The first rule that fits takes them. */
export function readPhrases(tokens: readonly Token[], line: string): Phrases {
  const items: Item[] = []
  const read: Phrases = {
    ...{ items, mark: '', grade: '', finishes: [], ends: ['plain', 'plain'], holes: 0 },
    ...{ masses: [], assumed: new Set<Assumption>() },
  }
  const grades = new Set<string>()
  const coats = new Set<Finish>()
  const ends: End[] = []
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

  const wayAt = (ways: Kind[][], at: number) =>
    ways.find((kinds) => kinds.every((kind, next) => tokens[at + next]?.is.includes(kind)))

  /** Where the tokens that a pattern describes end. */
  function match(pattern: string, from: number): number | undefined {
    const { parts, starts } = patternOf(pattern)
    if (!tokens[from]?.is.some((kind) => starts.has(kind))) return undefined
    let at = from
    for (const { ways, optional, many } of parts) {
      let way = wayAt(ways, at)
      if (!way && !optional) return undefined
      for (; way; way = many ? wayAt(ways, at) : undefined) at += way.length
    }
    return at
  }

  function refuse(problem: ReadProblem, from: number, to = from + 1) {
    read.problem ??= { problem, about: textOf(from, to), at: spanOf(from, to) }
  }

  function keep(from: number, to: number) {
    items.push({ type: 'word', text: textOf(from, to) })
    return to
  }

  function separate(to: number) {
    items.push({ type: 'sign' })
    return to
  }

  function pushNumber(at: number, to = at + 1, counted: NumberItem['counts'] = '', measured = false) {
    const { role } = token(at)
    const counts = role === 'quantity' ? 'pieces' : counted
    const measures = measured || role === 'length'
    items.push({ ...token(at), type: 'number', joined, joins: false, first: isFirst(), counts, measures })
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
    const { role, value, unit } = tokens[at] ?? {}
    const isThickness = value && value < 100 && (unit === 'mm' || is(at + 1, 'thickness'))
    return role || is(at - 1, 'cross') || !(match('number cross>number', at) || isThickness) ? undefined : to
  }

  function several(from: number) {
    let to = from + 1
    while (match('joins|, code', to) || (match('joins count', to) && !is(to + 2, 'cross', 'countAfter', 'family')))
      to += 2
    const text = textOf(from, to)
    const numbers = (text.match(/\d+/g) ?? []).map(Number)
    const span = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1
    const isOne = to === from + 1
    if (isOne && !(span > 1 && /^([a-z]+)\d+[a-z]?[-/]\1?\d+[a-z]?$/i.test(text))) return
    const count = span > 1 && /-|\sto\s/i.test(text) ? span : numbers.length
    read.marks = { problem: 'quantityWord', about: text, at: spanOf(from, to), count }
    read.mark = text
    return to
  }

  function mark(from: number, to: number) {
    const last = to - 1
    const isLabel = is(from, 'labels') && !is(from, 'references')
    const isNamed = last > from
    if (read.mark || (!isLabel && !isFirst())) return
    const isSize = is(to, 'family') || match('number cross', to)
    const isLoose =
      isEnd(to) || (isLabel && !is(to, 'cross', 'countAfter', 'number')) || (isSize && !tokens[from]?.plural)
    const isLetter = isFirst() && is(last, 'letter') && (isNamed ? isLoose : is(to, '.', ')', ':'))
    if (!is(last, 'code') && !isLetter && !(is(last, 'count') && isLoose)) return
    read.mark = isNamed && !is(from, 'labels') ? textOf(from, to) : token(last).text
    return to
  }

  function mass(from: number, to: number) {
    const { unit, role } = token(to - 1)
    const isHeavy = unit === 'kg' || unit === 't'
    const isLabelled = tokens.slice(from, to - 1).some(({ is }) => is.includes('weights'))
    const isSize = to === from + 1 && (is(from - 1, 'cross') || items.at(-1)?.type === 'family')
    if (role || (isSize && unit === 'kg') || (!isHeavy && !(isLabelled && (unit === '' || unit === 'kg/m')))) return
    read.masses.push(token(to - 1))
    return keep(from, to)
  }

  function holes(from: number, to: number) {
    if (is(from - 1, 'cross')) return
    const bolts = match('suits thread accessories?', to)
    const [end, isBoth] = placeAt(bolts ?? to)
    read.holes += token(from).value * (isBoth ? 2 : 1)
    if (is(end - 1, 'bothEnds')) read.assumed.add('holesAtEachEnd')
    // What says more than that goes into the note.
    return bolts || match('count countAfter|cross* holes', from) !== to ? keep(from, end) : end
  }

  function endPlates(from: number, to: number, count = 0) {
    const kind = plates.find((plate) => is(to - 1, plate)) ?? 'end plate'
    if (count > 2 || (count > 0 && !is(from - 1, 'with'))) refuse('plates', from, to)
    const size = sizeEnd(to)
    const [end, isBoth] = placeAt(size ?? to)
    const isBare = count === 0 && ends.length === 0 && end === (size ?? to)
    const isAssumed = isBare && token(to - 1).plural && kind !== 'base plate'
    if (isAssumed) read.assumed.add('platesAtBothEnds')
    ends.push(...(isBoth || count === 2 || isAssumed ? [kind, kind] : [kind]))
    return size || (count === 0 && is(from, 'number')) ? keep(from, end) : end
  }

  function plainNumber(at: number, to: number) {
    const isWhole = token(at).unit === '' && Number.isInteger(token(at).value)
    const isEach = is(at + 1, 'each') && !joined && isFirst() && (namesFamily || !is(at + 2, 'number'))
    // "4 angles"
    const isKind = is(at + 1, 'family') && tokens[at + 1]?.plural && !joined && !is(at + 2, 'cross')
    if (!isWhole || !(is(at + 1, 'countAfter') || isEach || isKind)) return pushNumber(at, to, '', to > at + 1)
    return pushNumber(at, isKind ? at + 1 : at + 2, is(at - 1, 'parts') || others ? 'others' : 'pieces')
  }

  function family(at: number) {
    const isLetter = /^l$/i.test(token(at).text) && !match('number cross', at + 1)
    if (isLetter || (is(at, 'each') && namedAngle)) return
    namedAngle = true
    items.push({ ...token(at), type: 'family' })
    return at + 1
  }

  function doubt(at: number) {
    if (is(at, 'otherMaterials')) refuse('material', at)
    if (is(at, 'doubtful')) refuse('quantityWord', at)
    const some = is(at - 1, 'countAfter') ? at - 2 : at - 1
    if (is(at, 'with') && is(some, 'count') && (is(some - 1, ',', ';', '(') || is(some - 1, 'joins')))
      refuse('somePieces', some, at + 1)
    if (is(at, 'with') && /\w/.test(token(at).text)) others = true
    return undefined
  }

  /** What to do with the tokens of a pattern. Each returns where it ends, or nothing if it does not fit after all. */
  const rules: Record<string, (from: number, to: number) => number | undefined> = {
    lineNumber: (_, to) => (isFirst() ? to : undefined),
    code: several,
    'labels|marks #|:|.|countAfter* code|letter|count': mark,
    'code|letter': mark,
    'cross? currency number prices*': keep,
    'weights|=|:* number': mass,
    'count countAfter|cross* holeKinds|diameter|thread|number>diameter|size* holes': holes,
    'count countAfter|cross* plate': (from, to) => (isFree(from) ? endPlates(from, to, token(from).value) : undefined),
    number: (from) => {
      const to = sizeEnd(from)
      return to && is(to, 'plate') ? endPlates(from, to + 1) : undefined
    },
    'plateKinds with plate': (from, to) => {
      ends.push(/^(?:base|foot)/i.test(token(from).text) ? 'base plate' : 'end plate')
      return endPlates(from, to)
    },
    plate: endPlates,
    'with? count countAfter|cross* accessoryKinds|thread|size* accessories': (from, to) =>
      is(from, 'with') || isFree(from) ? keep(from, placeAt(to)[0]) : undefined,
    'references #|:|-|countAfter* code|letter|count': (from, to) =>
      is(to - 1, 'count', 'family') && is(to, 'cross', 'countAfter', 'number') ? undefined : keep(from, to),
    'cross|places? number spacings|asides': keep,
    grade: (at, to) => {
      const { text } = token(at)
      grades.add(`S${text.replace(/^S|\s|(?<=\d)-/gi, '').toUpperCase()}`)
      return to
    },
    'gradeBefore number letter?': (from, to) => {
      refuse('grade', from, to)
      return to
    },
    coat: (at, to) => {
      for (const finish of finishes) if (is(at, finish)) coats.add(finish)
      return separate(to)
    },
    // "Black" next to a coat is its colour.
    none: (at, to) => (isCoated ? keep(at, to) : separate(to)),
    vagueFinish: (at, to) => {
      if (!isCoated) refuse('finish', at)
      return keep(at, to)
    },
    'cold|hot': (at, to) => {
      read.cold = is(at, 'cold')
      return is(at, 'family') ? undefined : to
    },
    'numeral countAfter*': (at, to) => {
      if (isFirst() || to > at + 1 || isEnd(to)) return pushNumber(at, to, 'pieces')
      if (token(at).value > 1) refuse('quantityWord', at)
      return
    },
    'countBefore :|=|.* number': (_, to) =>
      pushNumber(to - 1, match('number countAfter*', to - 1), token(to - 1).unit === '' ? 'pieces' : ''),
    'lengthBefore :|=|.* number': (_, to) => pushNumber(to - 1, match('number lengthAfter*', to - 1), '', true),
    'number lengthAfter*': plainNumber,
    family,
    // "88.9 dia x 5", "4 thk"
    'diameter|thickness': (_, to) => to,
    cross: (_, to) => {
      const last = items.at(-1)
      if (last?.type === 'number') last.joins = true
      joined = true
      return to
    },
    'otherMaterials|doubtful|with': doubt,
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
    if (!end) joined = false
    if (!end) {
      const { text } = token(at)
      items.push({ type: 'word', text, filler: is(at, 'fillers', 'each', 'labels') || !/[\p{L}\p{N}?]/u.test(text) })
    }
    at = end ?? at + 1
  }
  read.grade = [...grades][0] ?? ''
  read.finishes = [...coats]
  read.ends = [ends[0] ?? 'plain', ends[1] ?? 'plain']
  if (grades.size > 1) read.problem ??= { problem: 'grade', about: [...grades].join(', ') }
  if (ends.length > 2) read.problem ??= { problem: 'plates', about: ends.join(', ') }
  if (coats.size > 1) read.problem ??= { problem: 'finish', about: read.finishes.join(', ') }
  return read
}
