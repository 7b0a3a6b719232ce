import type { Kind, Span, Token } from './read-tokens.ts'

const size = 'number>cross>number|number>thickness|thin'
const place = 'places? eachEnd|bothEnds|oneEnd?'
const label = '#|:|.|countAfter*'
const holeSize = 'holeKinds|diameter|thread|number>diameter|size*'
const holes = `!cross count countAfter|cross* ${holeSize} holes suits>thread? ${place}` as const
const work = 'coat|vagueFinish|grade|holes|plate'
const byOthers = 'sign|fillers* notOurs'

/**
 * The phrases of a line by the kinds of their tokens. The first pattern that fits wins. Of kinds with | between them, one is there.
 * Those with > follow each other. With * there are any number, with ? one or none. ^ is the beginning of a line, after its mark.
 * What has ! must not be next to the phrase, and what has + must follow it, unless the line ends. A name with ? is a question.
 */
const phrasePatterns = [
  ['^ lineNumber', 'drop'],
  ['codes', 'marks'],
  ['code joins>code|,>code joins>code|,>code*', 'marks'],
  [`^ labels|marks ${label} code`, 'mark'],
  [`^ labels|marks ${label} letter|count +sign|cell|family|number>cross`, 'mark'],
  ['^ code', 'mark'],
  ['^ letter +.|)|:', 'mark'],
  ['refusals accessories', 'keep'],
  [`refusals count? countAfter|cross* ${holeSize} word|fillers* ${work} joins>coat*`, '?refusal'],
  [`coat|vagueFinish|grade ${byOthers}`, '?refusal'],
  [`${holes} ${byOthers}`, '?refusal'],
  [`plate ${place} ${byOthers}`, '?refusal'],
  [`accessories ${byOthers}`, 'keep'],
  ['cross? currency number prices*', 'keep'],
  ['weights|=|: weights|=|:* heavy', 'mass'],
  ['!cross|family heavy', 'mass'],
  ['weights =|:* number', 'mass'],
  [holes, 'holes'],
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
  ['^ numeral countAfter*', 'quantity'],
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
  // "No" refuses only what follows it.
  ['countAfter', 'word'],
  ['refusals|notOurs', '?refusal'],
  ['(|)|[|]|"', 'drop'],
  ['sign|cell', 'sign'],
] as const

export type PhraseName = (typeof phrasePatterns)[number][1] | 'word'
export type Phrase = { name: PhraseName; taken: readonly Token[]; text: string; at: Span; isFirst: boolean }
type Part = { look: string; ways: Kind[][]; often: string }
/** `starts` are the kinds of which a first token may be. */
type Rule = { name: PhraseName; parts: readonly Part[]; starts: ReadonlySet<Kind | undefined> }

const rules = phrasePatterns.map(([pattern, name]): Rule => {
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
    const takenAt = (at: number) =>
      ways.find((kinds) => kinds.every((kind, to) => tokens[at + to]?.is.includes(kind)))?.length ?? 0
    let taken = takenAt(look === '!' && at === from ? at - 1 : at)
    if (look === '^' && !isFirst) return 0
    if (look === '!' && taken > 0) return 0
    if (look === '+' && taken === 0 && tokens[at]) return 0
    if (look) continue
    if (taken === 0 && !often) return 0
    at += taken
    while (often === '*' && taken > 0) {
      taken = takenAt(at)
      at += taken
    }
  }
  return at
}

/** Phrases after which a line may still begin. */
const openings: readonly PhraseName[] = ['drop', 'sign', 'mark', 'marks', 'coat', 'bare', 'grade', 'made']

/** A line as its phrases, each named by the first pattern that fits. */
export function phrasesOf(tokens: readonly Token[], line: string): Phrase[] {
  const phrases: Phrase[] = []
  let isFirst = true
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    let name: PhraseName = 'word'
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
