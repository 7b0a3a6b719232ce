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

/** True when a text contains a invented number, such as "01632 960118". */
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

/** The fields of business.json that one confirmation covers, where they have other names. */
const coveredBy: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'logoLines'],
  legal: ['legalName', 'registeredIn', 'companyNumber', 'vatNumber'],
  address: ['address', 'position'],
  google: ['googleListing', 'googleReview'],
}

/** Where the content of a kind of sample is, if it is not in a file of its own name. */
const sampleFields: Readonly<Record<string, readonly [file: string, field?: string]>> = {
  rating: ['business', 'rating'],
  reviews: ['reviews', 'reviews'],
  history: ['about'],
  projects: ['services/structural-steel-london'],
  gallery: ['pictures'],
  workedPrices: ['worked-prices'],
  software: ['services/3d-modeling-services'],
  steelHandling: ['steel-handling'],
  steelRates: ['steel-rates'],
}

/** Title and note of a task, from the schema of its field. */
function labelsOf(shape: z.ZodRawShape, key: string): { title: string; note: string } {
  const { title = key, description: note = '' } = (shape[key] as z.ZodType | undefined)?.meta() ?? {}
  return { title, note }
}

const mustChange = { open: true, blocked: true }

/** A task that the owner closes with a date. */
const confirmable = (confirm: readonly string[], date: string) => ({ open: date === '', blocked: false, confirm, date })

/** What the owner has not replaced yet. */
const isSample = (content: unknown) => textsOf(content).some(({ text }) => /^Sample review\b/.test(text))

/** The firm's facts: open until confirmed, and as long as a value can only be a stand-in. An empty one may be right. */
export function factTasks(firm: Json, facts: Readonly<Record<string, string>>): LaunchTask[] {
  const group = 'Facts of the firm'
  const fieldOf = ({ path }: { path: string }) => path.split('.')[0] ?? ''
  const wrong = standInFacts(firm)
  const decisions = Object.entries(facts).map(([key, date]): LaunchTask => {
    const fields = coveredBy[key] ?? [key]
    const found = wrong.filter((fact) => fields.includes(fieldOf(fact)))
    const blocked = found.some(({ what }) => what !== empty)
    const [file, field = ''] = key === 'openingHours' ? ['opening-hours', 'hours'] : ['business', fields[0]]
    const labels = labelsOf(confirmations.shape.facts.shape, key)
    const note = blocked ? `Still ${[...new Set(found.map(({ what }) => what))].join(', ')}` : labels.note
    const task = confirmable(['confirmations.json', 'facts', key], date)
    const covers = file === 'business' && { fields }
    return { group, file, field, ...task, ...covers, title: labels.title, note, blocked, open: task.open || blocked }
  })
  const covered = Object.keys(facts).flatMap((key) => coveredBy[key] ?? key)
  const others = wrong.filter((fact) => fact.what !== empty && ![...covered, 'rating'].includes(fieldOf(fact)))
  return [
    ...decisions,
    ...others.map((fact) => {
      const { title } = labelsOf(business.shape, fieldOf(fact))
      return { group, file: 'business', field: fact.path, title, note: `Still ${fact.what}`, ...mustChange }
    }),
  ]
}

/** Figures that keep their mark until source, number and year are entered. */
export function claimTasks(figures: Json): LaunchTask[] {
  return Object.entries(figures).flatMap(([key, claim]) => {
    const missing = standInFacts(claim as Json).map(({ path }) => path)
    if (missing.length === 0) return []
    const { title } = labelsOf(claims.shape, key)
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
      const [file = kind, field = ''] = sampleFields[kind] ?? []
      const group = kind === 'gallery' ? renders : 'Sample content'
      const task = {
        group,
        file,
        field,
        ...labelsOf(sampleKinds.shape, kind),
        ...confirmable(['samples.json', kind], date),
      }
      return isSample(contentOf(file, field)) ? { ...task, ...mustChange, note: 'Still the samples' } : task
    }),
    ...Object.entries(figures).map(([part, { checked }]) => {
      const { title } = labelsOf(safetyFigures.shape, part)
      const note = 'A competent person has compared every figure with the source'
      const task = confirmable(['safety-figures.json', part, 'checked'], checked)
      return { group: 'Safety figures', file: 'safety-figures', field: part, title, note, ...task }
    }),
    ...Object.entries(texts).map(([entry, date]) => {
      const [file = '', topic = ''] = entry.split(': ')
      const page = topic === 'wording of the page'
      const group = page ? 'Pages to be read through' : 'Texts to be checked by a competent person'
      const task = confirmable(['confirmations.json', 'texts', entry], date)
      return { group, file, field: page ? '' : topic, title: '', note: '', ...task }
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
