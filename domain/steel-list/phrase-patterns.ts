import { allKinds } from './find-words.ts'
import type { Span, Token } from './read-tokens.ts'

const size = '(number cross number|number thickness|thin)'
const place = 'places? (eachEnd|bothEnds|oneEnd)?'
const times = '(countAfter|cross)*'
const holeSize = '(holeKinds|diameter|thread|number diameter|thin)*'
const holes = `(?<!cross) count ${times} ${holeSize} holes (suits thread|number diameter)? ${place}`
const counted = '(count (countAfter|cross)+)?'
// "4 no base plates 300x300x20" are pieces, if nothing else on the line is one.
const alone = 'number cross number cross number (?!.* (family|eachEnd|bothEnds|oneEnd))'
const accessory = '(accessoryKinds|thread|thin)* accessories (?!family)'
const work = '(coat|vagueFinish|grade|holes|plate)'
const byOthers = '(sign|fillers)* notOurs'

/**
 * The phrases of a line: a pattern, its name, and a line with that phrase. A pattern is a regular expression over tokens.
 * - A word is one token of that kind: "few plate" fits "2 end plates". A token fits all its kinds.
 * - ( ) | ? * + and look-arounds mean what they always mean, but for tokens. Spaces are only for reading.
 * - ^ is the beginning of the line. It may come after a mark, a coat, a grade, "hot", "cold" or a sign.
 * - $ is the end of the line.
 * - The first pattern that fits at a token takes what it fits. A token that no pattern fits is a word.
 * - A name with ? is a question, and "drop" says nothing.
 */
export const phrasePatterns = [
  ['^ lineNumber', 'drop', '1. 2 no UC'],
  ['codes | code (joins|comma) code ((joins|comma) code)*', 'marks', 'B1 & B2'],
  ['^ (labels|marks) (colon|countAfter)* (code|(letter|count) (?=sign|family|number cross|$))', 'mark', 'Beam 1: UB'],
  [`(?=plate) (?<=^ (lineNumber|sign|code)* ${counted}) plate (?=sign? ${counted} ${alone})`, 'family', 'cap pl 9x9x9'],
  [`^ count (countAfter|cross)+ (?=plate sign? ${alone})`, 'quantity', '4 no base plates 9x9x9'],
  ['^ code | ^ letter (?=colon|$)', 'mark', 'B1 UB'],
  ['^ (word|marks|sign|code|fillers){0,5} pieces', 'pieces', 'Rear posts'],
  ['(?=pieces) (?<=family|number cross number) pieces | (?!places) suits fillers* word? pieces', 'pieces', 'UB bars'],
  [`refusals count? ${times} ${holeSize} (word|fillers)* ${work} (joins coat)*`, '?refusal', 'do not prime'],
  [`(coat|vagueFinish|grade|${holes}|plate ${place}) ${byOthers}`, '?refusal', 'galv by others'],
  [`accessories ${byOthers} | cross? currency number prices*`, 'keep', '@ £145.00 each'],
  ['(weights|equals)+ heavy | (?<!cross|family) heavy | weights equals* number', 'mass', '= 166 kg'],
  [`${holes} number spacings`, '?number', '6 no holes at 600 c/c'],
  [holes, 'holes', '2 no M16 holes each end'],
  [`few plate | (?<!number|cross) few ${times} plate`, '?plates', '2 no end plates'],
  [`(?<!cross) ${size} (cross number)* thickness? plate ${place}`, 'plates', '10 thk end plate'],
  [`plate (${size} (cross number)* thickness?)? ${place} | plateKinds with plate`, 'plates', 'end plate each end'],
  [`(with|(?<!number|cross|countBefore)) count ${times} ${accessory}`, 'keep', 'with 4 no M16 bolts'],
  [`(?=count) (?<=number|lengthAfter) count countAfter ${accessory}`, '?number', '3300 8 no M20 bolts'],
  [`with ${size} (cross number)? ${accessory}`, 'keep', 'with 100x80x8 cleats'],
  ['accessories thread? (cross|places) number', '?number', 'bolts M12 at 600'],
  ['(?<=accessories sign?) count countAfter', '?number', 'bolts - 4 no'],
  ['(places|with) number cross number cross number word? word? otherGoods', 'keep', 'on 9x9x9 padstone'],
  ['references (colon|countAfter)* (code|letter|count (?!cross|countAfter|number))', 'keep', 'plot 4'],
  ['labels (colon|countAfter)* code', 'mark', 'UB, mark B9'],
  ['(cross|places)? number (spacings|asides (?!colon? number))', 'keep', 'at 600 c/c'],
  ['openings (word|colon|fillers)* number | number lengthAfter* openings', 'length', 'opening of 1.8m'],
  ['grade', 'grade', 'S355'],
  ['gradeBefore (number|misread)', '?grade', 'grade 43A'],
  ['coat', 'coat', 'galv'],
  ['none', 'bare', 'unpainted'],
  ['vagueFinish', '?finish', 'painted'],
  // "EA" is each or an angle, and an "L" without a size is a letter.
  ['(?!letter|each) family | (?=letter) family (?=number cross)', 'family', 'UC 152x152x23'],
  ['(?=each) (?<=cross number) family | (?=each) (?<!number) family (?=sign? number cross)', 'family', 'EA 100x100x8'],
  ['cold|hot', 'made', 'cold formed'],
  ['(comma|bracket|joins) count countAfter? with', '?somePieces', ', 2 with end plates'],
  ['^ (requests|joins) few (?=number cross|family)', 'quantity', 'need 2 203x133x25'],
  [
    `(?=with) (?<=(family|number|lengthAfter) sign?) with ${counted} ${size} family`,
    '?twoSections',
    'UB and 300x8 plate',
  ],
  ['with', 'with', 'c/w'],
  ['parts count countAfter', '?number', 'cut in 2 no'],
  ['countBefore (colon|equals)* number countAfter*', 'quantity', 'qty 4'],
  ['(?<=(number|lengthAfter) sign?) (?=countAfter) refusals few $', 'quantity', '4200, No. 2'],
  ['totals lengthBefore colon* number', 'length', 'total length 9m'],
  ['lengthBefore (colon|equals)* number lengthAfter*', 'length', 'length: 3300'],
  ['(?=pairs) numeral (?=.* together)', '?quantityWord', 'pair of UB bolted together'],
  ['^ numeral countAfter* | numeral (?=sign|$) | ^ few lengthBefore (?=number cross|family)', 'quantity', 'two UC'],
  ['(?<=places|suits|word) count countAfter (?=word|otherGoods)', '?number', 'on 2 no padstones'],
  ['(?=count pieces) (?<=(family|number cross) number cross) count', 'number', '88x88x5 posts'],
  ['count countAfter | ^ count each (?=(number|cross)* family)', 'quantity', '4 no'],
  ['(^|(?<=sign|lengthAfter)) count each (?=sign|$)', 'quantity', '4 ea'],
  ['several|doubtful|pairs', '?quantityWord', 'pair'],
  ['together', 'together', 'bolted together'],
  ['number lengthAfter+', 'length', '3300 long'],
  ['number', 'number', '3300'],
  // "88.9 dia x 5", "4 thk"
  ['diameter|thickness', 'drop', '88.9 dia'],
  ['cross', 'cross', 'x'],
  ['misread', '?misread', '365O'],
  ['otherMaterials', '?material', 'stainless'],
  ['refusals|notOurs', '?refusal', 'by others'],
  ['sign', 'sign', '-'],
] as const

export type PhraseName = (typeof phrasePatterns)[number][1] | 'word'
export type Phrase = { name: PhraseName; taken: readonly Token[]; text: string; at: Span; isFirst: boolean }

/** Each kind is a letter, and each token the letters of its kinds with a semicolon. Throws on a kind that no token has. */
function letterOf(kind: string): string {
  const at = allKinds.indexOf(kind)
  if (at < 0) throw new Error(`${kind} is no kind of token`)
  return String.fromCharCode(0xe000 + at)
}

function groupOf(pattern: string): string {
  const ofTokens = pattern.replace(/[a-z]+/gi, (kind) => `(?:[^;]*${letterOf(kind)}[^;]*;)`)
  return `(${ofTokens.replaceAll(' ', '').replace(/\((?!\?)/g, '(?:')})`
}

const anyPhrase = new RegExp([...phrasePatterns.map(([pattern]) => groupOf(pattern)), '([^;]*;)'].join('|'), 'y')

/** Phrases after which a line may still begin. */
const openings: readonly PhraseName[] = ['drop', 'sign', 'mark', 'marks', 'coat', 'bare', 'grade', 'made']

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
