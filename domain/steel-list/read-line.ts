import { listLimits } from '#content/steel-list.ts'
import type { SectionFamily, SectionShape } from '#content/steel-sections.ts'
import { plateShape, steelSectionById } from '../steel-sections.ts'
import { matchSections, nearestSections, type SoughtSection } from './find-sections.ts'
import { clipped, type ListRow, rowProblem } from './list-row.ts'
import {
  type Assumption,
  type Item,
  type NumberItem,
  type Phrases,
  type Problem,
  readPhrases,
  type Span,
} from './read-phrases.ts'
import { mostTokens, type Token, tokensOf } from './read-tokens.ts'

/** A way to read a line that can be read in several. A length of 0 is still to be given. */
export type Answer = {
  as: 'quantity' | 'length' | 'lineNumber' | 'section' | 'grade' | 'finish' | 'ends' | 'row'
  row: ListRow
}
/** The parts of a line that name section, quantity and length. */
type Spans = { section?: Span; quantity?: Span; length?: Span }
/** What became of a line that somebody pasted. Nothing is dropped: a line that is no row keeps its text. */
export type ReadLine = { text: string; number?: number } & (
  | { kind: 'row'; row: ListRow; assumed: readonly Assumption[]; spans: Spans }
  | ({ kind: 'refused'; answers: readonly Answer[]; sought?: SoughtSection; draft?: ListRow } & Problem)
  /** A heading or a sentence: no section and no number. */
  | { kind: 'note' }
)

type Choice = { as: Answer['as']; of: Partial<ListRow> }
type Roles = { length: number; quantity?: number; spans: Spans; masses: readonly NumberItem[] }
type Reading = Roles & { section: SectionShape; hotOrCold?: boolean }
type Refusal = Problem & { sought?: SoughtSection; choices?: Choice[]; known?: Partial<Reading> }
/** What the columns of a table have said already. `next` is the number of the line in a numbered list. */
export type Given = {
  mark?: string
  note?: string
  ends?: ListRow['ends']
  problem?: Problem
  cells?: true
  numbered?: boolean
  next?: number
}

/** Reads one line as somebody writes it to a fabricator. What can be read in two ways is refused, with the answers. */
export function readLine(text: string, next?: number): ReadLine {
  if (!/\d/.test(text)) return { kind: 'note', text }
  if (text.length > listLimits.line) return tooLong(text)
  // Commas without spaces separate cells, unless two cells could be one number.
  const cells = !text.includes(', ') && text.split(/,(?=\S)/).length > 2
  const either = cells && /(?<=,)(\d{1,3}),(\d{3})(?!\d)/.exec(text)
  if (either) {
    const [about, one, other] = either
    const ways = [`${one}${other}`, `${one} no ${other}`].map((way) => readLine(text.replace(about, way)))
    const answers = ways.flatMap((way): Answer[] => (way.kind === 'row' ? [{ as: 'row', row: way.row }] : []))
    return { kind: 'refused', text, problem: 'number', about, answers }
  }
  return readTokens(text, tokensOf(cells ? text.replaceAll(',', '¦') : text), { next })
}

/** The line again, from its tokens. */
export function readTokens(text: string, tokens: readonly Token[], given: Given): ReadLine {
  if (tokens.length > mostTokens) return tooLong(text)
  const phrases = readPhrases(tokens, text)
  const { grade, finish, holes, number } = phrases
  if (phrases.items.every(({ type }) => type === 'word' || type === 'sign')) return { kind: 'note', text }
  const read = readNumbers(phrases, given)
  const found: Partial<Reading> = 'problem' in read ? (read.known ?? {}) : read
  if (tokens[0]?.is.includes('totals') && !found.section) return { kind: 'note', text }

  // "Base plates" made of plate are the pieces themselves.
  const isPlate = found.section?.family === 'PL'
  const [ends, pieces] = isPlate ? [plain, phrases.ends.filter((end) => end !== 'plain')] : [phrases.ends, []]
  const note = [noteOf(phrases.items), ...pieces, given.note].filter(Boolean).join('; ')
  const row: ListRow = {
    mark: clipped(given.mark || phrases.mark, listLimits.mark),
    section: found.section?.id ?? '',
    ...{ quantity: found.quantity ?? 1, length: found.length ?? 0, grade, ends: given.ends ?? ends, holes, finish },
    note: clipped(note, listLimits.note),
  }
  const range = rowProblem(row)
  const problem =
    given.problem ??
    phrases.problem ??
    ('problem' in read ? read : undefined) ??
    (range && { problem: range, about: String(row[range === 'tooLong' ? 'length' : range]) }) ??
    severalMarks(phrases, found) ??
    wrongMass(phrases, found)
  if (problem) {
    const { problem: name, about, at, sought, choices }: Refusal = problem
    const ways = choices ?? (found.section ? choicesOf(name, phrases) : [])
    const answers = ways.map(({ as, of }) => ({ as, row: { ...row, ...of } }))
    return { kind: 'refused', text, problem: name, about, at, answers, number, ...(sought && { sought, draft: row }) }
  }
  const assumed = new Set(phrases.assumed)
  if (found.quantity === undefined) assumed.add('onePiece')
  if (found.hotOrCold) assumed.add('hotFinished')
  return { kind: 'row', text, row, assumed: [...assumed], spans: found.spans ?? {}, number }
}

function tooLong(text: string): ReadLine {
  return { kind: 'refused', text, problem: 'twoSections', about: '', answers: [] }
}

/** What a refused line may mean. The nearest sections are found only when they are shown. */
export function answersOf(line: ReadLine): readonly Answer[] {
  if (line.kind !== 'refused' || !line.sought || !line.draft) return line.kind === 'refused' ? line.answers : []
  const { sought, draft } = line
  const matches = matchSections(sought)
  const sections = matches.length > 0 ? matches.slice(0, 3) : nearestSections(sought)
  return sections.map(({ id }) => ({ as: 'section', row: { ...draft, section: id } }))
}

const plain = ['plain', 'plain'] as const

function choicesOf(problem: Problem['problem'], { finishes, ends, marks }: Phrases): Choice[] {
  const [end] = ends
  if (problem === 'finish') {
    const coats = finishes.length > 0 ? finishes : (['primed', 'galvanised', 'powder coated', 'none'] as const)
    return coats.map((finish) => ({ as: 'finish', of: { finish } }))
  }
  if (problem === 'grade') return ['S275', 'S355'].map((grade) => ({ as: 'grade', of: { grade } }))
  if (problem === 'plates' && end !== 'plain')
    return (
      [
        [end, end],
        [end, 'plain'],
      ] as const
    ).map((ends) => ({ as: 'ends', of: { ends } }))
  if (problem === 'quantityWord')
    return [marks?.count ?? 2, 1].map((quantity) => ({ as: 'quantity', of: { quantity } }))
  return problem === 'mass' ? [{ as: 'row', of: {} }] : []
}

function severalMarks({ marks }: Phrases, { quantity }: Partial<Reading>): Problem | undefined {
  return marks && quantity === undefined ? { problem: 'quantityWord', about: marks.text, at: marks.at } : undefined
}

/** The mass in a list is only checked. */
function wrongMass(
  phrases: Phrases,
  { section, length, quantity = 1, masses = [] }: Partial<Reading>,
): Problem | undefined {
  if (!section || !length) return undefined
  const wrong = [...phrases.masses, ...masses].find((mass) => !agrees(mass, section, length, quantity))
  return wrong && { problem: 'mass', about: `${wrong.digits} ${wrong.unit || 'kg'}`, at: [wrong.from, wrong.to] }
}

/** Within 3 % of the mass of a metre, of a piece or of all pieces, or as near as its last digit says. */
function agrees(
  { digits, value, unit }: Pick<NumberItem, 'digits' | 'value' | 'unit'>,
  section: SectionShape,
  length: number,
  quantity: number,
): boolean {
  const { mass = 0 } = steelSectionById(section.id) ?? {}
  const scale = unit === 't' ? 1000 : 1
  const rounding = (0.5 * scale) / 10 ** (digits.split('.')[1]?.length ?? 0)
  const piece = (mass * length) / 1000
  const masses = unit === 'kg/m' ? [mass] : [mass, piece, piece * quantity]
  return masses.some((each) => Math.abs(value * scale - each) <= Math.max(0.03 * each, rounding))
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

/** Every way to read the numbers; accepted only if exactly one explains all of them. */
function readNumbers({ items, cold }: Phrases, given: Given): Reading | Refusal {
  const named = items.flatMap((item) => (item.type === 'family' ? [item.families] : []))
  const families = named.length > 0 ? named.reduce((both, each) => both.filter((one) => each.includes(one))) : undefined
  if (families?.length === 0) return { problem: 'twoSections', about: '' }
  const chains = chainsOf(items)
  if (families?.[0] === 'PL') return readPlate(items, chains, given)
  const all = chains.flatMap((chain) => windowsOf(chain, families, cold))
  const beside = all.filter(({ family }) => family)
  const windows = beside.length > 0 ? beside : all
  const widest = Math.max(...windows.map(({ used }) => used.length))
  const unknown = () => unknownSection(items, chains, { families, cold }, given)
  if (windows.length === 0) return unknown()

  const found = windows.flatMap(({ used, shapes }): (Reading | Refusal)[] => {
    if (used.length < widest) return []
    const hot = shapes.filter((shape) => !('cold' in shape) || !shape.cold)
    const [section, ...others] = hot.length > 0 ? hot : shapes
    const roles = rolesOf(items, used, given, section)
    const at = spanOf(items, used)
    const read = { section: others.length > 0 ? undefined : section, hotOrCold: shapes.length > 1 }
    if ('problem' in roles) return [{ ...roles, known: { ...roles.known, ...read } }]
    if (others.length > 0) {
      const sizes = used.map(({ value }) => value)
      return [
        { problem: 'severalSections', about: sizes.join('×'), at, sought: { families, sizes, cold }, known: roles },
      ]
    }
    return section ? [{ ...roles, ...read, section, spans: { ...roles.spans, section: at } }] : []
  })
  const readings = found.filter((each) => 'section' in each)
  const ways = new Set(readings.map(({ section, length, quantity }) => [section.id, length, quantity].join()))
  if (ways.size > 1) return { problem: 'twoSections', about: '' }
  const refusal = found.find((each) => 'sought' in each) ?? found[0] ?? { problem: 'noSection', about: '' }
  // Of "203x133x26" the first two sizes name a section, but the third is no quantity.
  const third = 'problem' in refusal && refusal.problem === 'number' ? refusal.at?.[0] : undefined
  const isUnknown = chains.some(({ numbers: [, , size] }) => size?.joined && size.from === third)
  return readings[0] ?? (isUnknown ? unknown() : refusal)
}

/** Numbers written as one size: joined by ×, around a family, or after it with spaces. `family` is where it is. */
type Chain = { numbers: NumberItem[]; family?: number }

function chainsOf(items: readonly Item[]): Chain[] {
  const chains: Chain[] = [{ numbers: [] }]
  for (const item of items) {
    const chain = chains.at(-1) ?? { numbers: [] }
    if (item.type === 'family') {
      if (chain.family === undefined) chain.family = chain.numbers.length
      else chains.push({ numbers: [], family: 0 })
    } else if (item.type === 'number') {
      if (item.counts || item.role || item.unit === 'm') chains.push({ numbers: [] })
      else if ((item.joined || chain.family !== undefined) && chain.numbers.length < 8) chain.numbers.push(item)
      else chains.push({ numbers: [item] })
    } else if (item.type === 'word' || chain.family !== chain.numbers.length) chains.push({ numbers: [] })
  }
  return chains.filter(({ numbers }) => numbers.length > 0)
}

/** The stretches of a chain that name a section. Those of a chain with a family touch it. */
function windowsOf({ numbers, family }: Chain, families: readonly SectionFamily[] | undefined, cold?: boolean) {
  const stretches = numbers.flatMap((_, from) => [from + 2, from + 3].map((to) => ({ from, to })))
  const windows = stretches.flatMap(({ from, to }) => {
    if (to > numbers.length || (family !== undefined && (from > family || to < family))) return []
    const used = numbers.slice(from, to)
    const shapes = matchSections({ families, sizes: used.map(({ value }) => value), cold }).filter((shape) => {
      // Without a family next to it, only a whole size names a section.
      if (family === undefined) return to - from === 3 || shape.family === 'CHS' || shape.family === 'FLT'
      // "2 x 203 UB 25" is a beam, but of "80 x 35 flat 12" the flat is 80 × 35.
      return from === 0 || from >= family || to <= family || 'tw' in shape
    })
    return shapes.length > 0 ? [{ used, shapes, from, to, family: family !== undefined }] : []
  })
  // What is before the family is its size; what follows is something else.
  return windows.some(({ to }) => to === family) ? windows.filter(({ from }) => from !== family) : windows
}

/** From the first to the last of the numbers, with a family next to them. */
function spanOf(items: readonly Item[], used: readonly NumberItem[]): Span | undefined {
  const places = items.flatMap((item, at) => (item.type === 'number' && used.includes(item) ? at : []))
  const near = items.slice(Math.max(0, (places[0] ?? 0) - 1), (places.at(-1) ?? 0) + 2)
  const parts = near.filter((item) => item.type === 'family' || (item.type === 'number' && used.includes(item)))
  const [first] = parts
  const last = parts.at(-1)
  return first && last && 'from' in first && 'to' in last ? [first.from, last.to] : undefined
}

/** With the numbers that look like a size, for the answers. */
function unknownSection(
  items: readonly Item[],
  chains: readonly Chain[],
  sought: Partial<SoughtSection>,
  given: Given,
): Refusal {
  const chain = chains.find(({ family }) => family !== undefined) ?? chains.find(({ numbers }) => numbers.length > 1)
  const used = (chain?.numbers ?? []).filter(({ value }) => value < 1100).slice(0, 3)
  if (used.length < (sought.families ? 1 : 3)) return { problem: 'noSection', about: '' }
  const family = items.find((item) => item.type === 'family')?.text.toUpperCase() ?? ''
  const sizes = used.map(({ value }) => value)
  const roles = rolesOf(items, used, given)
  const known = 'problem' in roles ? roles.known : roles
  const about = `${family} ${sizes.join('×')}`.trim()
  return { problem: 'unknownSection', about, at: spanOf(items, used), sought: { ...sought, sizes }, known }
}

/** A plate is its width, its thickness and a length; without more, the least of three sizes is its thickness. */
function readPlate(items: readonly Item[], chains: readonly Chain[], given: Given): Reading | Refusal {
  const pair = chains.find(({ numbers, family }) => numbers[1]?.joined && family !== undefined)?.numbers ?? []
  const used = pair[2]?.joined ? [] : pair.slice(0, 2)
  const [thin = 0, wide = 0] = used.map(({ value }) => value).sort((one, other) => one - other)
  const shape = plateShape(wide, thin)
  const roles = shape && rolesOf(items, used, given, shape)
  if (shape && roles && !('problem' in roles) && roles.length >= 100) {
    return { ...roles, section: shape, spans: { ...roles.spans, section: spanOf(items, used) } }
  }
  const numbers = items.filter((item) => item.type === 'number')
  const plain = numbers.filter(({ counts, role, unit }) => !counts && role !== 'mass' && unit !== 'kg')
  const first = plain.length === 4 && plain[0]?.first && plain[0].joins ? plain[0] : undefined
  const pieces = numbers.filter((each) => each.counts || each === first)
  const sizes = plain.filter((item) => item !== first)
  const all = sizes.map(inMillimetres)
  const thickness = Math.min(...all)
  const [width = 0, length = 0] = all.toSpliced(all.indexOf(thickness), 1)
  const section = sizes.length === 3 ? plateShape(width, thickness) : undefined
  if (!section)
    return { problem: 'unknownSection', about: `PL ${all.join('×')}`, sought: { families: ['PL'], sizes: all } }
  const masses = numbers.filter(({ role, unit }) => role === 'mass' || unit === 'kg')
  const spans = { section: spanOf(items, sizes), quantity: spanOf(items, pieces) }
  const read = { section, length, quantity: pieces[0]?.value, spans, masses }
  return pieces.length > 1 ? { ...severalOf('severalQuantities', 'quantity', pieces), known: read } : read
}

function severalOf(
  problem: 'severalQuantities' | 'severalLengths',
  as: 'quantity' | 'length',
  numbers: readonly NumberItem[],
): Refusal {
  const all = numbers.map((each) => (as === 'length' ? Math.round(inMillimetres(each)) : each.value))
  const values = [...new Set(all)]
  const choices = values.map((value) => ({ as, of: { [as]: value } }))
  return { problem, about: values.join(', '), choices }
}

/** Which of the other numbers is the length and which the quantity. Every one must be explained; a mass must agree. */
function rolesOf(
  items: readonly Item[],
  used: readonly NumberItem[],
  given: Given,
  section?: SectionShape,
): Roles | Refusal {
  const numbers = items.filter((item) => item.type === 'number').filter((item) => !used.includes(item))
  const lengths: NumberItem[] = []
  const quantities: NumberItem[] = []
  const masses: NumberItem[] = []
  const bare: NumberItem[] = []
  for (const [index, item] of numbers.entries()) {
    const { value, unit, counts, joined, joins, measures, first, role, digits } = item
    const next = numbers[index + 1]
    const whole = unit === '' && Number.isInteger(value)
    const around = (!joined && joins && next && isLength(next)) || (joined && lengths.length > 0)
    if (unit === 'ft') return { problem: 'feet', about: digits, at: [item.from, item.to] }
    if (counts === 'others') return { problem: 'number', about: digits, at: [item.from, item.to] }
    if (role === 'mass' || unit.startsWith('k') || unit === 't') masses.push(item)
    else if (counts || (whole && ((first && joins) || (first ? value === 1 && !given.numbered : around))))
      quantities.push(item)
    else if (unit !== '' || ((measures || joined) && isLength(item))) lengths.push(item)
    else if (measures) return lengthUnit(item, quantities)
    else bare.push(item)
  }
  const isCount = (item: NumberItem) => {
    const at = items.indexOf(item)
    const words = [items[at - 1], items[at + 1]].some((near) => near?.type === 'word')
    const { value, joined, first } = item
    return Number.isInteger(value) && value > 0 && value < 100 && !joined && !words && (!first || given.cells)
  }
  const ways = new Map<string, Roles>()
  for (const length of lengths.length > 0
    ? lengths.slice(0, 1)
    : bare.filter((item) => isLength(item) && fits(inMillimetres(item)))) {
    for (const quantity of quantities.length > 0 ? quantities.slice(0, 1) : [undefined, ...bare.filter(isCount)]) {
      if (bare.length > 6 || quantity === length) continue
      const mm = Math.round(inMillimetres(length))
      const rest = bare.filter((item) => item !== length && item !== quantity)
      const isKnown = (item: NumberItem) =>
        (section && !item.joined && agrees(item, section, mm, quantity?.value ?? 1)) ||
        (item.first && item.value === given.next && quantity)
      if (!rest.every(isKnown)) continue
      const spans: Spans = { length: [length.from, length.to], quantity: quantity && [quantity.from, quantity.to] }
      ways.set(`${mm} ${quantity?.value}`, { length: mm, quantity: quantity?.value, spans, masses })
    }
  }
  const [way] = ways.values()
  if (way && ways.size === 1 && lengths.length < 2 && quantities.length < 2) return way

  const measured = [...lengths, ...bare.filter(isLength)]
  const unclear = bare.find((item) => !isLength(item))
  const known = {
    length: measured.length === 1 && measured[0] ? Math.round(inMillimetres(measured[0])) : undefined,
    quantity: quantities.length === 1 ? quantities[0]?.value : undefined,
  }
  if (ways.size > 1 || unclear) {
    if (measured.length === 0 && unclear) return { ...lengthUnit(unclear, quantities), known }
    const { digits, value, from, to, first } = unclear ?? (bare[0] as NumberItem)
    const quantity = { as: 'quantity', of: { quantity: value } } as const
    const choices: Choice[] = first ? [quantity, { as: 'lineNumber', of: {} }] : [quantity]
    return { problem: 'number', about: digits, at: [from, to], choices: quantities.length > 0 ? [] : choices, known }
  }
  if (quantities.length > 1) return { ...severalOf('severalQuantities', 'quantity', quantities), known }
  if (measured.length > 1) return { ...severalOf('severalLengths', 'length', measured), known }
  return { problem: 'noLength', about: '', known }
}

/** "x 6" may be six metres, or six pieces of a length that is missing. */
function lengthUnit({ digits, value, from, to }: NumberItem, quantities: readonly NumberItem[]): Refusal {
  const pieces: Choice[] = quantities.length > 0 ? [] : [{ as: 'quantity', of: { quantity: value, length: 0 } }]
  const metres: Choice[] = fits(value * 1000) ? [{ as: 'length', of: { length: Math.round(value * 1000) } }] : []
  return { problem: 'lengthUnit', about: digits, at: [from, to], choices: [...metres, ...pieces] }
}

function fits(length: number): boolean {
  return length >= listLimits.length.min && length <= listLimits.length.max
}

/** Without a unit, 3.3 is in metres, 3300 and 3,300 are in millimetres, and 6 could be either or a quantity. */
function isLength({ value, unit, digits }: NumberItem): boolean {
  return unit !== '' || value >= 100 || digits.includes('.')
}

function inMillimetres({ value, unit, digits }: NumberItem): number {
  if (unit === 'm' || (unit === '' && digits.includes('.') && value < 100)) return value * 1000
  return unit === 'cm' ? value * 10 : value
}
