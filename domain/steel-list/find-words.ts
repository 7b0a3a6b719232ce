import { listWords } from '#content/steel-list-words.ts'
import type { SectionFamily } from '#content/steel-sections.ts'

const { families, finishes, numbers, plates, units, columns: _, ...others } = listWords
const { none, ...coats } = finishes

/** What is no key of the words table: groups of its words, numbers, other patterns and signs. */
const otherKinds = [
  ['coat', 'family', 'plate', 'unit'],
  ['count', 'few', 'heavy', 'misread', 'number', 'numbering', 'numeral', 'several', 'thin'],
  ['code', 'codes', 'cross', 'grade', 'lineNumber', 'letter', 'plural', 'thread', 'word'],
  ['bracket', 'colon', 'comma', 'equals', 'sign'],
] as const
const wordKinds = { ...others, ...finishes, ...plates }
export type Kind = keyof typeof wordKinds | (typeof otherKinds)[number][number]
export const allKinds: readonly string[] = [...Object.keys(wordKinds), ...otherKinds.flat()]

/** A word or a phrase of the words table. It can be of several kinds: "ea" is each, or an equal angle. */
export type WordEntry = { kinds: Kind[]; families: SectionFamily[]; value: number; unit: '' | keyof typeof units }

export const noEntry: WordEntry = { kinds: [], families: [], value: Number.NaN, unit: '' }
/** Every entry by its words, and every beginning of one, which is of no kind. */
const wordEntries = new Map<string, WordEntry>()

function add(list: string, more: Kind[], rest: Partial<WordEntry> = {}): void {
  for (const phrase of list.split(', ')) {
    let entry = { ...noEntry }
    let key = ''
    for (const [word] of phrase.toLowerCase().matchAll(/\p{L}+|\d+|[^\s.'’-]/gu)) {
      key = `${key} ${word}`.trim()
      entry = wordEntries.get(key) ?? { ...noEntry }
      wordEntries.set(key, entry)
    }
    const families = [...entry.families, ...(rest.families ?? [])]
    Object.assign(entry, { ...rest, kinds: [...entry.kinds, ...more], families })
  }
}

for (const [family, list] of Object.entries(families)) add(list, ['family'], { families: [family as SectionFamily] })
for (const [kind, list] of Object.entries({ none, ...others })) add(list, [kind as Kind])
for (const [kind, list] of Object.entries(coats)) add(list, [kind as Kind, 'coat'])
for (const [kind, list] of Object.entries(plates)) add(list, [kind as Kind, 'plate'], { families: ['PL'] })
for (const [unit, list] of Object.entries(units)) add(list, ['unit'], { unit: unit as WordEntry['unit'] })
for (const [at, list] of numbers.entries())
  add(list, at === 0 ? ['numeral', 'count'] : ['numeral', 'count', 'several'], { value: at + 1 })

/** The next word of an entry. A hyphen, a full stop or an apostrophe makes no other entry: "hot-dip", "c.f." */
const nextWord = /[\s.'-]{0,3}(\p{L}+|\d+|[^\s])/uy

/** The longest entry of the words table at a place. */
export function entryAt(text: string, from: number): (WordEntry & { to: number }) | undefined {
  let found: (WordEntry & { to: number }) | undefined
  let key = ''
  if (/[\s.'-]/.test(text[from] ?? ' ')) return undefined
  nextWord.lastIndex = from
  for (let word = nextWord.exec(text)?.[1]; word; word = nextWord.exec(text)?.[1]) {
    const to = nextWord.lastIndex
    key = `${key} ${word.toLowerCase()}`.trim()
    const exact = wordEntries.get(key)
    const isPlural = key.length > 2 && key.endsWith('s') && /[\p{L}']s$/iu.test(text.slice(from, to))
    const singular = isPlural ? wordEntries.get(key.replace(/ ?s$/, '')) : undefined
    const entry = exact?.kinds.length ? exact : singular
    // "Beams 2" is no mark.
    const plural = [...(entry?.kinds.filter((kind) => kind !== 'marks') ?? []), 'plural' as const]
    const kinds = entry === exact ? entry?.kinds : plural
    if (entry && kinds?.length) found = { ...entry, kinds, to: text[to] === '.' ? to + 1 : to }
    if (!exact) break
  }
  return found
}

export const kindsOfWord = (word: string): readonly Kind[] => wordEntries.get(word.toLowerCase())?.kinds ?? []
