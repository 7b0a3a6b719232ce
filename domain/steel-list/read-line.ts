import { listLimits } from '#content/steel-list.ts'
import { matchSections, nearestSections } from './find-sections.ts'
import { entryAt, noEntry } from './find-words.ts'
import { agrees, inMillimetres, isPlain, lengthUnits, massesOf } from './lengths-and-masses.ts'
import { clipped, type ListRow, rowProblem } from './list-row.ts'
import { type Numbers, readNumbers } from './read-numbers.ts'
import { type Assumption, type Choice, type Item, type Phrases, type Problem, readPhrases } from './read-phrases.ts'
import { cellBorder, hasKind, mostTokens, type Span, type Token, tokensOf } from './read-tokens.ts'

/** A way to read a line that can be read in several, and what becomes of the line. A length of 0 is still to be given. */
export type Answer = { as: Choice['as']; row: ListRow; line: ReadLine }
/** What became of a line that somebody pasted. Nothing is dropped: a line that is no row keeps its text. */
export type ReadLine = { text: string } & (
  | { kind: 'row'; row: ListRow; assumed: readonly Assumption[]; spans: readonly Span[] }
  /** `draft` is the row without what is asked about, and `others` are asked next. The masses are checked last. */
  | ({ kind: 'refused'; draft?: ListRow; others?: readonly Problem[] } & Partial<Taken> & Problem)
  /** A heading or a sentence: no section and no number. */
  | { kind: 'note' }
)

type Taken = { assumed: readonly Assumption[]; masses: readonly Token[]; spans?: readonly Span[] }

/** What the columns of a table have said already. */
export type GivenRow = { mark: string; masses: Token[]; note?: string; ends?: ListRow['ends']; problem?: Problem }
/** A line with all that it says, of which the numbers are still to be understood. */
export type ParsedLine = Phrases & { text: string; tokens: readonly Token[]; given?: GivenRow }

/** Reads one line as somebody writes it to a fabricator. What can be read in two ways is refused, with the answers. */
export function readLine(text: string): ReadLine {
  if (!/\d/.test(text)) return { kind: 'note', text }
  // Commas without spaces separate cells, but "4,330" may be one number.
  const isCells = !text.includes(', ') && text.split(/,(?=\S)/).length > 2
  const cells = isCells ? text.replace(/(?<=[^\d],\d{1,2}),(?=\d{3}(?!\d|,\d))/, ' ').replaceAll(',', cellBorder) : text
  return readParsed(parseTokens(text, tokensOf(cells.replaceAll('\t', cellBorder))))
}

/** Whether a line says only numbers, one of which can be a length, and nothing but a mark with a single one. */
export function isBareRow({ items, mark, given }: ParsedLine, measures = isPlain): boolean {
  const numbers = items.filter((item) => item.type === 'number')
  const isBare = items.every((item) => item.type !== 'word' || item.filler)
  return (
    isBare &&
    numbers.length > (mark || given?.mark ? 0 : 1) &&
    numbers.some((number) => number.unit || measures(number))
  )
}

/** A line with its phrases. One that is too long is left as it is. */
export function parseTokens(text: string, tokens: readonly Token[], given?: GivenRow): ParsedLine {
  const phrases = readPhrases(tokens.length > mostTokens ? [] : tokens, text)
  return { ...phrases, text, tokens, given }
}

/** What became of the line. In a table without a heading, `key` is the way to read it, and `doubt` the question which one it is. */
export function readParsed(line: ParsedLine, key?: string, doubt?: Problem): ReadLine {
  const { text, tokens, given } = line
  if (tokens.length > mostTokens || text.length > listLimits.line)
    return { kind: 'refused', text, problem: 'longLine', about: '' }
  const found = readNumbers({ ...line, key })
  if (isRemark(line, found)) return { kind: 'note', text }
  const row = rowFrom(line, found)
  const assumed = new Set(line.assumed)
  if (found.quantity === undefined) assumed.add('onePiece')
  if (found.hotOrCold) assumed.add('hotFinished')
  const masses = [...line.masses, ...(given?.masses ?? []), ...(found.masses ?? [])]
  // A section above the line is no part of it.
  const spans = found.spans?.filter(([from]) => from < text.length)
  return lineOf(text, row, doubtsOf(line, found, row, doubt), { assumed: [...assumed], masses, spans })
}

/** The padstone "440x215x100" is no section, but "203x133x26" differs from one by 4 %. */
const mistyped = 0.08

/** A line is only about steel if it names, counts or measures a piece, or says only numbers. A total is no piece. */
function isRemark(line: ParsedLine, { section, length, doubts }: Numbers): boolean {
  const { text, tokens, items, given, families } = line
  const isSteel = tokens.some(({ kinds, unit, role }, at) => {
    const { kinds: next } = tokens[at + 1] ?? noEntry
    const isMeasured = lengthUnits.includes(unit) && !next.includes('otherGoods')
    const counts = role === 'length' || isMeasured || next.includes('countAfter')
    const isPlate = kinds.includes('plate') && /(?:\d ?[x×*] ?){2}\d/i.test(text.replace(/\d+/g, '1'))
    return kinds.includes('family') || isPlate || (kinds.includes('number') && counts)
  })
  const inCells = items.filter((item) => item.type === 'number' && item.column !== undefined)
  const isUnnamed = doubts.some(({ problem }) => problem === 'noSection')
  const isMistyped = () => doubts.some(({ sought }) => sought && nearestSections(sought, mistyped).length > 0)
  const first = entryAt(text, text.search(/[^\s|;,"]/))
  const isTotal = first?.kinds.includes('totals') && (!section || given !== undefined)
  const isOther = !section && !length && !families && isAboutGoods(tokens) && !isMistyped()
  const isNote = isOther || (isUnnamed && !isSteel && !isBareRow(line))
  return isTotal === true || (isNote && inCells.length < 2)
}

/** "440x215x140 deep padstone": at most two words are between the figures and the goods. */
function isAboutGoods(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => hasKind(token, 'otherGoods'))
  const isOther = (token: Token, index: number) =>
    hasKind(token, 'with', 'suits', 'places') || (index < at - 2 && hasKind(token, 'word') && !hasKind(token, 'letter'))
  return at >= 0 && !tokens.slice(0, at).some(isOther)
}

function rowFrom({ given, items, mark, ends, grade, holes, finish }: ParsedLine, found: Numbers): ListRow {
  // "Base plates" made of plate are the pieces themselves.
  const isPlate = found.section?.family === 'PL'
  const pieces = isPlate ? ends.filter((end) => end !== 'plain') : []
  return {
    mark: clipped(given?.mark || mark, listLimits.mark),
    section: found.section?.id ?? '',
    quantity: found.quantity ?? 1,
    length: found.length ?? 0,
    grade,
    ends: given?.ends ?? (isPlate ? ['plain', 'plain'] : ends),
    holes,
    finish,
    note: clipped([noteOf(items), ...pieces, given?.note].filter(Boolean).join('; '), listLimits.note),
  }
}

function doubtsOf(line: ParsedLine, found: Numbers, row: ListRow, doubt?: Problem): Problem[] {
  const unread = found.section && doubt ? [doubt] : found.doubts
  const range = unread.length > 0 ? undefined : rowProblem(row)
  const isOpening = line.items.some(
    (item) => item.type === 'number' && item.opening && inMillimetres(item) === found.length,
  )
  const doubts: (Problem | false | undefined)[] = [
    line.given?.problem,
    ...line.problems,
    ...unread,
    isOpening && { problem: 'opening', about: `${found.length} mm` },
    range && { problem: range, about: String(row[range === 'tooLong' ? 'length' : range]) },
    found.quantity === undefined && line.uncounted,
  ]
  const all = doubts.filter((problem) => problem !== undefined && problem !== false)
  // The total length of a single piece is its length.
  const total = all.length > 0 || row.quantity > 1 ? line.total : undefined
  return total ? [{ problem: 'quantityWord', about: total.text, at: total.at }] : all
}

/** The row, or the first question about it. */
function lineOf(text: string, row: ListRow, doubts: readonly Problem[], { spans = [], ...taken }: Taken): ReadLine {
  // A length that is missing is given in the row.
  const open = doubts.filter(({ problem }) => problem !== 'noLength' || doubts.length === 1)
  const all = open.length > 0 ? open : wrongMass(row, taken.masses)
  // 0: the line must be written again. 2: the row is confirmed as a whole.
  const rank = ({ choices: [first] = [], sought }: Problem) => (first?.as === 'asRead' ? 2 : first || sought ? 1 : 0)
  const [problem, ...others] = all.toSorted((one, other) => rank(one) - rank(other))
  if (!problem) return { kind: 'row', text, row, assumed: taken.assumed, spans }
  const isPiece = row.section || all.some(({ sought }) => sought)
  return { kind: 'refused', text, ...problem, draft: isPiece ? row : undefined, others, ...taken }
}

/** What a refused line may mean. The nearest sections are found only when they are shown. */
export function answersToLine(line: ReadLine): Answer[] {
  if (line.kind !== 'refused' || !line.draft) return []
  const { text, problem, at, draft, sought, choices = [], others = [], assumed = [], masses = [] } = line
  const matches = sought ? matchSections(sought) : []
  const sections = matches.length > 0 || !sought ? matches.slice(0, 3) : nearestSections(sought)
  const ways = sought ? sections.map(({ id }): Choice => ({ as: 'section', section: id })) : choices
  return ways.map(({ as, ...of }) => {
    const row = { ...draft, ...of }
    // An answer settles what else asks for the same.
    const isWhole = as === 'row' || as === 'asRead'
    const isSettled = (other: Problem) => other.problem === problem || (!isWhole && other.choices?.[0]?.as === as)
    const left = others.filter((other) => !isSettled(other))
    const assumedOf = of.quantity ? assumed.filter((assumption) => assumption !== 'onePiece') : assumed
    const taken = { assumed: assumedOf, masses: problem === 'mass' ? [] : masses, spans: at && [at] }
    return { as, row, line: lineOf(text, row, left, taken) }
  })
}

/** The masses in a list are only checked. */
function wrongMass({ section, length, quantity }: ListRow, masses: readonly Token[]): Problem[] {
  const right = massesOf(section, length, quantity)
  const wrong = masses.find((mass) => length > 0 && !agrees(mass, right))
  if (!wrong) return []
  const about = `${wrong.digits} ${wrong.unit || 'kg'}`
  return [{ problem: 'mass', about, at: [wrong.from, wrong.to], choices: [{ as: 'asRead' }] }]
}

/** The words that are left, in their order, without those at the edges that say nothing by themselves. */
function noteOf(items: readonly Item[]): string {
  const parts: Extract<Item, { type: 'word' }>[][] = [[]]
  for (const item of items) {
    if (item.type === 'word') parts.at(-1)?.push(item)
    else parts.push([])
  }
  const texts = parts.map((part) => {
    const from = part.findIndex(({ filler }) => !filler)
    return part.slice(from, part.findLastIndex(({ filler }) => !filler) + 1).map(({ text }) => text)
  })
  return texts.flatMap((words) => words.join(' ') || []).join('; ')
}
