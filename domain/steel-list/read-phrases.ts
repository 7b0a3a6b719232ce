import type { listCopy } from '#content/steel-list.ts'
import { listWords as words } from '#content/steel-list-words.ts'
import type { End, Finish } from './list-row.ts'

/** What was taken for granted in a line, so that it can be shown and changed. */
export type Assumption = keyof typeof listCopy.assumptions
/** Why a line is not a row yet. */
export type ReadProblem = keyof typeof listCopy.problems
export type Problem = { problem: ReadProblem; about: string }

export type Phrases = {
  /** The line without the phrases: a bar in place of each, and a placeholder for each text that belongs in the note. */
  rest: string
  kept: string[]
  grade: string
  finish: Finish
  ends: readonly [End, End]
  holes: number
  cold?: boolean
  assumed: Assumption[]
  problem?: Problem
}

/** Placeholders come from the private use area. */
export const firstPlaceholder = 0xe000

/** Words that commas separate, as one pattern, the longest first. */
export function anyOf(list: string): string {
  const patterns = list.split(', ').map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ -]?'))
  return `(?:${patterns.sort((one, other) => other.length - one.length).join('|')})`
}

const pattern = (parts: TemplateStringsArray, ...values: string[]) => new RegExp(String.raw(parts, ...values), 'gi')
const phrase = (list: string) => pattern`(?<![\w']|\bnot |\bnon[ -]|(?<!\d\s?)\bno )${anyOf(list)}s?(?!\w)\.?`

const lead = String.raw`(?:\b(?:c\/w|with|w\/|and|plus|inc(?:l|luding)?|having|drill(?:ed)?)\b\.?\s*|[&+]\s*)`
const where = String.raw`(?:(?:at|to|in|on)\s+)?(?:(?:each|both|either|every|per|ea\.?|1|one)\s*ends?\b|(?:the\s+)?(?:top|bottom)\b|e\.?\/?e\b\.?)`
const size = String.raw`(?:\d+(?:\.\d+)?(?:\s*x\s*\d+(?:\.\d+)?){1,2}(?:\s*(?:mm|thk|thick)\b)*|\d{1,2}\s*(?:mm\s*)?(?:thk|thick)\b|\d{1,2}\s*mm\b)`
/** A number in front of a thing is its count only where it cannot be the end of a size or a length. */
const count = String.raw`(?<![x.\d/]\s{0,3}|-)\b(\d{1,2})(?!\d)\s*(?:(?:no|nr|off)\b\.?|x)?\s*`
const plate = '(end|base|fin|cap|head|top|foot)[ -]?(pl(?:ate)?s?)'

const prices = pattern`(?:@\s*)?(?:£|€|\bgbp\s*)\s*\d[\d,]*(?:\.\d+)?\s*k?(?:\s*(?:\/|per\b|a\b)\s*(?:kg|tonne|te?|m|no|each|piece))?(?:\s*(?:each|ea|net|\+\s*vat|ex\.?\s*vat|inc\.?\s*vat))*`
const weights = pattern`(?:(?:=|\btotal|\bwt\.?|\bweight|\bmass)[\s:]*)*(?<![\dx.,])\d[\d,]*(?:\.\d+)?\s*(?:kgs?|tonnes?|te?)\b(?!\s*(?:\/|per))`
/** Numbers that belong to something else. */
const asides = [
  pattern`(?:@|\bat\b)?\s*\b\d+(?:\.\d+)?\s*(?:mm|m)?\s*${anyOf(words.spacings)}(?!\w)\.?`,
  pattern`\bRAL\s*\d{4}\b|\b\d+\s*coats?\b(?:\s*of)?|\b\d+\s*(?:microns?|µm|um|min(?:ute)?s?)\b|\b\d+(?:\.\d+)?\s*(?:°|deg(?:rees?)?\b)|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b`,
  pattern`${lead}?${count}(?:(?:m\d+|grade|8\.8|\d+\s*mm|${anyOf(words.accessoryKinds)})\s+){0,3}${anyOf(words.accessories)}s?\b(?:\s+${where})?`,
  pattern`\b${anyOf(words.references)}\b\.?\s*(?:no\.?\s*)?[#:-]?\s*(?:[a-z]{1,3}-)?[a-z]?\d{1,6}[a-z]?\b(?!\s*x|\.\d|\s*(?:no|off|nr|mm|m)\b)(?:\s*rev\.?\s*\w\b)?`,
]
const grades = pattern`(?:\b(?:grade|gr)\b\.?\s*)?\bS\s?(235|275|355|420|460)\s?-?((?:JR|J0|J2|K2|NLH|NH|MH|NL|ML|N|M|W|H)*)(?:\s?\+\s?(N|M|AR)\b)?(?![a-wyz0-9])`
const holes = pattern`${lead}*${count}((?:(?:m\d{2}|ø\s?\d+|\d+\s*(?:mm)?\s*(?:dia\b\.?|diameter|ø)|\d+\s*mm|dia\b\.?|diameter|bolt|fixing|clearance|drilled)\s*)*)holes?\b(\s*(?:for|to suit)\s+m\d{2}(?:\s+bolts?)?)?\s*(${where})?`
const plates = pattern`${lead}?(?:(?<=${lead})(?:(\d{1,2})\s*(?:(?:no|nr)\b\.?|x)?\s+(?=[a-z])|(?:an?\s+)?(${size})\s+(?=[a-z])))?(?:an?\s+)?\b${plate}\b\.?(?:\s+(${size})(?![\w.]))?\s*(${where})?`
const plateEnds: Readonly<Record<string, End>> = { base: 'base plate', foot: 'base plate', fin: 'fin plate' }
const leads = new RegExp(`^${lead}+`, 'i')
const oneEnd = /\b(?:1|one) end|top|bottom/i

const coatings = (['galvanised', 'powder coated', 'primed'] as const).map(
  (finish) => [finish, phrase(words.finishes[finish])] as const,
)
const uncoated = phrase(words.finishes.none)
const vagueCoating = phrase(words.vagueFinish)
const made = [
  [true, pattern`\b(?:${anyOf(words.cold)}\b|CF(?=[SRC]HS))`],
  [false, pattern`\b(?:${anyOf(words.hot)}\b|HF(?=[SRC]HS))`],
] as const
const doubtful = phrase(words.doubtful)

/** What makes a line doubtful whatever the rest says. */
const doubts: readonly (readonly [ReadProblem, RegExp])[] = [
  ['material', phrase(words.otherMaterials)],
  [
    'somePieces',
    pattern`(?:[,;(]|\band\b)\s*\d+\s*(?:(?:no|off|nr)\b\.?)?\s*(?:of (?:them|which|these)\s*)?(?:with|c\/w|w\/)`,
  ],
  ['plates', pattern`(?<!${lead})${count}${plate}`],
  ['grade', /\b(?:grade|gr)\b\.?\s*\d+\w*/i],
]

/** Takes everything out of a line that is neither section, quantity, length nor mark. */
export function readPhrases(line: string): Phrases {
  const nothing = { grade: '', finish: 'none', ends: ['plain', 'plain'], holes: 0 } as const
  const read: Phrases = { ...nothing, rest: line, kept: [], assumed: [] }
  /** Takes every match out of the line, with a text that is kept or without. */
  const take = (found: RegExp, textOf?: (match: RegExpExecArray) => string | undefined) => {
    // Most patterns find nothing, and a search costs least.
    if (read.rest.search(found) < 0) return []
    const matches = [...read.rest.matchAll(found)]
    const texts = matches.map((match) => textOf?.(match)?.trim())
    read.rest = read.rest.replace(found, () => {
      const text = texts.shift()
      return text ? ` ${String.fromCharCode(firstPlaceholder + read.kept.push(text) - 1)} ` : ' ¦ '
    })
    return matches
  }
  const refuse = (problem: ReadProblem, about: string) => {
    read.problem ??= { problem, about }
  }
  read.rest = read.rest
    .replace(/((?:x|UB|UC|PFC)\s*\d+(?:\.\d+)?)\s*kgs?(?:\s*(?:\/|per\s?)\s?m)?\b/gi, '$1 ')
    .replace(/(\d)\s*kg\s*(?:\/|per\s?)\s?m\b/gi, '$1 ')
    .replace(
      /\b(base|foot|end|cap|top|head)\s*(?:and|&|\+|\/)\s*(cap|top|end|head|base|foot)\s*pl(?:ate)?s?\b/gi,
      '$1 plate and $2 plate',
    )
  for (const [problem, doubt] of doubts) {
    const about = read.rest.match(doubt)?.[0]
    if (about) refuse(problem, about.trim())
  }
  for (const aside of [prices, weights]) take(aside, ([text]) => text)

  const found = take(grades).map(
    ([, strength, quality = '', more]) => `S${strength}${quality}${more ? `+${more}` : ''}`,
  )
  read.grade = found[0]?.toUpperCase() ?? ''
  if (new Set(found).size > 1) refuse('grade', found.join(', '))

  for (const [, number, , , at = ''] of take(holes, ([text, , kind, bolts]) =>
    kind || bolts ? text.replace(/^\W+/, '') : '',
  )) {
    read.holes += Number(number) * (at && !oneEnd.test(at) ? 2 : 1)
    if (/both/i.test(at)) read.assumed.push('holesAtEachEnd')
  }
  const pair = take(plates, ([text, , before, , , after]) => (before || after ? text.replace(leads, '') : '')).flatMap(
    ([text, number, , kind = '', plural = '', , at = '']): End[] => {
      const end = plateEnds[kind.toLowerCase()] ?? 'end plate'
      const one = number === '1' || oneEnd.test(at)
      const both = !one && (at !== '' || number === '2')
      const assumed = !one && !both && /s$/i.test(plural) && end !== 'base plate'
      if (assumed) read.assumed.push('platesAtBothEnds')
      if (Number(number) > 2) refuse('plates', text.trim())
      return both || assumed ? [end, end] : [end]
    },
  )
  read.ends = [pair[0] ?? 'plain', pair[1] ?? 'plain']
  if (pair.length > 2) refuse('plates', pair.join(', '))

  for (const aside of asides) take(aside, ([text]) => text)
  const coats = coatings.filter(([, coating]) => take(coating).length > 0).map(([finish]) => finish)
  // "Black" next to a coat is its colour.
  take(uncoated, ([text]) => (coats.length > 0 ? text : ''))
  read.finish = coats[0] ?? 'none'
  const vague = coats.length === 0 && read.rest.match(vagueCoating)?.[0]
  if (vague || coats.length > 1) refuse('finish', vague || coats.join(', '))
  for (const [cold, process] of made) if (take(process).length > 0) read.cold = cold
  const word = read.rest.match(doubtful)?.[0]
  if (word) refuse('quantityWord', word)
  return read
}
