import type { listCopy } from '#content/steel-list.ts'
import type { SoughtSection } from './find-sections.ts'
import { coats, type End, type ListRow, plates } from './list-row.ts'
import type { Kind, Token } from './read-tokens.ts'

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
/** Each of the values as a button. */
export const choicesOf = <Field extends 'quantity' | 'length' | 'grade' | 'finish' | 'ends'>(
  as: Field,
  values: Iterable<ListRow[Field]>,
): Choice[] => [...new Set(values)].map((value) => ({ as, [as]: value }))

const size = 'number>cross>number|number>thickness|thin'
const place = 'places? eachEnd|bothEnds|oneEnd?'
const label = '#|:|.|countAfter*'

/**
 * The phrases of a line by the kinds of their tokens. The first pattern that fits wins. Of kinds with | between them, one is there.
 * Those with > follow each other. With * there are any number, with ? one or none. ^ is the beginning of a line, after its mark.
 * What has ! must not be next to the phrase, and what has + must follow it, unless the line ends. A name with ? is a question.
 */
const patterns = [
  ['^ lineNumber', 'drop'],
  ['codes', 'marks'],
  ['code joins>code|,>code joins>code|,>code*', 'marks'],
  [`^ labels|marks ${label} code`, 'mark'],
  [`^ labels|marks ${label} letter|count +sign|cell|family|number>cross`, 'mark'],
  ['^ code', 'mark'],
  ['^ letter +.|)|:', 'mark'],
  ['cross? currency number prices*', 'keep'],
  ['weights|=|: weights|=|:* heavy', 'mass'],
  ['!cross|family heavy', 'mass'],
  ['weights =|:* number', 'mass'],
  [
    `!cross count countAfter|cross* holeKinds|diameter|thread|number>diameter|size* holes suits>thread? ${place}`,
    'holes',
  ],
  ['few plate', '?plates'],
  ['!number|cross few countAfter|cross* plate', '?plates'],
  [`!cross ${size} cross>number* thickness? plate ${place}`, 'plates'],
  [`plate ${size} cross>number* thickness? ${place}`, 'plates'],
  [`plate ${place}`, 'plates'],
  ['plateKinds with plate', 'plates'],
  ['with count countAfter|cross* accessoryKinds|thread|size* accessories', 'keep'],
  ['!number|cross count countAfter|cross* accessoryKinds|thread|size* accessories', 'keep'],
  [`references ${label} code|letter|count !cross|countAfter|number`, 'keep'],
  [`labels ${label} code`, 'mark'],
  ['cross|places? number spacings|asides', 'keep'],
  ['grade', 'grade'],
  ['gradeBefore number letter?', '?grade'],
  ['coat', 'coat'],
  ['none', 'bare'],
  ['vagueFinish', '?finish'],
  ['family', 'family'],
  ['cold|hot', 'made'],
  [',|;|(|joins count countAfter? with', '?somePieces'],
  ['with', 'with'],
  ['parts count countAfter', '?number'],
  ['countBefore :|=|.* number countAfter*', 'quantity'],
  ['lengthBefore :|=|.* number lengthAfter*', 'length'],
  ['^ numeral', 'quantity'],
  ['numeral +sign|cell', 'quantity'],
  ['count countAfter', 'counted'],
  ['^ !cross count each', 'counted'],
  ['several|doubtful', '?quantityWord'],
  ['number lengthAfter lengthAfter*', 'length'],
  ['number', 'number'],
  // "88.9 dia x 5", "4 thk"
  ['diameter|thickness', 'drop'],
  ['cross', 'cross'],
  ['otherMaterials', '?material'],
  ['(|)|[|]|"', 'drop'],
  ['sign|cell', 'sign'],
] as const

type Name = (typeof patterns)[number][1] | 'word'
type Phrase = { name: Name; taken: readonly Token[]; text: string; at: Span; isFirst: boolean }
type Part = { look: string; ways: Kind[][]; often: string }
/** `starts` are the kinds of which a first token may be. */
type Rule = { name: Name; parts: readonly Part[]; starts: ReadonlySet<Kind | undefined> }

const rules = patterns.map(([pattern, name]): Rule => {
  const parts = pattern.split(' ').map((part) => {
    const [, look = '', ways = '', often = ''] = /^([\^!+]?)(.*?)([?*]?)$/.exec(part) ?? []
    return { look, ways: ways.split('|').map((way) => way.split('>') as Kind[]), often }
  })
  const taking = parts.filter(({ look }) => !look)
  const first = taking.slice(0, taking.findIndex(({ often }) => !often) + 1)
  return { name, parts, starts: new Set(first.flatMap(({ ways }) => ways.map(([kind]) => kind))) }
})

/** Where the tokens that a rule describes end, or 0. */
function endOf({ parts }: Rule, tokens: readonly Token[], from: number, isFirst: boolean): number {
  let at = from
  for (const { look, ways, often } of parts) {
    const wayAt = (at: number) => ways.find((kinds) => kinds.every((kind, to) => tokens[at + to]?.is.includes(kind)))
    let way = wayAt(look === '!' && at === from ? at - 1 : at)
    if (look === '^' ? !isFirst : look === '!' ? way : !way && (look ? tokens[at] : !often)) return 0
    for (; way && !look; way = often === '*' ? wayAt(at) : undefined) at += way.length
  }
  return at
}

/** Phrases after which a line may still begin. */
const openings: readonly Name[] = ['drop', 'sign', 'mark', 'marks', 'coat', 'bare', 'grade', 'made']

function phrasesOf(tokens: readonly Token[], line: string): Phrase[] {
  const phrases: Phrase[] = []
  let isFirst = true
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    let name: Name = 'word'
    to = from + 1
    for (const rule of rules) {
      const isPossible = tokens[from]?.is.some((kind) => rule.starts.has(kind))
      const end = isPossible ? endOf(rule, tokens, from, isFirst) : 0
      if (end === 0) continue
      name = rule.name
      to = end
      break
    }
    const taken = tokens.slice(from, to)
    const at = [taken[0]?.from ?? 0, taken.at(-1)?.to ?? 0] as const
    phrases.push({ name, taken, text: line.slice(...at).replace(/\s+/g, ' '), at, isFirst })
    isFirst &&= openings.includes(name)
  }
  return phrases
}

const has = ({ taken }: Phrase, ...kinds: Kind[]) => taken.some(({ is }) => is.some((kind) => kinds.includes(kind)))
const numberIn = ({ taken }: Phrase) => taken.find(({ value }) => !Number.isNaN(value)) as Token
const isEachEnd = (phrase: Phrase) => has(phrase, 'eachEnd', 'bothEnds')
const plateIn = (phrase: Phrase) => plates.find((plate) => has(phrase, plate)) ?? 'end plate'

/** A line without what is neither section nor quantity nor length. */
export type Phrases = ReturnType<typeof readPhrases>

/** Reads the tokens of a line. */
export function readPhrases(tokens: readonly Token[], line: string) {
  const phrases = phrasesOf(settled(tokens), line).filter(({ name }) => name !== 'drop')
  const of = (...names: Name[]) => phrases.filter(({ name }) => names.includes(name))
  const [mark] = of('mark', 'marks')
  const [made] = of('family', 'made').filter((phrase) => has(phrase, 'cold', 'hot'))
  const holes = of('holes').map((phrase) => numberIn(phrase).value * (isEachEnd(phrase) ? 2 : 1))
  const ends = of('plates').flatMap(endsOf)
  const grades = new Set(of('grade').map(({ text }) => `S${text.replace(/^S|\s|(?<=\d)-/gi, '').toUpperCase()}`))
  const finishes = new Set(of('coat').flatMap((phrase) => coats.filter((coat) => has(phrase, coat))))
  const [one = 'plain', other = 'plain'] = ends
  const [grade = ''] = grades
  const [finish = 'none' as const] = finishes
  const isCoated = finishes.size > 0
  // "Sprayed" next to a coat is how it is put on.
  const asked = phrases.filter(({ name }) => name !== '?finish' || !isCoated)
  const questions: (Problem | false | undefined)[] = [
    ...asked.map((phrase) => questionOf(phrase, asked)),
    grades.size > 1 && { problem: 'grade', about: [...grades].join(', '), choices: choicesOf('grade', grades) },
    ends.length > 2 && { problem: 'plates', about: ends.join(', ') },
    finishes.size > 1 && { problem: 'finish', about: [...finishes].join(', '), choices: choicesOf('finish', finishes) },
  ]
  return {
    ...{ grade, finish, ends: [one, other] as const, holes: holes.reduce((sum, each) => sum + each, 0) },
    mark: mark ? markOf(mark) : '',
    /** Marks that may be as many pieces. */
    marks: mark?.name === 'marks' ? severalMarks(mark) : undefined,
    cold: made && has(made, 'cold'),
    masses: of('mass').map(numberIn),
    /** "2 holes both ends" */
    assumed: of('holes').flatMap((phrase): Assumption[] => (has(phrase, 'bothEnds') ? ['holesAtEachEnd'] : [])),
    problem: questions.find((question) => question !== undefined && question !== false),
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

/** "B1" of "mark B1", and "Beam 1". */
function markOf({ name, taken, text }: Phrase): string {
  return name === 'marks' || taken[0]?.is.includes('marks') ? text : (taken.at(-1)?.text ?? '')
}

/** "B1 & B2" and "B1-B4" are several pieces, or one with several marks. "B12-3" is the mark of one. */
function severalMarks({ text, at, taken }: Phrase): Problem | undefined {
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const span = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1
  if (taken.length === 1 && span < 2) return undefined
  const count = span > 1 && /-|\sto\s/i.test(text) ? span : numbers.length
  return { problem: 'quantityWord', about: text, at, choices: choicesOf('quantity', [count, 1]) }
}

const answers: Partial<Record<ReadProblem, Choice[]>> = {
  ...{ grade: choicesOf('grade', ['S275', 'S355']), finish: choicesOf('finish', [...coats, 'none']) },
  quantityWord: choicesOf('quantity', [2, 1]),
}

const isSeveral = ({ is, plural }: Token) => plural && is.includes('plate')

/** What is asked about a phrase, if anything. */
function questionOf(phrase: Phrase, all: readonly Phrase[]): Problem | undefined {
  const { name, taken, text: about, at } = phrase
  const plate = plateIn(phrase)
  // "With 4 no": something else is counted. "With end plates" may be one or both.
  const isOther =
    name === 'counted' && all.some(({ name, text, at: [from] }) => name === 'with' && from < at[0] && /\w/.test(text))
  const isPlates =
    name === 'plates' && !has(phrase, 'with') && plate !== 'base plate' && !isEachEnd(phrase) && taken.some(isSeveral)
  if (isOther || name === '?number') return { problem: 'number', about: numberIn(phrase).digits, at }
  if (isPlates || name === '?plates') {
    const ways = [plate, 'plain' as const].map((end) => [plate, end] as const)
    return { problem: 'plates', about, at, choices: choicesOf('ends', ways) }
  }
  const problem = name.startsWith('?') ? (name.slice(1) as ReadProblem) : undefined
  return problem && { problem, about, at, choices: answers[problem] }
}

/** A phrase as what is left of a line, or nothing. */
function itemOf(phrase: Phrase, isCoated: boolean, joined: boolean, joins: boolean): Item[] {
  const { name, taken, text, isFirst: first } = phrase
  const [token] = taken
  if (name === 'number' || name === 'length' || name === 'quantity' || name === 'counted') {
    const number = numberIn(phrase)
    const role = name === 'length' ? name : name === 'number' || number.unit ? undefined : 'quantity'
    return [{ ...number, type: 'number', role: number.role ?? role, joined, joins, first }]
  }
  if (name === 'family' && token) return [{ ...token, type: 'family' }]
  if (name === 'coat' || name === 'sign' || (name === 'bare' && !isCoated)) return [{ type: 'sign' }]
  const isDetail = name === 'holes' ? has(phrase, 'holeKinds', 'diameter', 'thread', 'size') : has(phrase, 'number')
  if (['grade', 'made', 'cross'].includes(name) || ((name === 'holes' || name === 'plates') && !isDetail)) return []
  // What says nothing by itself is left out at the edges of a note.
  const isFiller = has(phrase, 'fillers', 'each', 'labels') || !/[\p{L}\p{N}?]/u.test(text)
  return [{ type: 'word', text, filler: isFiller && taken.length === 1 }]
}

/** "EA" is each next to another family, and an angle without one. An "L" without a size is a letter. */
function settled(tokens: readonly Token[]): Token[] {
  const isFamily = ({ is }: Token) => is.includes('family')
  const isEach = ({ is }: Token) => is.includes('each')
  const named = tokens.filter(isFamily)
  const angle = named.every(isEach)
    ? (named.find((token) => tokens[tokens.indexOf(token) - 2]?.is.includes('cross')) ?? named[0])
    : undefined
  return tokens.map((token, at) => {
    const isLetter = /^l$/i.test(token.text) && !tokens[at + 2]?.is.includes('cross')
    const isNot = isLetter || (isEach(token) && token !== angle) ? 'family' : 'each'
    return isFamily(token) ? { ...token, is: token.is.filter((kind) => kind !== isNot) } : token
  })
}
