import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { confirmations, samples as sampleKinds } from '#content/schemas/confirmations.ts'
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
  /** The file of a picture. */
  picture?: string
}

type Json = Readonly<Record<string, unknown>>
type Dates = Readonly<Record<string, string>>

/** Ofcom's number ranges for drama use, without the leading 0. */
const dramaNumber =
  /^(?:1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|3069990|7700900|8081570|9098790)\d{3}$/

/** True when a text contains an invented number, such as "01632 960118". */
export function hasDramaNumber(text: string): boolean {
  const numbers = text.match(/\+?\d[\d ()-]{8,}\d/g) ?? []
  return numbers.some((number) => dramaNumber.test(number.replace(/\D/g, '').replace(/^(?:44)?0?/, '')))
}

const rules: readonly { what: string; matches: (text: string, field: string) => boolean }[] = [
  { what: 'an invented number', matches: hasDramaNumber },
  { what: 'an invented address', matches: (text) => /\.example\b/.test(text) },
  { what: 'the name of the invented firm', matches: (text) => /estuary\W*steelworks/i.test(text) },
  { what: 'only zeros', matches: (text, field) => /Number$/.test(field) && /^(GB)?[ 0]*$/.test(text) },
  { what: 'the address of the invented firm', matches: (text) => /Basin Yard|DA12 2ZZ/.test(text) },
  { what: 'the position of the invented firm', matches: (text) => /^(51\.4432|0\.3801)$/.test(text) },
  { what: 'a placeholder: enter your own, or leave it empty', matches: (text) => /^G-X+$/.test(text) },
  { what: 'the samples', matches: (text) => /^Sample review\b/.test(text) },
]

/** What in a field can only be a stand-in. */
export function standInsIn(field: string, value: unknown): string[] {
  return textsOf(value).flatMap(({ text }) => rules.find(({ matches }) => matches(text, field))?.what ?? [])
}

const labelsOf = (shape: z.ZodRawShape, key: string) => (shape[key] as z.ZodType | undefined)?.meta() ?? {}
const renders = 'Pictures that are 3D renders'
const compared = 'A competent person has compared every figure with the source'

/** All decisions, from the content that `read` gives. It gives nothing for a service that was deleted. */
export function tasksOf(read: (file: string) => Json | undefined): LaunchTask[] {
  /** What the owner closes with a date, unless a field is still a stand-in. The labels of the date, or `place`, say what it confirms. */
  function dated(group: string, labels: z.GlobalMeta, place: string, confirm: string[], date: string) {
    const [file = '', names = ''] = String(labels.place ?? place).split(':')
    const content = read(file)
    if (!content) return []
    const fields = names.split('|')
    const found = new Set(fields.flatMap((field) => standInsIn(field, content[field])))
    const blocked = found.size > 0
    const note = blocked ? `Still ${[...found].join(', ')}` : (labels.description ?? '')
    const title = labels.title ?? ''
    return [{ group, file, field: fields[0] ?? '', title, note, open: blocked || date === '', blocked, confirm, date }]
  }
  const { facts, texts } = read('confirmations') as { facts: Dates; texts: Dates }
  const samples = read('samples') as Dates
  const figures = read('safety-figures') as Record<string, { checked: string }>
  const { pictures } = read('pictures') as {
    pictures: Record<string, { file: string; alt: string; photograph?: true }>
  }
  return [
    ...Object.entries(facts).flatMap(([key, date]) => {
      const labels = labelsOf(confirmations.shape.facts.shape, key)
      return dated('Facts of the firm', labels, `business:${key}`, ['confirmations.json', 'facts', key], date)
    }),
    // Figures keep their mark until source, number and year are entered.
    ...Object.entries(read('claims') ?? {}).flatMap(([key, claim]) => {
      const missing = textsOf(claim).flatMap(({ path, text }) => (text === '' ? path.join() : []))
      const note = `Still to be entered: ${missing.join(', ')}`
      const { title = key } = labelsOf(claims.shape, key)
      const task = { group: 'Figures that need proof', file: 'claims', field: key, title, note }
      return missing.length > 0 ? { ...task, open: true, blocked: true } : []
    }),
    ...Object.entries(samples).flatMap(([kind, date]) => {
      const group = kind === 'gallery' ? renders : 'Sample content'
      return dated(group, labelsOf(sampleKinds.shape, kind), kind, ['samples.json', kind], date)
    }),
    ...Object.entries(figures).flatMap(([part, { checked }]) => {
      const labels = { ...labelsOf(safetyFigures.shape, part), description: compared }
      const confirm = ['safety-figures.json', part, 'checked']
      return dated('Safety figures', labels, `safety-figures:${part}`, confirm, checked)
    }),
    ...Object.entries(texts).flatMap(([entry, date]) => {
      const place = entry.replace(': wording of the page', '').replace(': ', ':')
      const group = place.includes(':') ? 'Texts to be checked by a competent person' : 'Pages to be read through'
      return dated(group, {}, place, ['confirmations.json', 'texts', entry], date)
    }),
    // They stay for now once the owner has said so.
    ...Object.entries(pictures).flatMap(([id, { file, alt, photograph }]) => {
      const task = { group: renders, file: 'pictures', field: `pictures.${id}`, title: alt, note: '', picture: file }
      return photograph ? [] : { ...task, open: samples.gallery === '', blocked: false }
    }),
  ]
}

/** The decisions about a content folder, as its files are on disk now. */
export function launchTasks(folder: string): LaunchTask[] {
  return tasksOf((name) => {
    const file = `${folder}/${name}.json`
    if (!existsSync(file)) return undefined
    const { $schema: _, ...data } = JSON.parse(readFileSync(file, 'utf8'))
    return data
  })
}
