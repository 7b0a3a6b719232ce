import type { listCopy } from '#content/steel-list.ts'
import { commonFamilies, type SoughtSection } from './find-sections.ts'
import type { Kind } from './find-words.ts'
import { coats, type End, type ListRow, plates } from './list-row.ts'
import { type Phrase, type PhraseName, phrasesOf } from './phrase-patterns.ts'
import { hasKind, type Span, type Token } from './read-tokens.ts'

/** What was taken for granted in a line, so that it can be shown and changed. */
export type Assumption = keyof typeof listCopy.assumptions
/** Why a line is not a row yet. */
export type ReadProblem = keyof typeof listCopy.problems
/** `choices` are what the line may mean, `sought` is a section that is not in the tables, `table` the first line of a table. */
export type Problem = {
  problem: ReadProblem
  about: string
  at?: Span
  choices?: readonly Choice[]
  sought?: SoughtSection
  table?: string
}
/** With the numbers of the choice, or as it was read. */
type WholeRow = 'row' | 'asRead'
type As = 'quantity' | 'length' | 'lineNumber' | 'section' | 'grade' | 'finish' | 'ends' | WholeRow
export type Choice = Partial<ListRow> & { as: As }

/**
 * `joined` by ×, @ or / to what is before it, and `joins` to what comes next. Before the `first` there is at most a mark, a finish, a
 * grade, "hot" or "cold", and signs.
 */
export type NumberItem = Token & { type: 'number'; joined: boolean; joins: boolean; first: boolean; opening: boolean }
export type Item =
  | NumberItem
  | (Token & { type: 'family' })
  | { type: 'word'; text: string; filler: boolean }
  | { type: 'sign' }
/** From the first to the last of the numbers and the family. */
export function spanOf(used: readonly NumberItem[], name?: Token): Span {
  const parts = name ? [...used, name] : used
  return [Math.min(...parts.map(({ from }) => from)), Math.max(...parts.map(({ to }) => to))]
}
export const choicesOf = <Field extends keyof ListRow & As>(as: Field, values: Iterable<ListRow[Field]>): Choice[] =>
  [...new Set(values)].map((value) => ({ as, [as]: value }))

const has = ({ taken }: Phrase, ...kinds: Kind[]) => taken.some((token) => hasKind(token, ...kinds))
const numberIn = ({ taken }: Phrase) => taken.find(({ value }) => !Number.isNaN(value))
const isEachEnd = (phrase: Phrase) => has(phrase, 'eachEnd', 'bothEnds')
const plateIn = (phrase: Phrase) => plates.find((plate) => has(phrase, plate)) ?? 'end plate'

/** What a line says besides section, quantity and length, and the `items` in which these are to be found. */
export type Phrases = ReturnType<typeof readPhrases>

export function readPhrases(tokens: readonly Token[], line: string) {
  const phrases = phrasesOf(tokens, line).filter(({ name }) => name !== 'drop')
  const of = (...names: PhraseName[]) => phrases.filter(({ name }) => names.includes(name))
  const [mark] = of('mark', 'marks')
  const [made] = of('family', 'made').filter((phrase) => has(phrase, 'cold', 'hot'))
  const holes = of('holes').map((phrase) => (numberIn(phrase)?.value ?? 0) * (isEachEnd(phrase) ? 2 : 1))
  const ends = of('plates').flatMap(endsOf)
  const grades = new Set(
    of('grade').map(({ taken: [grade] }) => `S${grade?.text.replace(/^S|\s|(?<=\d)-/gi, '').toUpperCase()}`),
  )
  const finishes = new Set(of('coat').flatMap((phrase) => coats.filter((coat) => has(phrase, coat))))
  const [one = 'plain', other = 'plain'] = ends
  const [grade = ''] = grades
  const [finish = 'none' as const] = finishes
  const isCoated = finishes.size > 0
  const questions: (Problem | false | undefined)[] = [
    ...phrases.map((phrase) => questionOf(phrase, phrases)),
    grades.size > 1 && { problem: 'grade', about: [...grades].join(', '), choices: choicesOf('grade', grades) },
    finishes.size > 1 && { problem: 'finish', about: [...finishes].join(', '), choices: choicesOf('finish', finishes) },
  ]
  return {
    grade,
    finish,
    ends: [one, other] as const,
    holes: holes.reduce((sum, each) => sum + each, 0),
    mark: mark ? markOf(mark) : '',
    /** Asked unless the line counts its pieces. */
    uncounted: phrases.flatMap((phrase) => severalOf(phrase) ?? []).toSorted(byChoices)[0],
    total: of('length').find((phrase) => has(phrase, 'totals')),
    families: commonFamilies(of('family').flatMap(({ taken }) => taken.map(({ families }) => families))),
    cold: made && has(made, 'cold'),
    masses: of('mass').flatMap((phrase) => numberIn(phrase) ?? []),
    /** "2 holes both ends" */
    assumed: of('holes').flatMap((phrase): Assumption[] => (has(phrase, 'bothEnds') ? ['holesAtEachEnd'] : [])),
    problems: questions.filter((question) => question !== undefined && question !== false),
    items: phrases.flatMap((phrase, at) => {
      if (phrase === mark) return []
      return itemOf(phrase, isCoated, phrases[at - 1]?.name === 'cross', phrases[at + 1]?.name === 'cross')
    }),
  }
}

function endsOf(phrase: Phrase): End[] {
  const plate = plateIn(phrase)
  if (has(phrase, 'with')) return [/^(?:base|foot)/i.test(phrase.text) ? 'base plate' : 'end plate', plate]
  return isEachEnd(phrase) ? [plate, plate] : [plate]
}

/** "B1" of "mark B1" and "beam B1", and "Beam 1". */
function markOf({ name, taken, text }: Phrase): string {
  const mark = taken.at(-1)
  return name === 'mark' && mark && (hasKind(mark, 'code') || !taken[0]?.kinds.includes('marks')) ? mark.text : text
}

/** "Columns C1-C4" are four. */
const byChoices = (one: Problem, other: Problem) => (other.choices?.length ?? 0) - (one.choices?.length ?? 0)

/**
 * "Posts" and "angles" are several. "Bolted together" is two or one. "B1 & B2" and "B1-B4" are several pieces, or one with several
 * marks. "B12-3" is the mark of one.
 */
function severalOf(phrase: Phrase): Problem | undefined {
  const { name, text: about, at, taken } = phrase
  const several: Problem = { problem: 'quantityWord', about, at }
  if (name === 'together') return { ...several, choices: answers.quantityWord }
  if (name === 'pieces' || (name === 'family' && has(phrase, 'plural')))
    return { ...several, choices: choicesOf('quantity', [1]) }
  const numbers = (about.match(/\d+/g) ?? []).map(Number)
  const span = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1
  if (name !== 'marks' || (taken.length === 1 && span < 2)) return undefined
  const count = span > 1 && /-|\sto\s/i.test(about) ? span : numbers.length
  return { ...several, choices: choicesOf('quantity', [count, 1]) }
}

const answers: Partial<Record<ReadProblem, Choice[]>> = {
  grade: choicesOf('grade', ['S275', 'S355']),
  finish: choicesOf('finish', [...coats, 'none']),
  quantityWord: choicesOf('quantity', [2, 1]),
}

/** What is asked about a phrase, if anything. */
function questionOf(phrase: Phrase, all: readonly Phrase[]): Problem | undefined {
  const { name, taken, text: about, at } = phrase
  const plate = plateIn(phrase)
  // "With 4 no": something else is counted. "With end plates" may be one or both.
  const isOther =
    name === 'quantity' && all.some(({ name, text, at: [from] }) => name === 'with' && from < at[0] && /\w/.test(text))
  const isPlural = taken.some(({ kinds }) => kinds.includes('plate') && kinds.includes('plural'))
  const isPlates = name === 'plates' && !has(phrase, 'with') && plate !== 'base plate' && !isEachEnd(phrase) && isPlural
  if (isOther || name === '?number') {
    const { value: quantity, digits = about } = numberIn(phrase) ?? {}
    // "on 2 no padstones"
    const choices: Choice[] =
      name === '?number' && taken.length === 2 ? [{ as: 'quantity', quantity }, { as: 'lineNumber' }] : []
    return { problem: 'number', about: digits, at, choices }
  }
  if (isPlates || name === '?plates') {
    const ways = [plate, 'plain' as const].map((end) => [plate, end] as const)
    return { problem: 'plates', about, at, choices: choicesOf('ends', ways) }
  }
  const problem = name.startsWith('?') ? (name.slice(1) as ReadProblem) : undefined
  // With the refused or the other part as its note. A refusal alone may mean the whole piece.
  const isWelded =
    name === '?twoSections' && !taken.at(-1)?.families.some((family) => /^(?:U[BC]|PFC|.HS)$/.test(family))
  const isConfirmed = isWelded || (name === '?refusal' && taken.length > 1)
  const isGuess = problem === 'quantityWord' && !has(phrase, 'pairs', 'several')
  const choices = isConfirmed ? [{ as: 'asRead' as const }] : problem && !isGuess ? answers[problem] : undefined
  return problem && { problem, about, at, choices }
}

/** A phrase as what is left of a line, or nothing. */
function itemOf(phrase: Phrase, isCoated: boolean, joined: boolean, joins: boolean): Item[] {
  const { name, taken, text, isFirst } = phrase
  const number = numberIn(phrase)
  if (number && (name === 'number' || name === 'length' || name === 'quantity')) {
    const byWord = name === 'number' || (name === 'quantity' && number.unit) ? undefined : name
    const first = isFirst && number.column === undefined
    const opening = has(phrase, 'openings')
    return [{ ...number, type: 'number', role: number.role ?? byWord, joined, joins, first, opening }]
  }
  const word: Item = { type: 'word', text, filler: false }
  if (name === 'family' && taken[0]) return [...(has(phrase, 'plate') ? [word] : []), { ...taken[0], type: 'family' }]
  if (name === 'coat' || name === 'sign' || (name === 'bare' && !isCoated)) return [{ type: 'sign' }]
  const isDetail = name === 'holes' ? has(phrase, 'holeKinds', 'diameter', 'thread', 'thin') : has(phrase, 'number')
  if (['grade', 'made', 'cross'].includes(name) || ((name === 'holes' || name === 'plates') && !isDetail)) return []
  // What says nothing by itself is left out at the edges of a note.
  const isFiller = has(phrase, 'fillers', 'each', 'labels') || !/[\p{L}\p{N}?]/u.test(text)
  return [{ ...word, filler: isFiller && taken.length === 1 }]
}
