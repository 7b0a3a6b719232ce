import { business } from './business.ts'
import { asAdjective, stats } from './stats.ts'

/** What the texts of the JSON files can refer to, as `{business.phone}` or `{stats.quote.most}`. */
export const facts = {
  business: {
    ...business,
    phone: business.phone.display,
    phoneLink: business.phone.href,
    whatsapp: business.whatsapp.display,
    postalAddress: [
      business.address.street,
      business.address.town,
      business.address.county,
      business.address.postcode,
    ].join(', '),
  },
  stats,
  /** Periods before a noun: "10-year". */
  adjective: {
    drawings: asAdjective(stats.drawings),
    beamInstallation: asAdjective(stats.warranty.beamInstallation),
    staircaseStructure: asAdjective(stats.warranty.staircaseStructure),
    metalworkStructure: asAdjective(stats.warranty.metalworkStructure),
  },
}

const reference = /\{([a-z]\w*(?:\.\w+)+)\}/g

function factAt(path: string): string | undefined {
  let value: unknown = facts
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
export function filled(value: unknown, at: readonly string[] = []): unknown {
  if (typeof value === 'string') {
    const plain = at.some((key) => plainKeys.has(key))
    const text = value.replace(reference, (whole, path: string) => {
      const fact = factAt(path)
      if (fact === undefined)
        throw new Error(`${at.join(' › ')}: ${whole} is not a fact of the firm. Correct the name in the braces.`)
      return plain ? fact.replaceAll('\u00a0', ' ') : fact
    })
    return plain ? text : text.replace(quantity, '$1\u00a0$2')
  }
  if (Array.isArray(value)) return value.map((entry, index) => filled(entry, [...at, String(index)]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, filled(entry, [...at, key])]))
}
