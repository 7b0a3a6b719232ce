// biome-ignore lint/style/noRestrictedImports: counts the services, which the browser never does
import { readdirSync } from 'node:fs'
import { checked } from '#content/check.ts'
import { business } from './business.ts'
import reviewsData from './reviews.json' with { type: 'json' }
import sharedData from './shared.json' with { type: 'json' }
import { asAdjective, stats } from './stats.ts'

const reference = /\{([a-z]\w*(?:\.\w+)+)\}/g

function factAt(path: string, known: object): string | undefined {
  let value: unknown = known
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** Keys of text that no browser breaks into lines, or that is kept word for word. */
const plainKeys = new Set(['seo', 'summary', 'alt', 'href', 'path', 'keywords', 'reviews'])

const quantity =
  /(\d\+?) (mm|m|m²|kg|t|kN|km|MB|sq ft|hours?|hrs?|days?|weeks?|months?|years?|miles?|minutes?|tonnes?|million)\b/g

/**
 * A value of a JSON file with the facts in its texts filled in and each number kept on one line with its unit. Throws when a text
 * refers to a fact that does not exist.
 */
export function filled(value: unknown, at: readonly string[], known: object): unknown {
  if (typeof value === 'string') {
    const plain = at.some((key) => plainKeys.has(key))
    const text = value.replace(reference, (whole, path: string) => {
      const fact = factAt(path, known)
      if (fact === undefined)
        throw new Error(`${at.join(' › ')}: ${whole} is not a fact of the firm. Correct the name in the braces.`)
      return plain ? fact.replaceAll('\u00a0', ' ') : fact
    })
    return plain ? text : text.replace(quantity, '$1\u00a0$2')
  }
  if (Array.isArray(value)) return value.map((entry, index) => filled(entry, [...at, String(index)], known))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, [...at, key], known)]))
}

const { street, town, county, postcode } = business.address

const firm = {
  business: {
    ...business,
    phone: business.phone.display,
    phoneLink: business.phone.href,
    whatsapp: business.whatsapp.display,
    postalAddress: `${street}, ${town}, ${county} ${postcode}`,
  },
  stats,
  counts: {
    services: new Set(readdirSync('content/services').map((file) => file.replace(/\.\w+$/, ''))).size,
    reviews: reviewsData.reviews.length,
  },
  /** Periods before a noun: "10-year". */
  adjective: {
    drawings: asAdjective(stats.drawings),
    beamInstallation: asAdjective(stats.warranty.beamInstallation),
    staircaseStructure: asAdjective(stats.warranty.staircaseStructure),
    metalworkStructure: asAdjective(stats.warranty.metalworkStructure),
  },
}

const { near } = stats.emergency
const declarationFrom = business.certificates['BS EN 1090'].number
  ? 'Us, with the steel, under BS\u00a0EN\u00a01090-1'
  : 'Us, as the maker of the steelwork, under BS\u00a0EN\u00a01090-1. Ask for our certificate number before you order'

/** What the texts of the JSON files can refer to, as `{business.phone}`, `{stats.quote.most}` or `{shared.call999First}`. */
export const facts = {
  ...firm,
  shared: {
    ...checked('shared', filled(sharedData, ['content/shared.json'], firm)),
    emergencyTarget: near.charAt(0).toUpperCase() + near.slice(1),
    /** The maker of structural steelwork has to declare its performance. Until its certificate is entered, readers are told to ask. */
    declarationFrom,
    declarationNote: `Who gives the Declaration of Performance, with UKCA or CE marking? ${declarationFrom}.`,
  },
}
