import { globSync, readFileSync } from 'node:fs'
import type * as z from 'zod'
import { confirmations, samples as sampleKinds } from '#content/schemas/confirmations.ts'
import { claims } from '#content/schemas/prices.ts'
import { safetyFigures } from '#content/schemas/safety-figures.ts'
import type { LaunchTask } from '../api.ts'
import { formSchemaOf } from '../documents.ts'
import { labelOf, textsOf } from '../form-schema.ts'

type Json = Readonly<Record<string, unknown>>
type Files = Readonly<Record<string, Json>>
type Dates = Readonly<Record<string, string>>
type Pictures = Readonly<Record<string, { file: string; alt: string; photograph?: true }>>

/** Each is tested without spaces, brackets and hyphens. The numbers are Ofcom's ranges for drama use. */
const standIns: Readonly<Record<string, RegExp>> = {
  'an invented number':
    /(?<!\d)(44)?0?(1632960|1(1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|3069990|7700900|8081570|9098790)\d{3}(?!\d)/,
  'an invented address': /\.example\b/,
  'the name of the invented firm': /estuary\W*steelworks/i,
  'only zeros': /^(GB)?0{6,}$/,
  'the address of the invented firm': /BasinYard|DA122ZZ/,
  'the position of the invented firm': /^(51\.4432|0\.3801)$/,
  'a placeholder: enter your own, or leave it empty': /^GX+$/,
  'the samples': /^Samplereview\b/,
}

/** What a text can only be a stand-in for. */
export function standInIn(text: string): string | undefined {
  const plain = text.replace(/[\s()-]/g, '')
  return Object.keys(standIns).find((what) => standIns[what]?.test(plain))
}

const labelsOf = (shape: z.ZodRawShape, key: string) => (shape[key] as z.ZodType | undefined)?.meta() ?? {}
const renders = 'Pictures that are 3D renders'
const compared = 'A competent person has compared every figure with the source'

/** Figures keep their mark until source, number and year are entered. */
const claimTasks = (figures: Json = {}): LaunchTask[] =>
  Object.entries(figures).flatMap(([key, claim]) => {
    const missing = textsOf(claim).flatMap(({ path, text }) => (text === '' ? path.join() : []))
    const note = `Still to be entered: ${missing.join(', ')}`
    const { title = key } = labelsOf(claims.shape, key)
    const task = { group: 'Figures that need proof', file: 'claims', field: key, title, note }
    return missing.length > 0 ? { ...task, open: true, blocked: true } : []
  })

/** Renders stay for now once the owner has said so. */
const renderTasks = (pictures: Pictures, open: boolean): LaunchTask[] =>
  Object.entries(pictures).flatMap(([id, { file, alt, photograph }]) => {
    const task = { group: renders, file: 'pictures', field: `pictures.${id}`, title: alt, note: '', picture: file }
    return photograph ? [] : { ...task, open, blocked: false }
  })

/** Stand-ins in fields that no other task names. */
const otherTasks = (files: Files, named: ReadonlySet<string>): LaunchTask[] =>
  Object.entries(files).flatMap(([file, content]) =>
    textsOf(content).flatMap(({ path, text }) => {
      const what = named.has(`${file}:${path[0]}`) ? undefined : standInIn(text)
      const title = labelOf(formSchemaOf(file), content, path)
      const task = { group: 'Other invented content', file, field: path.join('.'), title, note: `Still ${what}` }
      return what ? { ...task, open: true, blocked: true } : []
    }),
  )

/** All decisions about content, given by file. */
export function tasksOf(files: Files): LaunchTask[] {
  const named = new Set<string>()
  /** What the owner closes with a date, unless a field is still a stand-in. The labels of the date, or `place`, say what it confirms. */
  function dated(group: string, labels: z.GlobalMeta, place: string, confirm: string[], date: string) {
    const [file = '', names = ''] = (labels.place ?? place).split(':')
    const content = files[file]
    if (!content) return []
    const fields = names.split('|')
    for (const field of fields) named.add(`${file}:${field}`)
    const texts = fields.flatMap((field) => textsOf(content[field]))
    const found = new Set(texts.flatMap(({ text }) => standInIn(text) ?? []))
    const blocked = found.size > 0
    const note = blocked ? `Still ${[...found].join(', ')}` : (labels.description ?? '')
    const title = labels.title ?? ''
    return [{ group, file, field: fields[0] ?? '', title, note, open: blocked || date === '', blocked, confirm, date }]
  }
  const { facts, texts } = files.confirmations as { facts: Dates; texts: Dates }
  const samples = files.samples as Dates
  const figures = files['safety-figures'] as Record<string, { checked: string }>
  const { pictures } = files.pictures as { pictures: Pictures }
  const listed = [
    ...Object.entries(facts).flatMap(([key, date]) => {
      const labels = labelsOf(confirmations.shape.facts.shape, key)
      return dated('Facts of the firm', labels, `business:${key}`, ['confirmations.json', 'facts', key], date)
    }),
    ...claimTasks(files.claims),
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
    ...renderTasks(pictures, samples.gallery === ''),
  ]
  return [...listed, ...otherTasks(files, named)]
}

/** The decisions about a content folder, as its files are on disk now. */
export function launchTasks(folder: string): LaunchTask[] {
  const files = globSync('**/*.json', { cwd: folder }).map((file) => {
    const { $schema: _, ...data } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
    return [file.replaceAll('\\', '/').replace('.json', ''), data]
  })
  return tasksOf(Object.fromEntries(files))
}
