import { globSync, readFileSync } from 'node:fs'
import { hasDramaNumber } from './drama-numbers.ts'

/** `confirm` is the file and the path of the date that a tick fills in; without it the value itself has to change. */
export type StandIn = { file: string; path: string; what: string; confirm?: readonly string[] }

type Json = Readonly<Record<string, unknown>>
type Rule = { what: string; matches: (text: string, path: string) => boolean }

const rules: readonly Rule[] = [
  { what: 'telephone number that is never assigned', matches: hasDramaNumber },
  { what: '.example address: can never be registered', matches: (text) => /\.example\b/.test(text) },
  { what: 'name of the stand-in firm', matches: (text) => /estuary\W*steelworks/i.test(text) },
  { what: 'number of zeros', matches: (text, path) => /Number$/.test(path) && /^(GB)?[ 0]*$/.test(text) },
  { what: 'address of the stand-in firm', matches: (text) => /Basin Yard|DA12 2ZZ/.test(text) },
  { what: 'position of the stand-in yard', matches: (text) => /^(51\.4432|0\.3801)$/.test(text) },
  { what: 'still empty', matches: (text) => text === '' },
]

/** Every text and number below a value, with the keys that lead to it. */
function values(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path.join('.'), String(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => values(child, [...path, key]))
}

/** Values that can only be stand-ins, whatever has been confirmed. */
export function standInFacts(file: string, firm: Json): StandIn[] {
  return values(firm).flatMap(([path, text]) => {
    const rule = path === '$schema' ? undefined : rules.find(({ matches }) => matches(text, path))
    return rule ? [{ file, path, what: rule.what }] : []
  })
}

/** What the owner has not confirmed: the kinds of samples.json, and the facts and texts of confirmations.json. */
export function unconfirmed(samples: Json, { facts, texts }: Record<'facts' | 'texts', Json>): StandIn[] {
  const open = (entries: Json, at: (entry: string) => StandIn) =>
    Object.keys(entries)
      .filter((entry) => entries[entry] === '')
      .map(at)
  return [
    ...open(facts, (entry) => ({
      ...(entry === 'openingHours'
        ? { file: 'opening-hours.json', path: 'hours' }
        : { file: 'business.json', path: entry }),
      what: 'not confirmed to be the firm’s own',
      confirm: ['confirmations.json', 'facts', entry],
    })),
    ...open(samples, (kind) => ({
      file: 'samples.json',
      path: kind,
      what: 'sample content: enter the firm’s own, then confirm it',
      confirm: ['samples.json', kind],
    })),
    ...open(texts, (entry) => {
      const [file = '', topic = ''] = entry.split(': ')
      const page = topic === 'wording of the page'
      return {
        file,
        path: topic,
        what: page ? 'wording to be read and confirmed' : 'safety text, to be checked by a competent person',
        confirm: ['confirmations.json', 'texts', entry],
      }
    }),
  ]
}

/** Pictures that are not the firm's own photographs. */
export function renderedPictures(pictures: Readonly<Record<string, { file: string; photograph?: true }>>): StandIn[] {
  return Object.entries(pictures).flatMap(([id, { file, photograph }]) =>
    photograph
      ? []
      : [{ file: 'pictures.json', path: `pictures.${id}`, what: `pictures/${file} is a 3D render: replace it` }],
  )
}

/** Build settings that are still placeholders. */
export function standInSettings({ siteUrl, analyticsId }: { siteUrl: string; analyticsId: string }): StandIn[] {
  const { protocol, hostname } = new URL(siteUrl)
  const unpublished = protocol !== 'https:' || /(\.example|\.test|^localhost)$/.test(hostname)
  return [
    ...(unpublished ? [{ file: '.env', path: 'SITE_URL', what: `site address ${siteUrl}: set the real one` }] : []),
    ...(/^G-X+$/.test(analyticsId)
      ? [{ file: '.env', path: 'GA_MEASUREMENT_ID', what: 'no analytics id: set it, or use --without-analytics' }]
      : []),
  ]
}

/** All stand-ins of the content below a folder, as the files are on disk now. */
export function standInsOf(folder: string): StandIn[] {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
  const facts = ['business', 'claims'].flatMap((name) => standInFacts(`${name}.json`, read(name)))
  const named = new Set(globSync('**/*.{json,ts}', { cwd: folder }).map((file) => file.replace(/\.(json|ts)$/, '')))
  const open = unconfirmed(read('samples'), read('confirmations'))
  const lost = open.filter(({ file, confirm }) => confirm?.[1] === 'texts' && !named.has(file))
  if (lost[0]) throw new Error(`confirmations.json names ${lost[0].file}, which is not a file in ${folder}`)
  return [...facts, ...open, ...renderedPictures(read('pictures').pictures)]
}
