import type { Span, Token } from './read-tokens.ts'

const size = '(number cross number|number thickness|thin)'
const place = 'places? (eachEnd|bothEnds|oneEnd)?'
const times = '(countAfter|cross)*'
const holeSize = '(holeKinds|diameter|thread|number diameter|size)*'
const holes = `(?<!cross) count ${times} ${holeSize} holes (suits thread|number diameter)? ${place}`
const accessory = '(accessoryKinds|thread|size)* accessories'
const work = '(coat|vagueFinish|grade|holes|plate)'
const byOthers = '(sign|fillers)* notOurs'

/**
 * The phrases of a line, as regular expressions in which a word is one token of that kind. The first that fits wins. ^ is the
 * beginning of a line, after its mark. A name with ? is a question.
 */
const phrasePatterns = [
  ['^ lineNumber', 'drop'],
  ['codes | code (joins|comma) code ((joins|comma) code)*', 'marks'],
  ['^ (labels|marks) (colon|countAfter)* (code|(letter|count) (?=sign|family|number cross|$))', 'mark'],
  ['^ code | ^ letter (?=colon|$)', 'mark'],
  ['refusals accessories', 'keep'],
  [`refusals count? ${times} ${holeSize} (word|fillers)* ${work} (joins coat)*`, '?refusal'],
  [`(coat|vagueFinish|grade|${holes}|plate ${place}) ${byOthers}`, '?refusal'],
  [`accessories ${byOthers} | cross? currency number prices*`, 'keep'],
  ['(weights|equals)+ heavy | (?<!cross|family) heavy | weights equals* number', 'mass'],
  [holes, 'holes'],
  [`few plate | (?<!number|cross) few ${times} plate`, '?plates'],
  [`(?<!cross) ${size} (cross number)* thickness? plate ${place}`, 'plates'],
  [`plate (${size} (cross number)* thickness?)? ${place} | plateKinds with plate`, 'plates'],
  [
    `(with|(?<!number|cross)) count ${times} ${accessory} | with number cross number (cross number)? ${accessory}`,
    'keep',
  ],
  ['references (colon|countAfter)* (code|letter|count (?!cross|countAfter|number))', 'keep'],
  ['labels (colon|countAfter)* code', 'mark'],
  ['(cross|places)? number (spacings|asides)', 'keep'],
  ['openings (word|colon|fillers)* number | number lengthAfter* openings', 'opening'],
  ['grade', 'grade'],
  ['gradeBefore number letter?', '?grade'],
  ['coat', 'coat'],
  ['none', 'bare'],
  ['vagueFinish', '?finish'],
  // "EA" is each or an angle, and an "L" without a size is a letter.
  ['(?!letter|each) family | (?=letter) family (?=number cross)', 'family'],
  ['(?=each) (?<=cross number) family | (?=each) (?<!number) family (?=sign? number cross)', 'family'],
  ['cold|hot', 'made'],
  ['(comma|bracket|joins) count countAfter? with', '?somePieces'],
  ['with', 'with'],
  ['parts count countAfter', '?number'],
  ['countBefore (colon|equals)* number countAfter*', 'quantity'],
  ['lengthBefore (colon|equals)* number lengthAfter*', 'length'],
  ['^ requests few (?=number cross|family)', 'quantity'],
  ['^ numeral countAfter* | numeral (?=sign|$) | ^ few lengthBefore (?=number cross|family)', 'quantity'],
  [
    'count countAfter | ^ count each (?=(number|cross)* family|sign|$) | (?<=sign|lengthAfter) count each (?=sign|$)',
    'counted',
  ],
  ['several|doubtful|pairs', '?quantityWord'],
  ['number lengthAfter+', 'length'],
  ['number', 'number'],
  // "88.9 dia x 5", "4 thk"
  ['diameter|thickness', 'drop'],
  ['cross', 'cross'],
  ['otherMaterials', '?material'],
  // "No" refuses only what follows it.
  ['countAfter', 'word'],
  ['refusals|notOurs', '?refusal'],
  ['bracket', 'drop'],
  ['sign', 'sign'],
] as const

export type PhraseName = (typeof phrasePatterns)[number][1] | 'word'
export type Phrase = { name: PhraseName; taken: readonly Token[]; text: string; at: Span; isFirst: boolean }

const kindLetters = new Map<string, string>()

/** Each kind is a letter, and each token the letters of its kinds with a semicolon. */
function letterOf(kind: string): string {
  const letter = kindLetters.get(kind) ?? String.fromCharCode(0xe000 + kindLetters.size)
  kindLetters.set(kind, letter)
  return letter
}

function groupOf(pattern: string): string {
  const ofTokens = pattern.replace(/[a-z]+/gi, (kind) => `(?:[^;]*${letterOf(kind)}[^;]*;)`)
  return `(${ofTokens.replaceAll(' ', '').replace(/\((?!\?)/g, '(?:')})`
}

const anyPhrase = new RegExp([...phrasePatterns.map(([pattern]) => groupOf(pattern)), '([^;]*;)'].join('|'), 'y')

/** Phrases after which a line may still begin. */
const openings: readonly PhraseName[] = ['drop', 'sign', 'mark', 'marks', 'coat', 'bare', 'grade', 'made']

/** A line as its phrases. */
export function phrasesOf(tokens: readonly Token[], line: string): Phrase[] {
  const coded = tokens.map(({ kinds }) => `${kinds.map(letterOf).join('')};`).join('')
  const phrases: Phrase[] = []
  let isFirst = true
  let start = 0
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    // ^ fits only at index 0, so an opening is cut off as long as the line may still begin.
    anyPhrase.lastIndex = isFirst ? 0 : start
    const groups: (string | undefined)[] = anyPhrase.exec(isFirst ? coded.slice(start) : coded) ?? []
    const found = groups[0] ?? ''
    const name: PhraseName = phrasePatterns[groups.indexOf(found, 1) - 1]?.[1] ?? 'word'
    start += found.length
    to = from + found.split(';').length - 1
    const taken = tokens.slice(from, to)
    const at = [taken[0]?.from ?? 0, taken.at(-1)?.to ?? 0] as const
    phrases.push({ name, taken, text: line.slice(...at).replace(/\s+/g, ' '), at, isFirst })
    isFirst &&= openings.includes(name) || taken.every(({ column }) => column !== undefined)
  }
  return phrases
}
