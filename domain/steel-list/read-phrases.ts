import type { listCopy } from '#content/steel-list.ts'
import type { SectionFamily } from '#content/steel-sections.ts'
import type { End, Finish } from './list-row.ts'
import type { Token } from './read-tokens.ts'

/** What was taken for granted in a line, so that it can be shown and changed. */
export type Assumption = keyof typeof listCopy.assumptions
/** Why a line is not a row yet. */
export type ReadProblem = keyof typeof listCopy.problems
/** Where something is in a line, in characters. */
export type Span = readonly [from: number, to: number]
export type Problem = { problem: ReadProblem; about: string; at?: Span }

export type NumberItem = Pick<Token, 'from' | 'to' | 'digits' | 'value' | 'unit' | 'role'> & {
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
  | { type: 'family'; text: string; from: number; to: number; families: readonly SectionFamily[] }
  | { type: 'word'; text: string; filler: boolean }
  | { type: 'sign' }

type Mass = Pick<Token, 'from' | 'to' | 'digits' | 'value' | 'unit'>

/** A line without what is neither section nor quantity nor length. */
export type Phrases = {
  items: Item[]
  mark: string
  grade: string
  finish: Finish
  /** More than one, or one that is no finish of ours. */
  finishes: Finish[]
  ends: readonly [End, End]
  holes: number
  masses: Mass[]
  cold?: boolean
  assumed: Set<Assumption>
  problem?: Problem
  /** "B1 & B2", "B1-B4": perhaps as many pieces. */
  marks?: { at: Span; text: string; count: number }
  /** The number of the line, as in "2." */
  number?: number
}

const finishes = ['galvanised', 'powder coated', 'primed'] as const
const plates = ['end plate', 'base plate', 'fin plate'] as const

/** Which rules can begin at a token, by its kinds: most cannot. */
const rulesByKind = new Map<string, readonly number[]>()

/** Reads the tokens from left to right. Every word of the table has its meaning from its neighbours. */
export function readPhrases(tokens: readonly Token[]): Phrases {
  const read: Phrases = {
    ...{ items: [], mark: '', grade: '', finish: 'none', finishes: [], ends: ['plain', 'plain'], holes: 0 },
    ...{ masses: [], assumed: new Set<Assumption>() },
  }
  const grades: string[] = []
  const coats = new Set<Finish>()
  const ends: End[] = []
  let uncoated: Token | undefined
  let vague: Token | undefined
  let joined = false
  let others = false
  let at = 0
  const namesFamily = tokens.some(({ families, is }) => families.length > 0 && !is.includes('each'))
  let namedAngle = namesFamily

  const is = (index: number, ...kinds: Token['is'][number][]) => kinds.some((kind) => tokens[index]?.is.includes(kind))
  const sign = (index: number, ...signs: string[]) => is(index, 'sign') && signs.includes(tokens[index]?.text ?? '')
  const number = (index: number) => (is(index, 'number') ? tokens[index] : undefined)
  const count = (index: number) => {
    const token = tokens[index]
    return token && token.unit === '' && Number.isInteger(token.value) && !token.role ? token : undefined
  }
  const skip = (index: number, ...kinds: Token['is'][number][]) => {
    let next = index
    while (next < index + 6 && is(next, ...kinds)) next++
    return next
  }
  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ text, from: start }, index) =>
        (tokens[from + index - 1]?.to ?? start) < start && index > 0 ? ` ${text}` : text,
      )
      .join('')
  const refuse = (problem: ReadProblem, first: number, to = first + 1, about = textOf(first, to)) => {
    read.problem ??= { problem, about, at: [tokens[first]?.from ?? 0, tokens[to - 1]?.to ?? 0] }
  }
  const keep = (text: string, filler = false) => read.items.push({ type: 'word', text, filler })
  const isStart = () => read.items.every(({ type }) => type === 'sign')
  /** "With" before what is taken out goes too. */
  const dropLead = () => {
    for (let lead = at - 1; is(lead, 'with') && read.items.at(-1)?.type === 'word'; lead--) read.items.pop()
  }
  /** A number that follows a number, × or a hyphen belongs to it. */
  const ranged = (index: number) => sign(index - 1, '-') && tokens[index - 1]?.to === tokens[index]?.from
  const free = (index: number) => !is(index - 1, 'number', 'cross') && !ranged(index)
  const where = (index: number) => {
    const next = /^(?:at|to|in|on|@)$/i.test(tokens[index]?.text ?? '') ? index + 1 : index
    if (is(next, 'eachEnd')) return { next: next + 1, ends: 2, both: false }
    if (is(next, 'bothEnds')) return { next: next + 1, ends: 2, both: true }
    return is(next, 'oneEnd') ? { next: next + 1, ends: 1, both: false } : { next: index, ends: 0, both: false }
  }

  /** Each takes what it recognises at the place, and returns where it ends. */
  const rules: readonly (readonly [starts: Token['is'] | undefined, read: () => number | undefined])[] = [
    [
      ['number'],
      function lineNumber() {
        const token = count(at)
        const end = tokens[at + 1]
        if (at > 0 && !tokens.slice(0, at).every(({ is, text }) => is.includes('sign') && text !== '(')) return
        if (!token || !end || !sign(at + 1, '.', ')') || end.from > token.to || !tokens[at + 2]) return
        if (token.value > 999 || (tokens[at + 2]?.from ?? 0) === end.to) return
        read.number = token.value
        return at + 2
      },
    ],
    [
      ['code'],
      function marks() {
        if (!is(at, 'code') || (!isStart() && !is(at - 1, 'labels', 'marks'))) return
        const { text, from } = tokens[at] as Token
        const range = /^([a-z]*)(\d+)[a-z]?[-/]([a-z]*)(\d+)[a-z]?$/i.exec(text)
        const [, first = '', low, second = '', high] = range ?? []
        let next = at
        while (
          is(next + 1, 'joins') &&
          (is(next + 2, 'code') || (count(next + 2) && !is(next + 3, 'cross', 'countAfter', 'family')))
        )
          next += 2
        if (sign(at + 1, ',') && is(at + 2, 'code')) next = at + 2
        const to = tokens[next]?.to ?? 0
        if (next > at) {
          const span = Number(/\d+/.exec(tokens[next]?.text ?? '')?.[0]) - Number(/\d+/.exec(text)?.[0]) + 1
          const between = /^(?:to|-)$/i.test(tokens[at + 1]?.text ?? '')
          read.marks = {
            at: [from, to],
            text: textOf(at, next + 1),
            count: between && span > 1 ? span : (next - at) / 2 + 1,
          }
          read.mark = read.marks.text
          return next + 1
        } else if (range && Number(high) > Number(low) && (second === '' || first === second)) {
          read.marks = { at: [from, to], text, count: text.includes('-') ? Number(high) - Number(low) + 1 : 2 }
        }
        return
      },
    ],
    [
      ['labels', 'marks', 'code', 'word', 'family', 'fillers'],
      function mark() {
        if (read.mark) return
        const label = is(at, 'labels') && !is(at, 'references')
        const start = isStart()
        const named = start && is(at, 'labels', 'marks')
        let next = at
        if (named || label) next++
        while (next > at && (sign(next, '#', ':', '.') || /^no\.?$/i.test(tokens[next]?.text ?? ''))) next++
        const size = is(next + 1, 'family') || (number(next + 1) && is(next + 2, 'cross'))
        const free =
          end(next + 1) || (label && !is(next + 1, 'cross', 'countAfter', 'number')) || (size && !tokens[at]?.plural)
        const token = tokens[next]
        const bare = next > at && count(next) && free && (token?.value ?? 1000) < 1000
        const letter =
          /^[a-z]$/i.test(token?.text ?? '') && !is(next, 'cross') && (next > at ? free : sign(next + 1, '.', ')', ':'))
        if (!token || !(is(next, 'code') ? start || label : bare || (start && letter))) return
        const noun = named && !is(at, 'labels')
        read.mark = noun ? textOf(at, next + 1) : token.text
        return next + 1
      },
    ],
    [
      ['sign', 'cross', 'word'],
      function price() {
        const first = is(at, 'cross') ? at + 1 : at
        if (!(sign(first, '£', '€') || tokens[first]?.text.toLowerCase() === 'gbp') || !number(first + 1)) return
        const next = skip(first + 2, 'prices')
        keep(textOf(at, next))
        return next
      },
    ],
    [
      ['number', 'weights', 'sign'],
      function mass() {
        let next = at
        while (next < at + 4 && (is(next, 'weights') || sign(next, '=', ':'))) next++
        const token = number(next)
        const heavy = token?.unit === 'kg' || token?.unit === 't'
        const labelled = tokens.slice(at, next).some(({ is }) => is.includes('weights'))
        const size = next === at && (is(at - 1, 'cross') || read.items.at(-1)?.type === 'family')
        if (!token || token.role || (size && token.unit === 'kg')) return
        if (!heavy && !(labelled && (token.unit === '' || token.unit === 'kg/m'))) return
        read.masses.push(token)
        keep(textOf(at, next + 1))
        return next + 1
      },
    ],
    [
      ['number', 'numeral'],
      function holes() {
        const token = count(at)
        if (!token || is(at - 1, 'cross') || ranged(at)) return
        const first = skip(at + 1, 'countAfter', 'cross')
        let next = first
        while (next < first + 6) {
          if (is(next, 'holeKinds', 'diameter') || /^m\d\d?$/i.test(tokens[next]?.text ?? '')) next++
          else if (
            number(next) &&
            (is(next + 1, 'diameter') || (number(next)?.unit === 'mm' && is(next + 1, 'holes', 'diameter')))
          )
            next++
          else break
        }
        if (!is(next, 'holes')) return
        const kind = next > first
        next++
        const suits = /^(?:for|to)$/i.test(tokens[next]?.text ?? '')
        const bolt = suits ? next + (/^suit$/i.test(tokens[next + 1]?.text ?? '') ? 2 : 1) : next
        const bolts = suits && /^m\d\d?$/i.test(tokens[bolt]?.text ?? '')
        if (bolts) next = is(bolt + 1, 'accessories') ? bolt + 2 : bolt + 1
        const place = where(next)
        dropLead()
        if (kind || bolts) keep(textOf(at, place.next))
        read.holes += token.value * (place.ends === 2 ? 2 : 1)
        if (place.both) read.assumed.add('holesAtEachEnd')
        return place.next
      },
    ],
    [
      ['number', 'numeral', 'plateKinds', ...plates],
      function endPlates() {
        let next = at
        const counted =
          count(at) && free(at) && is(skip(at + 1, 'countAfter', 'cross'), ...plates) ? (count(at)?.value ?? 0) : 0
        if (counted) next = skip(at + 1, 'countAfter', 'cross')
        const sized = counted ? undefined : sizeEnd(at)
        if (sized && is(sized, ...plates)) next = sized
        else if (!counted && is(at, 'plateKinds') && is(at + 1, 'with') && is(at + 2, ...plates)) {
          const first = /^(?:base|foot)/i.test(tokens[at]?.text ?? '') ? 'base plate' : 'end plate'
          ends.push(first)
          next = at + 2
        }
        const kind = plates.find((plate) => is(next, plate))
        const plate = tokens[next]
        if (!kind || !plate) return
        if (counted && !is(at - 1, 'with')) refuse('plates', at, next + 1)
        if (counted > 2) refuse('plates', at, next + 1)
        const after = sizeEnd(next + 1) ?? next + 1
        const place = where(after)
        dropLead()
        if (sized || after > next + 1) keep(textOf(at, place.next))
        const assumed = place.ends === 0 && counted === 0 && plate.plural && kind !== 'base plate' && ends.length === 0
        if (assumed) read.assumed.add('platesAtBothEnds')
        ends.push(...(place.ends === 2 || counted === 2 || assumed ? [kind, kind] : [kind]))
        return place.next
      },
    ],
    [
      ['number', 'numeral', 'with'],
      function accessories() {
        const lead = is(at, 'with')
        const first = lead ? at + 1 : at
        if (!count(first) || (!lead && !free(first))) return
        let next = skip(first + 1, 'countAfter', 'cross')
        while (
          next < first + 6 &&
          (is(next, 'accessoryKinds') || /^m\d+$/i.test(tokens[next]?.text ?? '') || isSized(next))
        ) {
          if (is(next, 'accessories') && !is(next + 1, 'accessories', 'accessoryKinds')) break
          next++
        }
        if (!is(next, 'accessories')) return
        const place = where(next + 1)
        keep(textOf(at, place.next))
        return place.next
      },
    ],
    [
      ['references'],
      function references() {
        if (!is(at, 'references') || (read.items.at(-1)?.type === 'number' && is(at, 'countAfter'))) return
        let next = at + 1
        while (next < at + 3 && (sign(next, '#', ':', '-') || /^no\.?$/i.test(tokens[next]?.text ?? ''))) next++
        if (!is(next, 'code') && (!count(next) || is(next + 1, 'cross', 'countAfter'))) return
        if (is(next + 1, 'joins') && count(next + 2) && !is(next + 3, 'cross', 'countAfter', 'family')) next += 2
        const rev =
          /^rev\.?$/i.test(tokens[next + 1]?.text ?? '') && tokens[next + 2]?.text.length === 1 ? next + 3 : next + 1
        keep(textOf(at, rev))
        return rev
      },
    ],
    [
      ['number', 'cross', 'fillers'],
      function spacings() {
        const first = is(at, 'cross') || tokens[at]?.text.toLowerCase() === 'at' ? at + 1 : at
        if (!number(first) || !is(first + 1, 'spacings', 'asides')) return
        keep(textOf(at, first + 2))
        return first + 2
      },
    ],
    [
      ['grade', 'number', 'code'],
      function grade() {
        const { text = '' } = tokens[at] ?? {}
        const strength = is(at - 1, 'accessoryKinds', 'fillers') && /^gr/i.test(tokens[at - 1]?.text ?? '') && free(at)
        if (is(at, 'grade')) grades.push(text.replace(/\s|(?<=\d)-/g, '').toUpperCase())
        else if (strength && number(at)) {
          if (/^(?:235|275|355)$/.test(text)) grades.push(`S${text}`)
          else
            refuse(
              'grade',
              at - 1,
              at + 2 <= tokens.length && tokens[at + 1]?.from === tokens[at]?.to ? at + 2 : at + 1,
            )
          read.items.pop()
        } else return
        return at + 1
      },
    ],
    [
      ['none', 'vagueFinish', ...finishes],
      function finish() {
        const coat = finishes.find((finish) => is(at, finish))
        if (coat) coats.add(coat)
        else if (is(at, 'none')) {
          uncoated = tokens[at]
          keep(`\0${uncoated?.text ?? ''}`)
        } else if (is(at, 'vagueFinish')) {
          vague ??= tokens[at]
          keep(tokens[at]?.text ?? '')
        } else return
        if (coat) read.items.push({ type: 'sign' })
        return at + 1
      },
    ],
    [
      ['cold', 'hot'],
      function process() {
        if (is(at, 'cold')) read.cold = true
        else if (is(at, 'hot')) read.cold = false
        else return
        return is(at, 'family') ? undefined : at + 1
      },
    ],
    [
      ['numeral'],
      function numeral() {
        const token = tokens[at]
        if (!is(at, 'numeral') || !token) return
        if (!isStart() && !is(at + 1, 'countAfter') && !end(at + 1)) {
          if (token.value > 1) refuse('quantityWord', at)
          return
        }
        pushNumber(token, 'pieces')
        return skip(at + 1, 'countAfter')
      },
    ],
    [
      ['countBefore', 'lengthBefore', 'family'],
      function labelled() {
        const quantity = is(at, 'countBefore')
        const length = is(at, 'lengthBefore') || /^l$/i.test(tokens[at]?.text ?? '')
        let next = at + 1
        while (next < at + 4 && sign(next, ':', '=', '.')) next++
        const token = number(next)
        if (!(quantity || length) || !token) return
        if (!is(at, 'countBefore', 'lengthBefore') && next === at + 1) return
        pushNumber(token, quantity && token.unit === '' ? 'pieces' : '', length)
        return skip(next + 1, quantity ? 'countAfter' : 'lengthAfter')
      },
    ],
    [
      ['number'],
      function plainNumber() {
        const token = number(at)
        if (!token) return
        const small = token.unit === '' && Number.isInteger(token.value)
        const ea = is(at + 1, 'each') && small && !joined && isStart() && (namesFamily || !is(at + 2, 'number'))
        const unitless = small && !is(at + 2, 'cross') && is(at + 1, 'family') && tokens[at + 1]?.plural && !joined
        const counted = small && (is(at + 1, 'countAfter') || ea || unitless)
        const part = is(at - 1, 'parts')
        const end = skip(at + 1, 'lengthAfter')
        const long = !counted && end > at + 1
        pushNumber(token, counted ? (part || others ? 'others' : 'pieces') : '', long)
        return long ? end : counted && !unitless ? at + 2 : at + 1
      },
    ],
    [
      ['family'],
      function family() {
        const token = tokens[at]
        if (!token || token.families.length === 0) return
        if (token.is.includes('each') && namedAngle) return
        if (/^l$/i.test(token.text) && !(is(at + 1, 'number') && is(at + 2, 'cross'))) return
        namedAngle = true
        const { text, from, to, families } = token
        read.items.push({ type: 'family', text, from, to, families })
        return at + 1
      },
    ],
    [
      ['diameter', 'thickness'],
      function size() {
        // "88.9 dia x 5", "4 thk"
        return is(at, 'diameter', 'thickness') ? at + 1 : undefined
      },
    ],
    [
      ['cross'],
      function cross() {
        if (!is(at, 'cross')) return
        const last = read.items.at(-1)
        if (last?.type === 'number') last.joins = true
        joined = true
        return at + 1
      },
    ],
    [
      ['otherMaterials', 'doubtful', 'with'],
      function doubt() {
        if (is(at, 'otherMaterials')) refuse('material', at)
        if (is(at, 'doubtful')) refuse('quantityWord', at)
        if (is(at, 'with')) {
          const before = tokens[at - 1]
          const some = before && is(at - 1, 'countAfter') ? at - 2 : at - 1
          const opens = sign(some - 1, ',', ';', '(') || /^and$/i.test(tokens[some - 1]?.text ?? '')
          if (count(some) && opens) refuse('somePieces', some, at + 1)
          if (/^(?:with|c\/w|w\/|and|incl?|including|plus)\.?$/i.test(tokens[at]?.text ?? '')) others = true
        }
        return
      },
    ],
    [
      undefined,
      function word() {
        const { text = '' } = tokens[at] ?? {}
        if (sign(at, '(', ')', '[', ']', '"')) return at + 1
        if (is(at, 'sign', 'cell')) read.items.push({ type: 'sign' })
        else keep(text, is(at, 'fillers', 'each', 'labels') || !/[\p{L}\p{N}?]/u.test(text))
        if (!is(at, 'sign', 'cell')) joined = false
        return at + 1
      },
    ],
  ]

  while (at < tokens.length) {
    const kinds = tokens[at]?.is ?? []
    const key = kinds.join()
    const begin =
      rulesByKind.get(key) ??
      rules.flatMap(([starts], rule) => (!starts || kinds.some((kind) => starts.includes(kind)) ? rule : []))
    rulesByKind.set(key, begin)
    for (const rule of begin) {
      const next = rules[rule]?.[1]()
      if (next === undefined) continue
      at = next
      break
    }
  }
  read.items = read.items.flatMap((item): Item[] => {
    if (item.type !== 'word' || !item.text.startsWith('\0')) return [item]
    // "Black" next to a coat is its colour.
    return coats.size > 0 ? [{ ...item, text: item.text.slice(1) }] : [{ type: 'sign' }]
  })
  read.grade = grades[0] ?? ''
  if (new Set(grades).size > 1) read.problem ??= { problem: 'grade', about: grades.join(', ') }
  read.ends = [ends[0] ?? 'plain', ends[1] ?? 'plain']
  if (ends.length > 2) read.problem ??= { problem: 'plates', about: ends.join(', ') }
  read.finishes = [...coats]
  read.finish = read.finishes[0] ?? 'none'
  if (coats.size > 1) read.problem ??= { problem: 'finish', about: read.finishes.join(', ') }
  else if (vague && coats.size === 0)
    read.problem ??= { problem: 'finish', about: vague.text, at: [vague.from, vague.to] }
  return read

  function end(index: number): boolean {
    return index >= tokens.length || is(index, 'sign', 'cell')
  }

  function isSized(index: number): boolean {
    return number(index)?.unit === 'mm' || (number(index)?.digits.includes('.') ?? false)
  }

  /** "300x300x20", "10 mm thick": the size of a plate. */
  function sizeEnd(index: number): number | undefined {
    if (!number(index) || number(index)?.role) return undefined
    let next = index + 1
    while (next < index + 6 && is(next, 'cross') && number(next + 1)) next += 2
    const thick = is(next, 'thickness')
    const small = (number(index)?.value ?? 0) < 100
    if (next === index + 1 && !(small && (thick || number(index)?.unit === 'mm'))) return undefined
    if (is(index - 1, 'cross')) return undefined
    return skip(next, 'thickness')
  }

  function pushNumber(token: Token, counts: NumberItem['counts'], measures = false) {
    const { from, to, digits, text, value, unit, role } = token
    const item = {
      type: 'number',
      from,
      to,
      digits: digits || text,
      value,
      unit,
      joined,
      joins: false,
      first: isStart(),
    } as const
    read.items.push({
      ...item,
      ...(role && { role }),
      counts: role === 'quantity' ? 'pieces' : counts,
      measures: measures || role === 'length',
    })
    joined = false
  }
}
