import { globSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { confirmations, samples as sampleKinds } from '#content/schemas/confirmations.ts'
import { business } from '#content/schemas/firm.ts'
import { claims } from '#content/schemas/prices.ts'
import { safetyFigures } from '#content/schemas/safety-figures.ts'
import { textsOf } from '../form-schema.ts'

/**
 * One decision before launch. `file` and `field` are where its value is, `note` what is wrong there or what the tick means.
 * `confirm` is the file and the path of the date that a tick fills in, `date` that date; without it the value has to change.
 */
export type LaunchTask = {
  group: string
  file: string
  field: string
  title: string
  note: string
  open: boolean
  /** A value is plainly a stand-in, whatever has been confirmed. */
  blocked: boolean
  confirm?: readonly string[]
  date?: string
  /** Every field of the file that the tick is about, if there are several. */
  fields?: readonly string[]
  /** The file of a picture. */
  picture?: string
}

type Json = Readonly<Record<string, unknown>>
type Rule = { what: string; matches: (text: string, path: string) => boolean }

/** Ofcom's number ranges for drama use, without the leading 0. */
const dramaNumber =
  /^(?:1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|3069990|7700900|8081570|9098790)\d{3}$/

/** True when a text contains an invented number, such as "01632 960118". */
export function hasDramaNumber(text: string): boolean {
  const numbers = text.match(/\+?\d[\d ()-]{8,}\d/g) ?? []
  return numbers.some((number) => dramaNumber.test(number.replace(/\D/g, '').replace(/^(?:44)?0?/, '')))
}

const empty = 'empty'
const renders = 'Pictures that are 3D renders'
const rules: readonly Rule[] = [
  { what: 'an invented number', matches: hasDramaNumber },
  { what: 'an invented address', matches: (text) => /\.example\b/.test(text) },
  { what: 'the name of the invented firm', matches: (text) => /estuary\W*steelworks/i.test(text) },
  { what: 'only zeros', matches: (text, path) => /Number$/.test(path) && /^(GB)?[ 0]*$/.test(text) },
  { what: 'the address of the invented firm', matches: (text) => /Basin Yard|DA12 2ZZ/.test(text) },
  { what: 'the position of the invented firm', matches: (text) => /^(51\.4432|0\.3801)$/.test(text) },
  { what: 'a placeholder: enter your own, or leave it empty', matches: (text) => /^G-X+$/.test(text) },
  { what: empty, matches: (text) => text === '' },
]

/** Values that can only be stand-ins. */
export function standInFacts(firm: Json): { path: string; what: string }[] {
  return textsOf(firm).flatMap(({ path: keys, text }) => {
    const path = keys.join('.')
    const rule = rules.find(({ matches }) => matches(text, path))
    return rule ? [{ path, what: rule.what }] : []
  })
}

const mustChange = { open: true, blocked: true }

/** A task that the owner closes with a date. The schema of the date says what it confirms; otherwise that is `place`. */
function confirmable(group: string, shape: z.ZodRawShape, key: string, place: string, confirm: string[], date: string) {
  const labels = (shape[key] as z.ZodType | undefined)?.meta()
  const [file = '', names = ''] = String(labels?.place ?? place).split(':')
  const fields = names.split('|')
  const { title = key, description: note = '' } = labels ?? {}
  return { group, file, field: fields[0] ?? '', fields, title, note, open: date === '', blocked: false, confirm, date }
}

/** The firm's facts: open until confirmed, and as long as a value can only be a stand-in. An empty one may be right. */
export function factTasks(firm: Json, facts: Readonly<Record<string, string>>): LaunchTask[] {
  const group = 'Facts of the firm'
  const fieldOf = ({ path }: { path: string }) => path.split('.')[0] ?? ''
  const wrong = standInFacts(firm)
  const decisions = Object.entries(facts).map(([key, date]) => {
    const confirm = ['confirmations.json', 'facts', key]
    const task = confirmable(group, confirmations.shape.facts.shape, key, `business:${key}`, confirm, date)
    const found = wrong.filter((fact) => fact.what !== empty && task.fields.includes(fieldOf(fact)))
    if (found.length === 0) return task
    return { ...task, ...mustChange, note: `Still ${[...new Set(found.map(({ what }) => what))].join(', ')}` }
  })
  const covered = ['rating', ...decisions.flatMap(({ fields }) => fields)]
  const others = wrong.filter((fact) => fact.what !== empty && !covered.includes(fieldOf(fact)))
  return [
    ...decisions,
    ...others.map((fact) => {
      const title = business.shape[fieldOf(fact) as keyof typeof business.shape].meta()?.title ?? fact.path
      return { group, file: 'business', field: fact.path, title, note: `Still ${fact.what}`, ...mustChange }
    }),
  ]
}

/** Figures that keep their mark until source, number and year are entered. */
export function claimTasks(figures: Json): LaunchTask[] {
  return Object.entries(figures).flatMap(([key, claim]) => {
    const missing = standInFacts(claim as Json).map(({ path }) => path)
    if (missing.length === 0) return []
    const title = claims.shape[key as keyof typeof claims.shape].meta()?.title ?? key
    const note = `Still to be entered: ${missing.join(', ')}`
    return [{ group: 'Figures that need proof', file: 'claims', field: key, title, note, ...mustChange }]
  })
}

/** What the owner confirms with a date: kinds of sample content, safety figures, texts and pages. */
export function confirmationTasks(
  samples: Readonly<Record<string, string>>,
  figures: Readonly<Record<string, { checked: string }>>,
  texts: Readonly<Record<string, string>>,
  contentOf: (file: string, field: string) => unknown = () => undefined,
): LaunchTask[] {
  return [
    ...Object.entries(samples).map(([kind, date]) => {
      const group = kind === 'gallery' ? renders : 'Sample content'
      const task = confirmable(group, sampleKinds.shape, kind, kind, ['samples.json', kind], date)
      const isSample = textsOf(contentOf(task.file, task.field)).some(({ text }) => /^Sample review\b/.test(text))
      return isSample ? { ...task, ...mustChange, note: 'Still the samples' } : task
    }),
    ...Object.entries(figures).map(([part, { checked }]) => {
      const [place, confirm] = [`safety-figures:${part}`, ['safety-figures.json', part, 'checked']]
      const task = confirmable('Safety figures', safetyFigures.shape, part, place, confirm, checked)
      return { ...task, note: 'A competent person has compared every figure with the source' }
    }),
    ...Object.entries(texts).map(([entry, date]) => {
      const place = entry.replace(': wording of the page', '').replace(': ', ':')
      const group = place.includes(':') ? 'Texts to be checked by a competent person' : 'Pages to be read through'
      return { ...confirmable(group, {}, entry, place, ['confirmations.json', 'texts', entry], date), title: '' }
    }),
  ]
}

/** Pictures that are not the firm's own photographs, until the owner confirms that they stay. */
export function pictureTasks(
  pictures: Readonly<Record<string, { file: string; alt: string; photograph?: true }>>,
  kept: boolean,
): LaunchTask[] {
  const left = Object.entries(pictures).filter(([, { photograph }]) => !photograph)
  const task = { group: renders, file: 'pictures', note: '', open: !kept, blocked: false }
  return left.map(([id, { file, alt }]) => ({ ...task, field: `pictures.${id}`, title: alt, picture: file }))
}

/** All decisions of a content folder, as the files are on disk now. */
export function launchTasks(folder: string): LaunchTask[] {
  const read = (name: string) => {
    const { $schema: _, ...data } = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
    return data
  }
  const { facts, texts } = read('confirmations')
  const samples = read('samples')
  const named = new Set(globSync('**/*.{json,ts}', { cwd: folder }).map((file) => file.replace(/\.(json|ts)$/, '')))
  return [
    ...factTasks(read('business'), facts),
    ...claimTasks(read('claims')),
    // A service may have been deleted with its texts.
    ...confirmationTasks(
      samples,
      read('safety-figures'),
      texts,
      (file, field) => named.has(file) && read(file)[field],
    ).filter(({ file }) => named.has(file)),
    ...pictureTasks(read('pictures').pictures, samples.gallery !== ''),
  ]
}
