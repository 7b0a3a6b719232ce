import { globSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import * as schemas from '#content/schemas/confirmations.ts'
import { business } from '#content/schemas/firm.ts'
import { claims } from '#content/schemas/prices.ts'
import { safetyFigures } from '#content/schemas/safety-figures.ts'
import { hasDramaNumber } from './drama-numbers.ts'

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
}

type Json = Readonly<Record<string, unknown>>
type Rule = { what: string; matches: (text: string, path: string) => boolean }

const empty = 'still empty'
const renders = 'Pictures that are 3D renders'
const rules: readonly Rule[] = [
  { what: 'telephone number that is never assigned', matches: hasDramaNumber },
  { what: '.example address: can never be registered', matches: (text) => /\.example\b/.test(text) },
  { what: 'name of the stand-in firm', matches: (text) => /estuary\W*steelworks/i.test(text) },
  { what: 'number of zeros', matches: (text, path) => /Number$/.test(path) && /^(GB)?[ 0]*$/.test(text) },
  { what: 'address of the stand-in firm', matches: (text) => /Basin Yard|DA12 2ZZ/.test(text) },
  { what: 'position of the stand-in yard', matches: (text) => /^(51\.4432|0\.3801)$/.test(text) },
  { what: 'placeholder: enter your own, or leave it empty', matches: (text) => /^G-X+$/.test(text) },
  { what: empty, matches: (text) => text === '' },
]

/** Every text and number below a value, with the keys that lead to it. */
function values(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path.join('.'), String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => values(child, [...path, key]))
}

/** Values that can only be stand-ins. */
export function standInFacts(firm: Json): { path: string; what: string }[] {
  return values(firm).flatMap(([path, text]) => {
    const rule = path === '$schema' ? undefined : rules.find(({ matches }) => matches(text, path))
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
  workedPrices: ['worked-prices'],
  software: ['services/3d-modeling-services'],
  steelHandling: ['steel-handling'],
  steelRates: ['steel-rates'],
}

const metaOf = (shape: z.ZodRawShape, key: string) => (shape[key] as z.ZodType | undefined)?.meta() ?? {}

/** The firm's facts: open until confirmed, and as long as a value can only be a stand-in. An empty one may be right. */
export function factTasks(firm: Json, facts: Readonly<Record<string, string>>): LaunchTask[] {
  const group = 'Facts of the firm'
  const wrong = standInFacts(firm).filter(({ path }) => !path.startsWith('$'))
  const under = (fields: readonly string[]) => wrong.filter(({ path }) => fields.includes(path.split('.')[0] ?? ''))
  const decisions = Object.entries(facts).map(([key, date]): LaunchTask => {
    const fields = coveredBy[key] ?? [key]
    const found = under(fields)
    const blocked = found.some(({ what }) => what !== empty)
    const [file, field = ''] = key === 'openingHours' ? ['opening-hours', 'hours'] : ['business', fields[0]]
    const { title = key, description = '' } = metaOf(schemas.confirmations.shape.facts.shape, key)
    const note = blocked ? [...new Set(found.map(({ what }) => what))].join(', ') : description
    const confirm = ['confirmations.json', 'facts', key]
    return { group, file, field, title, note, open: blocked || date === '', blocked, confirm, date }
  })
  const covered = Object.keys(facts).flatMap((key) => coveredBy[key] ?? key)
  const others = wrong.filter(
    ({ path, what }) => what !== empty && !covered.includes(path.split('.')[0] ?? '') && path !== 'rating',
  )
  return [
    ...decisions,
    ...others.map(({ path, what }) => {
      const { title = path } = metaOf(business.shape, path.split('.')[0] ?? '')
      return { group, file: 'business', field: path, title, note: what, open: true, blocked: true }
    }),
  ]
}

/** Figures that keep their mark until source, number and year are entered. */
export function claimTasks(figures: Json): LaunchTask[] {
  return Object.entries(figures).flatMap(([key, claim]) => {
    const missing = standInFacts(claim as Json).map(({ path }) => path)
    if (key === '$schema' || missing.length === 0) return []
    const { title = key } = metaOf(claims.shape, key)
    const note = `still to be entered: ${missing.join(', ')}`
    return [{ group: 'Figures that need proof', file: 'claims', field: key, title, note, open: true, blocked: true }]
  })
}

/** What the owner confirms with a date: kinds of sample content, safety figures, texts and pages. */
export function confirmationTasks(samples: Json, figures: Json, texts: Readonly<Record<string, string>>): LaunchTask[] {
  const task = (group: string, confirm: string[], date: unknown, at: Partial<LaunchTask>): LaunchTask => {
    const rest = { file: '', field: '', title: '', note: '', ...at }
    return { group, ...rest, open: date === '', blocked: false, confirm, date: String(date) }
  }
  const content = Object.entries(samples).filter(([kind]) => kind !== '$schema')
  const safety = Object.entries(figures).filter(([part]) => part !== '$schema')
  return [
    ...content.map(([kind, date]) => {
      const [file = kind, field = ''] = sampleFields[kind] ?? []
      const { title, description: note } = metaOf(schemas.samples.shape, kind)
      const group = kind === 'gallery' ? renders : 'Sample content'
      return task(
        group,
        ['samples.json', kind],
        date,
        kind === 'gallery' ? { file: 'pictures', title, note } : { file, field, title, note },
      )
    }),
    ...safety.map(([part, values]) => {
      const { title } = metaOf(safetyFigures.shape, part)
      const note = 'A competent person has compared every figure with the source'
      const confirm = ['safety-figures.json', part, 'checked']
      return task('Safety figures', confirm, (values as Json).checked, {
        file: 'safety-figures',
        field: part,
        title,
        note,
      })
    }),
    ...Object.entries(texts).map(([entry, date]) => {
      const [file = '', topic = ''] = entry.split(': ')
      const page = topic === 'wording of the page'
      const confirm = ['confirmations.json', 'texts', entry]
      const group = page ? 'Pages to be read through' : 'Texts to be checked by a competent person'
      return task(group, confirm, date, { file, field: page ? '' : topic })
    }),
  ]
}

/** Pictures that are not the firm's own photographs, until the owner confirms that they stay. */
export function pictureTasks(
  pictures: Readonly<Record<string, { file: string; photograph?: true }>>,
  kept: boolean,
): LaunchTask[] {
  return Object.entries(pictures).flatMap(([id, { photograph }]) =>
    photograph
      ? []
      : [
          {
            group: renders,
            file: 'pictures',
            field: `pictures.${id}`,
            title: id,
            note: '',
            open: !kept,
            blocked: false,
          },
        ],
  )
}

/** All decisions of a content folder, as the files are on disk now. */
export function launchTasks(folder: string): LaunchTask[] {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
  const { facts, texts } = read('confirmations')
  const samples = read('samples')
  const named = new Set(globSync('**/*.{json,ts}', { cwd: folder }).map((file) => file.replace(/\.(json|ts)$/, '')))
  const confirmed = confirmationTasks(samples, read('safety-figures'), texts)
  // A service may have been deleted with its texts.
  const there = confirmed.filter(({ file }) => named.has(file))
  return [
    ...factTasks(read('business'), facts),
    ...claimTasks(read('claims')),
    ...there,
    ...pictureTasks(read('pictures').pictures, samples.gallery !== ''),
  ]
}
